package dev.goldenangle.workbench.find;

import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** What changes what above its slice, and the way to goals beside them; where there is no room for both, one of them. */
public final class FindView implements PaneView {
    private static final double ROOM_FOR_BOTH = 680;
    private static final double ROOMY = 760;
    private static final double REACH = 296;
    private static final double NARROW_REACH = 264;
    private static final double SWITCH = 40;
    private static final double LEAST_SLICE = 226;
    private final FindViewModel model;
    private final EffectsView effects;
    private final SliceView slice;
    private final ReachView reach;
    private final Region line = new Region();
    private final ToggleButton changes = segment("What changes what", "find-changes");
    private final ToggleButton ways = segment("Reach", "find-reach");
    private final HBox switcher = new HBox(changes, ways);
    private final Pane root = new Pane() {
        @Override
        protected void layoutChildren() {
            place(getWidth(), getHeight());
        }
    };

    public FindView(FindViewModel model, Look look) {
        this.model = model;
        effects = new EffectsView(model, look);
        slice = new SliceView(model, look);
        reach = new ReachView(model);
        line.getStyleClass().add("find-line");
        ToggleGroup group = new ToggleGroup();
        changes.setToggleGroup(group);
        ways.setToggleGroup(group);
        changes.setSelected(true);
        changes.setOnAction(event -> choose(changes));
        ways.setOnAction(event -> choose(ways));
        switcher.getStyleClass().add("segments");
        switcher.setAlignment(Pos.CENTER);
        root.getStyleClass().add("find-pane");
        root.getChildren().addAll(effects, slice, reach, line, switcher);
        model.askedToReachProperty().addListener((observable, old, now) -> choose(ways));
        model.selectionProperty().addListener(observable -> root.requestLayout());
    }

    private static ToggleButton segment(String text, String id) {
        ToggleButton button = new ToggleButton(text);
        button.getStyleClass().add("segment");
        button.setId(id);
        return button;
    }

    private void choose(ToggleButton side) {
        side.setSelected(true);
        root.requestLayout();
    }

    private void place(double width, double height) {
        boolean isBoth = width >= ROOM_FOR_BOTH;
        double reachWidth = !isBoth ? width : width >= ROOMY ? REACH : NARROW_REACH;
        double top = isBoth ? 0 : SWITCH;
        double left = isBoth ? width - reachWidth : width;
        boolean isChanges = isBoth || changes.isSelected();
        boolean isWays = isBoth || ways.isSelected();
        switcher.setVisible(!isBoth);
        double switcherWidth = switcher.prefWidth(-1);
        switcher.resizeRelocate(Math.rint((width - switcherWidth) / 2), 7, switcherWidth, 26);
        effects.setVisible(isChanges);
        slice.setVisible(isChanges && model.selection().isPresent());
        reach.setVisible(isWays);
        line.setVisible(isBoth);
        line.resizeRelocate(left, 0, 1, height);
        reach.resizeRelocate(isBoth ? left + 1 : 0, top, reachWidth - (isBoth ? 1 : 0), height - top);
        effects.resize(left, effects.getHeight());
        double wanted = slice.isVisible() ? Math.min(effects.wantedHeight(), height - top - LEAST_SLICE) : height - top;
        effects.resizeRelocate(0, top, left, Math.rint(Math.max(0, wanted)));
        slice.resizeRelocate(0, top + Math.rint(wanted), left, Math.max(0, height - top - Math.rint(wanted)));
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        model.seen();
        boolean wasSlice = slice.isVisible();
        effects.refresh();
        slice.refresh();
        reach.refresh();
        if (wasSlice != model.selection().isPresent()) {
            root.requestLayout();
        }
    }
}
