package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** A pane that joins after the window has shown its first frames, so that the window is there sooner. */
final class LatePane implements PaneView {
    private static final int FRAMES_FIRST = 2;
    private final PaneView pane;
    private final StackPane place = new StackPane();
    private int frames;

    /** @param styleClass what its place looks like until then */
    LatePane(PaneView pane, String styleClass) {
        this.pane = pane;
        place.getStyleClass().add(styleClass);
    }

    @Override
    public Region root() {
        return place;
    }

    @Override
    public void refresh() {
        if (frames < FRAMES_FIRST) {
            frames++;
            return;
        }
        if (place.getChildren().isEmpty()) {
            place.getChildren().add(pane.root());
        }
        pane.refresh();
    }
}
