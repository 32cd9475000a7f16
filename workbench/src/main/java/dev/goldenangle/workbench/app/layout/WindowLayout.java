package dev.goldenangle.workbench.app.layout;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.NotificationPane;

import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Arranges the panes between the bars: knobs on the left over the full height, viewport and side pane above the
 * timeline. Dragging a divider resizes panes; double-clicking restores the default. Panes the user has not resized
 * grow with the window and the text size.
 */
public final class WindowLayout extends BorderPane {
    static final double TOP = 48;
    static final double STATUS = 24;
    private static final double FOLDED = 40;
    private static final double MIN_VIEWPORT_WIDTH = 480;
    private static final double MIN_VIEWPORT_BESIDE_WIDE = 280;
    private static final double MIN_VIEWPORT_HEIGHT = 320;
    private static final double ROOMY_WIDTH = 1400;
    private static final double ROOMY_HEIGHT = 800;
    /** Narrower side panes would cut off their rows. */
    private static final double MIN_SIDE = 276;
    private static final double TEXT_GROWTH = 0.6;
    private static final double DRAWN_WIDTH = 1440;
    private static final double DRAWN_HEIGHT = 900;
    private static final double PANE_SHARE = 0.12;
    private static final double TIMELINE_SHARE = 0.35;
    private static final double WIDE_SIDE_SHARE = 816.0 / 1440;

    private final Region knobs;
    private final Region viewport;
    private final Region side;
    private final Region timeline;
    /** Separates the knobs from the other panes. */
    private final SplitPane outer = new SplitPane();
    private final SplitPane across = new SplitPane();
    private final SplitPane down = new SplitPane();
    private final StackPane besideKnobs = new StackPane();
    private final StackPane everything = new StackPane(outer);
    private final NotificationPane notices = new NotificationPane(everything);
    private double growth = 1;
    private double chosenKnobs;
    private double chosenSide;
    private double chosenTimeline;
    private boolean wideSide;
    private boolean timelineHidden;
    private boolean knobsHidden;

    public WindowLayout(Region top, Region knobs, Region viewport, Region side, Region timeline, Region status) {
        this.knobs = knobs;
        this.viewport = viewport;
        this.side = side;
        this.timeline = timeline;
        getStyleClass().add("window-layout");
        setHeight(top, TOP);
        setHeight(status, STATUS);
        setTop(top);
        notices.setShowFromTop(false);
        notices.setFocusTraversable(false);
        setCenter(notices);
        setBottom(status);
        down.setOrientation(Orientation.VERTICAL);
        for (Region pane : List.of(knobs, viewport, side, timeline, across, down, besideKnobs)) {
            pane.setMinSize(0, 0);
            SplitPane.setResizableWithParent(pane, false);      // sizes are computed here, not by the split pane
        }
        follow(outer, position -> choose(position * getWidth(), chosenSide, chosenTimeline), () -> choose(0, chosenSide, chosenTimeline));
        follow(across, position -> choose(chosenKnobs, (1 - position) * acrossWidth(), chosenTimeline), () -> choose(chosenKnobs, 0, chosenTimeline));
        follow(down, position -> choose(chosenKnobs, chosenSide, (1 - position) * downHeight()), () -> choose(chosenKnobs, chosenSide, 0));
        arrange();
    }

    private static void setHeight(Region bar, double height) {
        bar.setMinHeight(height);
        bar.setPrefHeight(height);
        bar.setMaxHeight(height);
    }

    private void follow(SplitPane split, DoubleConsumer onDrag, Runnable onRestore) {
        split.getDividers().addListener((ListChangeListener<SplitPane.Divider>) change -> split.getDividers().forEach(divider ->
                divider.positionProperty().addListener((observable, old, position) -> {
                    if (dividers(split).stream().anyMatch(Node::isPressed)) {
                        onDrag.accept(position.doubleValue());
                    }
                })));
        split.addEventFilter(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2 && dividers(split).stream().anyMatch(divider -> divider.contains(divider.sceneToLocal(event.getSceneX(), event.getSceneY())))) {
                onRestore.run();
            }
        });
    }

    private static List<Node> dividers(SplitPane split) {
        return split.getChildrenUnmodifiable().stream().filter(node -> node.getStyleClass().contains("split-pane-divider")).toList();
    }

    /** Puts the panes into the split panes. A wide side pane extends down to the status bar. */
    private void arrange() {
        List.of(outer, across, down).forEach(split -> split.getItems().clear());
        SplitPane rest = wideSide ? across : down;
        if (wideSide) {
            down.getItems().setAll(viewport, timeline);
            across.getItems().setAll(down, side);
        } else {
            across.getItems().setAll(viewport, side);
            down.getItems().setAll(across, timeline);
        }
        if (besideKnobs.getChildren().isEmpty()) {
            besideKnobs.getChildren().add(rest);
        } else {
            rest.setVisible(besideKnobs.getChildren().get(0).isVisible());
            besideKnobs.getChildren().set(0, rest);
        }
        outer.getItems().setAll(knobsHidden ? List.of(besideKnobs) : List.of(knobs, besideKnobs));
        requestLayout();
    }

    /** Panes grow with the text, but less, so that the viewport keeps enough room. */
    public void setTextScale(double scale) {
        growth = Math.max(1, 1 + TEXT_GROWTH * (scale - 1));
        requestLayout();
    }

    /** Widens the side pane for curves and extends it down to the status bar. */
    public void setWideSide(boolean wide) {
        if (wide != wideSide) {
            wideSide = wide;
            arrange();
        }
    }

    public boolean isWideSide() {
        return wideSide;
    }

    /** A hidden timeline keeps its header. */
    public void setTimelineHidden(boolean hidden) {
        timelineHidden = hidden;
        requestLayout();
    }

    public boolean isTimelineHidden() {
        return timelineHidden;
    }

    public void setKnobsHidden(boolean hidden) {
        if (hidden != knobsHidden) {
            knobsHidden = hidden;
            arrange();
        }
    }

    public boolean isKnobsHidden() {
        return knobsHidden;
    }

    /** Shows a region, such as a comparison, instead of all panes between the bars; null restores the panes. */
    public void setWhole(Region region) {
        cover(everything, region);
    }

    /** Shows a region instead of all panes except the knobs; null restores the panes. */
    public void setBesideKnobs(Region region) {
        cover(besideKnobs, region);
    }

    private static void cover(StackPane place, Region region) {
        Node panes = place.getChildren().get(0);
        panes.setVisible(region == null);
        place.getChildren().setAll(panes);
        if (region != null) {
            place.getChildren().add(region);
        }
    }

    /** Shows notices over the panes, above the status bar. */
    public NotificationPane notices() {
        return notices;
    }

    /** The current width of the knobs pane. */
    ReadOnlyDoubleProperty knobsWidthProperty() {
        return knobs.widthProperty();
    }

    double knobsWidth() {
        return knobsHidden ? 0 : clamp(chosenKnobs > 0 ? chosenKnobs : growth * paneWidth(), 240, Math.max(240, getWidth() * 0.4));
    }

    /** The default width of the knobs and the side pane, larger in larger windows. */
    private double paneWidth() {
        return getWidth() < ROOMY_WIDTH ? 280 : 320 + PANE_SHARE * Math.max(0, getWidth() - DRAWN_WIDTH);
    }

    double sideWidth() {
        double wanted = wideSide ? getWidth() * WIDE_SIDE_SHARE : chosenSide > 0 ? chosenSide : growth * paneWidth();
        return clamp(wanted, MIN_SIDE, Math.max(MIN_SIDE, getWidth() - knobsWidth() - (wideSide ? MIN_VIEWPORT_BESIDE_WIDE : MIN_VIEWPORT_WIDTH)));
    }

    double timelineHeight() {
        if (timelineHidden) {
            return FOLDED;
        }
        double wanted = chosenTimeline > 0 ? chosenTimeline : growth * (getHeight() < ROOMY_HEIGHT ? 176 : 240 + TIMELINE_SHARE * Math.max(0, getHeight() - DRAWN_HEIGHT));
        return clamp(wanted, 120, Math.max(120, downHeight() - MIN_VIEWPORT_HEIGHT));
    }

    private double acrossWidth() {
        return getWidth() - knobsWidth();
    }

    private double downHeight() {
        return getHeight() - TOP - STATUS;
    }

    /** The sizes the user chose; 0 means default. */
    public double[] chosen() {
        return new double[] {chosenKnobs, chosenSide, chosenTimeline};
    }

    public void choose(double knobsWidth, double sideWidth, double timelineHeight) {
        chosenKnobs = knobsWidth;
        chosenSide = sideWidth;
        chosenTimeline = timelineHeight;
        requestLayout();
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }

    @Override
    protected void layoutChildren() {
        place(outer, knobsWidth() / getWidth());
        place(across, 1 - sideWidth() / acrossWidth());
        place(down, 1 - timelineHeight() / downHeight());
        super.layoutChildren();
    }

    /** Sets the position twice because a resized split pane ignores a position that has not changed. */
    private static void place(SplitPane split, double position) {
        if (!split.getDividers().isEmpty() && dividers(split).stream().noneMatch(Node::isPressed)) {
            split.setDividerPosition(0, 0);
            split.setDividerPosition(0, position);
        }
    }
}
