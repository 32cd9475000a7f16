package dev.goldenangle.workbench.charts;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Decimation;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;

import java.util.ArrayList;
import java.util.List;

/**
 * The value of one series at the cursor.
 *
 * @param dash  of the line; null for bars
 * @param value the number, with a degree sign but no other unit
 * @param note  unit or difference
 */
public record Readout(String name, Token colour, Dash dash, String value, String note) {
    private static final int CHANGE_DIGITS = 2;

    /** The readouts of a lane at a moment. */
    static List<Readout> of(Lane lane, List<RunEntry> shown, Run now, double seconds, int ticksPerBar) {
        return switch (lane.kind()) {
            case RUNS -> ofRuns(lane, shown, now, seconds);
            case CURVES -> ofCurves(lane, now, seconds);
            case CAUSES -> ofCauses(now, seconds, ticksPerBar);
        };
    }

    private static List<Readout> ofRuns(Lane lane, List<RunEntry> shown, Run now, double seconds) {
        List<Readout> rows = new ArrayList<>();
        double first = Double.NaN;
        String key = lane.curves().get(0).column();
        for (RunEntry entry : shown) {
            Run run = entry.run();
            double factor = SharedAxis.factor(run, key, now);
            if (!Double.isNaN(factor)) {
                Columns columns = now.columns().indexOf(key) < 0 ? run.columns() : now.columns();
                Unit unit = columns.list().get(columns.indexOf(key)).unit();
                double value = rounded(factor * valueAt(run, run.columns().indexOf(key), seconds - entry.shift()), digits(unit));
                String note = rows.isEmpty() ? noteOf(unit) : Double.isNaN(value - first) ? "" : Numbers.signed(value - first, digits(unit));
                rows.add(new Readout(entry.foreign().isEmpty() ? entry.name() : Messages.text("charts.by-w", entry.name()), Token.series(entry.series()), Dash.number(entry.dash()), text(value, unit), note));
                first = rows.size() == 1 ? value : first;
            }
        }
        return rows;
    }

    private static List<Readout> ofCurves(Lane lane, Run now, double seconds) {
        List<Readout> rows = new ArrayList<>();
        double first = Double.NaN;
        for (Lane.Curve curve : lane.curvesOf(now)) {
            int column = now.columns().indexOf(curve.column());
            Unit unit = now.columns().list().get(column).unit();
            double value = rounded(valueAt(now, column, seconds), digits(unit));
            String note = rows.isEmpty() ? "" : Numbers.signed(value - first, digits(unit));
            rows.add(new Readout(curve.name(), curve.colour(), curve.dash(), text(value, unit), note));
            first = rows.size() == 1 ? value : first;
        }
        return rows;
    }

    private static List<Readout> ofCauses(Run now, double seconds, int ticksPerBar) {
        List<Readout> rows = new ArrayList<>();
        int row = Decimation.rowAt(seconds, now);
        for (CauseGroup group : CauseGroup.values()) {
            rows.add(new Readout(group.label(), group.colour(), null, Numbers.signed(CauseBars.sum(now, group, row, ticksPerBar), CHANGE_DIGITS), ""));
        }
        return rows;
    }

    /** In display units; NaN after the end of the run. */
    static double valueAt(Run run, int column, double seconds) {
        if (seconds > run.seconds() + 0.5 / run.header().tickRate() || seconds < 0) {
            return Double.NaN;
        }
        return run.columns().list().get(column).shown(run.get(column, Decimation.rowAt(seconds, run)));
    }

    private static String text(double value, Unit unit) {
        String number = unit == Unit.NONE ? Numbers.trimmed(value, digits(unit)) : Numbers.fixed(value, digits(unit));
        return unit.symbol().equals("°") ? Numbers.withUnit(number, unit.symbol()) : number;
    }

    private static String noteOf(Unit unit) {
        return unit.symbol().equals("°") ? "" : unit.symbol();
    }

    static int digits(Unit unit) {
        return switch (unit) {
            case SECONDS, NONE -> 3;
            case RATIO, METRES, WORLD_UNITS, WORLD_UNITS_PER_SECOND, TILES, TILES_PER_SECOND -> 2;
            case TICKS -> 0;
            default -> 1;
        };
    }

    /** Differences are computed from the rounded numbers. */
    private static double rounded(double value, int digits) {
        double scale = Math.pow(10, digits);
        return Math.rint(value * scale) / scale;
    }
}
