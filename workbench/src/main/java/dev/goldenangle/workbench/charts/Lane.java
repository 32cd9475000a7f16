package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;

/**
 * One strip of the timeline. The default lanes are declared here, by the keys of their columns; any other column gets a lane by
 * {@link #of}.
 *
 * @param key       unique among the lanes
 * @param title     shown at the top left
 * @param curves    the columns to draw
 * @param weight    the share of the height
 * @param minHeight the lane is hidden if there is less room
 */
public record Lane(String key, String title, Kind kind, List<Curve> curves, int weight, double minHeight) {
    /** One column of every run, several columns of the current run, or the speed change by cause of the current run. */
    public enum Kind { RUNS, CURVES, CAUSES }

    /**
     * A column as a line.
     *
     * @param name   shown beside its readout
     * @param column the key of the column; skipped for a model that lacks it
     */
    public record Curve(String name, String column, Token colour, Dash dash) {
    }

    public static final Lane SPEED = new Lane("speed", Messages.text("charts.lane.speed"), Kind.RUNS, List.of(new Curve("", CommonColumn.SPEED.key(), Token.CHART_1, Dash.SOLID)), 68, 44);
    public static final Lane ANGLE = new Lane("angle", Messages.text("charts.lane.angle"), Kind.CURVES, List.of(
            new Curve(Messages.text("charts.lane.angle.actual"), CommonColumn.VIEW_ANGLE.key(), Token.CHART_1, Dash.SOLID),
            new Curve(Messages.text("charts.lane.angle.best"), CommonColumn.BEST_VIEW_ANGLE.key(), Token.ACCENT_LINE, Dash.SOLID),
            new Curve(Messages.text("charts.lane.angle.target"), "target_angle", Token.ACCENT_LINE, Dash.DOTS)), 48, 34);
    public static final Lane CAUSES = new Lane("causes", Messages.text("charts.lane.causes"), Kind.CAUSES, List.of(), 40, 30);
    public static final List<Lane> DEFAULTS = List.of(SPEED, ANGLE, CAUSES);

    public static Lane of(Column column) {
        return new Lane(String.join(" ", "column", column.key()), column.label(), Kind.RUNS, List.of(new Curve("", column.key(), Token.CHART_1, Dash.SOLID)), 48, 34);
    }

    /** The default lane whose first curve is this column, or a lane of its own. */
    static Lane forColumn(Column column) {
        return DEFAULTS.stream().filter(lane -> !lane.curves.isEmpty() && lane.curves.get(0).column.equals(column.key())).findFirst().orElseGet(() -> of(column));
    }

    /** Whether the lane draws this one column of every run. */
    public boolean isFor(Column column) {
        return kind == Kind.RUNS && curves.get(0).column.equals(column.key());
    }

    /** The curves whose columns the run has. */
    public List<Curve> curvesOf(Run run) {
        return curves.stream().filter(curve -> run.columns().indexOf(curve.column) >= 0).toList();
    }

    /** The unit of the axis. */
    public String unitOf(Run run) {
        String column = kind == Kind.CAUSES ? SPEED.curves.get(0).column : curves.get(0).column;
        return run.columns().find(column).map(found -> found.unit().symbol()).orElse("");
    }
}
