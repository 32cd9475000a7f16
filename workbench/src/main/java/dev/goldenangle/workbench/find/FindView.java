package dev.goldenangle.workbench.find;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.List;

/** The Find pane: the sensitivity matrix above its slice, and the suggestion search beside them. A narrow window shows one at a time. */
public final class FindView implements PaneView {
    private static final double ROOM_FOR_BOTH = 680;
    private static final double ROOMY = 760;
    private static final double REACH = 296;
    private static final double NARROW_REACH = 264;
    private static final double LEAST_SLICE = 226;
    private final FindViewModel model;
    private final EffectsView effects;
    private final SliceView slice;
    private final ReachView reach;
    private final ToggleButton changes = Segments.segment("find-changes", Messages.text("find.influence"));
    private final ToggleButton ways = Segments.segment("find-reach", Messages.text("find.reach"));
    private final StackPane switcher = new StackPane(Segments.row(changes, ways));
    private final SplitPane left = new SplitPane();
    private final SplitPane sides = new SplitPane();
    private final BorderPane root = new BorderPane(sides);
    /** A split pane distributes a new width in its layout, so the divider is placed afterwards. */
    private boolean isDividerDue;

    public FindView(FindViewModel model, Appearance look) {
        this.model = model;
        effects = new EffectsView(model, look);
        slice = new SliceView(model, look);
        reach = new ReachView(model);
        left.setOrientation(Orientation.VERTICAL);
        sides.widthProperty().addListener(observable -> isDividerDue = true);
        switcher.getStyleClass().add("find-switch");
        root.getStyleClass().add("find-pane");
        changes.setSelected(true);
        ways.selectedProperty().addListener(observable -> showSides());
        model.askedToReachProperty().addListener((observable, old, now) -> ways.setSelected(true));
        root.widthProperty().addListener(observable -> showSides());
        left.heightProperty().addListener(observable -> divideLeft());
        showSides();
    }

    private void showSides() {
        boolean isBoth = root.getWidth() >= ROOM_FOR_BOTH;
        List<Region> shown = isBoth ? List.of(left, reach) : List.of(ways.isSelected() ? reach : left);
        if (!shown.equals(sides.getItems())) {
            root.setTop(isBoth ? null : switcher);
            sides.getItems().setAll(shown);
            isDividerDue = true;
        }
    }

    /** The search keeps its width; the matrix gets the rest. */
    private void divideSides() {
        isDividerDue = false;
        if (sides.getItems().size() > 1 && sides.getWidth() > 0) {
            sides.setDividerPositions(1 - (sides.getWidth() >= ROOMY ? REACH : NARROW_REACH) / sides.getWidth());
        }
    }

    private void divideLeft() {
        if (left.getHeight() > 0) {
            left.setDividerPositions(Math.max(0, Math.min(effects.wantedHeight(), left.getHeight() - LEAST_SLICE)) / left.getHeight());
        }
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        model.seen();
        effects.refresh();
        slice.refresh();
        reach.refresh();
        if (isDividerDue) {
            divideSides();
        }
        List<Region> shown = model.selection().isPresent() ? List.of(effects, slice) : List.of(effects);
        if (!shown.equals(left.getItems())) {
            left.getItems().setAll(shown);
            divideLeft();
        }
    }
}
