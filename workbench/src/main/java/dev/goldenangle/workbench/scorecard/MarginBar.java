package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.CheckResult;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** The distance from a limit, which stands in the middle; right is better whichever way the check counts. The grey tick is before. */
final class MarginBar extends Pane {
    private static final double HEIGHT = 14;
    private static final double THUMB = 6;
    /** The margin at which half of a side is filled; larger ones crowd towards the end and never pass it. */
    private static final double HALF_WAY = 0.35;
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private final Region track = part("margin-track");
    private final Region fill = part("margin-fill");
    private final Region thumb = part("margin-thumb");
    private final Region limit = part("margin-limit");
    private final Region before = part("margin-before");
    private double now;
    private double was = Double.NaN;

    MarginBar() {
        getStyleClass().add("margin-bar");
        getChildren().addAll(track, before, fill, limit, thumb);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().add(styleClass);
        return part;
    }

    void show(CheckResult result, CheckResult beforeResult) {
        now = result.applies() ? position(result) : 0;
        was = beforeResult.applies() ? position(beforeResult) : Double.NaN;
        pseudoClassStateChanged(FAILED, !result.pass());
        thumb.setVisible(result.applies());
        before.setVisible(!Double.isNaN(was));
        requestLayout();
    }

    /** From −1 at the left end over 0 at the limit to 1. */
    double position() {
        return now;
    }

    double beforePosition() {
        return was;
    }

    static double position(CheckResult result) {
        double margin = CheckFormat.isCount(result.check()) ? result.margin() / 10 : result.margin();
        return Double.isInfinite(margin) ? Math.signum(margin) : margin / (Math.abs(margin) + HALF_WAY);
    }

    @Override
    protected void layoutChildren() {
        double middle = Math.round(getWidth() / 2);
        double span = getWidth() / 2 - THUMB / 2;
        double x = middle + now * span;
        track.resizeRelocate(0, HEIGHT / 2 - 3, getWidth(), 6);
        fill.resizeRelocate(Math.min(middle, x), HEIGHT / 2 - 3, Math.abs(x - middle), 6);
        limit.resizeRelocate(middle - 1, HEIGHT / 2 - 6, 2, 12);
        thumb.resizeRelocate(x - THUMB / 2, HEIGHT / 2 - THUMB / 2, THUMB, THUMB);
        before.resizeRelocate(Math.round(middle + (Double.isNaN(was) ? 0 : was) * span) - 0.5, HEIGHT / 2 - 6, 1.5, 12);
    }
}
