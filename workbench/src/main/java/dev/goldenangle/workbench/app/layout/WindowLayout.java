package dev.goldenangle.workbench.app.layout;

import dev.goldenangle.workbench.look.Separator;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Where the panes stand: knobs on the left over the full height, viewport and side pane above the timeline. Widths are the
 * designer's; when the window gets small they give way before the viewport falls below its minimum.
 */
public final class WindowLayout extends Pane {
    static final double TOP = 48;
    static final double STATUS = 24;
    static final double RAIL = 40;
    static final double MIN_VIEWPORT_WIDTH = 480;
    static final double MIN_VIEWPORT_HEIGHT = 320;
    private static final double ROOMY_WIDTH = 1400;
    private static final double ROOMY_HEIGHT = 800;
    /** Below this the rows of the side pane are cut. */
    private static final double MIN_SIDE = 276;
    private static final double TEXT_GROWTH = 0.6;
    private static final double DRAWN_WIDTH = 1440;
    private static final double DRAWN_HEIGHT = 900;
    private static final double PANE_SHARE = 0.12;
    private static final double TIMELINE_SHARE = 0.35;
    private static final double WIDE_SIDE_SHARE = 816.0 / 1440;

    private final Region top;
    private final Region knobs;
    private final Region viewport;
    private final Region side;
    private final Region timeline;
    private final Region status;
    private Region whole;
    private Extent extent = Extent.ALL;
    private final Separator knobsEdge = new Separator(Orientation.VERTICAL, d -> knobsWidth(knobsWidth() + d), () -> knobsWidth(0));
    private final Separator sideEdge = new Separator(Orientation.VERTICAL, d -> sideWidth(sideWidth() - d), () -> sideWidth(0));
    private final Separator timelineEdge = new Separator(Orientation.HORIZONTAL, d -> timelineHeight(timelineHeight() - d), () -> timelineHeight(0));
    private double growth = 1;
    private double chosenKnobs;
    private double chosenSide;
    private double chosenTimeline;
    private boolean wideSide;
    private boolean timelineHidden;
    private boolean knobsHidden;

    public WindowLayout(Region top, Region knobs, Region viewport, Region side, Region timeline, Region status) {
        this.top = top;
        this.knobs = knobs;
        this.viewport = viewport;
        this.side = side;
        this.timeline = timeline;
        this.status = status;
        getStyleClass().add("window-layout");
        getChildren().addAll(viewport, knobs, side, timeline, status, top, knobsEdge, sideEdge, timelineEdge);
    }

    /** Panes grow with the text, though less, so that the viewport keeps its place. */
    public void setTextScale(double scale) {
        growth = Math.max(1, 1 + TEXT_GROWTH * (scale - 1));
        requestLayout();
    }

    /** The side pane takes the width that curves need, down to the status bar. */
    public void setWideSide(boolean wide) {
        wideSide = wide;
        requestLayout();
    }

    public boolean isWideSide() {
        return wideSide;
    }

    public void setTimelineHidden(boolean hidden) {
        timelineHidden = hidden;
        requestLayout();
    }

    public boolean isTimelineHidden() {
        return timelineHidden;
    }

    public void setKnobsHidden(boolean hidden) {
        knobsHidden = hidden;
        requestLayout();
    }

    public boolean isKnobsHidden() {
        return knobsHidden;
    }

    /** What something takes the place of. */
    private enum Extent { ALL, BESIDE_KNOBS }

    /** Something that takes the place of all panes between the bars, such as a comparison; null brings them back. */
    public void setWhole(Region region) {
        put(region, Extent.ALL);
    }

    /** Something that takes the place of all panes but the knobs; null brings them back. */
    public void setBesideKnobs(Region region) {
        put(region, Extent.BESIDE_KNOBS);
    }

    private void put(Region region, Extent newExtent) {
        extent = newExtent;
        if (whole != null) {
            getChildren().remove(whole);
        }
        whole = region;
        if (region != null) {
            getChildren().add(region);
        }
        for (Node pane : new Node[] {knobs, viewport, side, timeline, knobsEdge, sideEdge, timelineEdge}) {
            pane.setVisible(region == null || extent == Extent.BESIDE_KNOBS && (pane == knobs || pane == knobsEdge));
        }
        requestLayout();
    }

    double knobsWidth() {
        return knobsHidden ? 0 : clamp(chosenKnobs > 0 ? chosenKnobs : growth * paneWidth(), 240, Math.max(240, getWidth() * 0.4));
    }

    /** As drawn for the window's own size; a larger window shares its room. */
    private double paneWidth() {
        return getWidth() < ROOMY_WIDTH ? 280 : 320 + PANE_SHARE * Math.max(0, getWidth() - DRAWN_WIDTH);
    }

    double sideWidth() {
        if (getWidth() - knobsWidth() - 280 < MIN_VIEWPORT_WIDTH) {
            return RAIL;
        }
        double wanted = wideSide ? getWidth() * WIDE_SIDE_SHARE : chosenSide > 0 ? chosenSide : growth * paneWidth();
        return clamp(wanted, MIN_SIDE, Math.max(MIN_SIDE, getWidth() - knobsWidth() - (wideSide ? 280 : MIN_VIEWPORT_WIDTH)));
    }

    double timelineHeight() {
        if (timelineHidden) {
            return RAIL;
        }
        double wanted = chosenTimeline > 0 ? chosenTimeline : growth * (getHeight() < ROOMY_HEIGHT ? 176 : 240 + TIMELINE_SHARE * Math.max(0, getHeight() - DRAWN_HEIGHT));
        return clamp(wanted, 120, Math.max(120, getHeight() - TOP - STATUS - MIN_VIEWPORT_HEIGHT));
    }

    /** The widths and heights the designer chose, 0 for the default. */
    public double[] chosen() {
        return new double[] {chosenKnobs, chosenSide, chosenTimeline};
    }

    public void choose(double knobsWidth, double sideWidth, double timelineHeight) {
        chosenKnobs = knobsWidth;
        chosenSide = sideWidth;
        chosenTimeline = timelineHeight;
        requestLayout();
    }

    private void knobsWidth(double width) {
        choose(width, chosenSide, chosenTimeline);
    }

    private void sideWidth(double width) {
        choose(chosenKnobs, width, chosenTimeline);
    }

    private void timelineHeight(double height) {
        choose(chosenKnobs, chosenSide, height);
    }

    private static double clamp(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }

    private void layoutWhole(double width, double bottom) {
        double from = extent == Extent.ALL ? 0 : Math.round(knobsWidth());
        whole.resizeRelocate(from, TOP, width - from, bottom - TOP);
        if (extent == Extent.BESIDE_KNOBS) {
            knobs.setVisible(!knobsHidden);
            knobs.resizeRelocate(0, TOP, from, bottom - TOP);
            knobsEdge.resizeRelocate(from - Math.floor(Separator.HIT_WIDTH / 2), TOP, Separator.HIT_WIDTH, bottom - TOP);
            knobsEdge.toFront();
        }
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double bottom = height - STATUS;
        top.resizeRelocate(0, 0, width, TOP);
        status.resizeRelocate(0, bottom, width, STATUS);
        if (whole != null) {
            layoutWhole(width, bottom);
            return;
        }
        double left = Math.round(knobsWidth());
        double right = Math.round(width - sideWidth());
        double floor = Math.round(bottom - timelineHeight());
        double timelineEnd = wideSide ? right : width;
        knobs.setVisible(!knobsHidden);
        knobs.resizeRelocate(0, TOP, left, bottom - TOP);
        viewport.resizeRelocate(left, TOP, right - left, floor - TOP);
        side.resizeRelocate(right, TOP, width - right, (wideSide ? bottom : floor) - TOP);
        timeline.resizeRelocate(left, floor, timelineEnd - left, bottom - floor);
        double half = Math.floor(Separator.HIT_WIDTH / 2);
        knobsEdge.resizeRelocate(left - half, TOP, Separator.HIT_WIDTH, bottom - TOP);
        sideEdge.resizeRelocate(right - half, TOP, Separator.HIT_WIDTH, (wideSide ? bottom : floor) - TOP);
        timelineEdge.resizeRelocate(left, floor - half, timelineEnd - left, Separator.HIT_WIDTH);
    }
}
