package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;

import java.util.List;

/**
 * One strip of the timeline. The lanes that are there from the start are declared here, by the keys of their columns; any
 * other column gets a lane by {@link #of}.
 *
 * @param key       what tells it from the others
 * @param title     shown at its top left
 * @param kind      how it reads the runs
 * @param curves    the columns it draws
 * @param weight    its share of the height
 * @param minHeight below which it gives way
 */
public record Lane(String key, String title, Kind kind, List<Curve> curves, int weight, double minHeight) {
    /** One column of every run, several columns of the run now, or the change of speed by cause of the run now. */
    public enum Kind { RUNS, CURVES, CAUSES }

    /**
     * A column as a line.
     *
     * @param name   beside its readout
     * @param column key of the column; a model without it leaves the line out
     */
    public record Curve(String name, String column, Token colour, Dash dash) {
    }

    public static final Lane SPEED = new Lane("speed", "Speed", Kind.RUNS, List.of(new Curve("", CommonColumn.SPEED.key(), Token.CHART_1, Dash.SOLID)), 68, 44);
    public static final Lane ANGLE = new Lane("angle", "Angle", Kind.CURVES, List.of(
            new Curve("actual", CommonColumn.ANGLE.key(), Token.CHART_1, Dash.SOLID),
            new Curve("best", CommonColumn.BEST_ANGLE.key(), Token.ACCENT_LINE, Dash.SOLID),
            new Curve("target", "target_angle", Token.ACCENT_LINE, Dash.DOTS)), 48, 34);
    public static final Lane CAUSES = new Lane("causes", "Δ speed", Kind.CAUSES, List.of(), 40, 30);
    public static final List<Lane> DEFAULTS = List.of(SPEED, ANGLE, CAUSES);

    /** A lane for any other column. */
    public static Lane of(Column column) {
        return new Lane("column " + column.key(), column.label(), Kind.RUNS, List.of(new Curve("", column.key(), Token.CHART_1, Dash.SOLID)), 48, 34);
    }

    /** Whether the lane draws this one column of every run. */
    public boolean isFor(Column column) {
        return kind == Kind.RUNS && curves.get(0).column.equals(column.key());
    }

    /** The curves whose columns a run has. */
    public List<Curve> curvesOf(Run run) {
        return curves.stream().filter(curve -> run.columns().indexOf(curve.column) >= 0).toList();
    }

    /** The unit its axis is in. */
    public String unitOf(Run run) {
        String column = kind == Kind.CAUSES ? SPEED.curves.get(0).column : curves.get(0).column;
        return run.columns().find(column).map(found -> found.unit().symbol()).orElse("");
    }
}
