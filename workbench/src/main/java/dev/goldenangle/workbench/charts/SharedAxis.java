package dev.goldenangle.workbench.charts;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;

import java.util.EnumSet;
import java.util.Set;

/** Converts values of another run to the axis of the current run: speeds in other units by W; other columns in other units are omitted. */
final class SharedAxis {
    private static final Set<Unit> SPEEDS = EnumSet.of(Unit.METRES_PER_SECOND, Unit.UNITS_PER_SECOND, Unit.WORLD_UNITS_PER_SECOND, Unit.TILES_PER_SECOND);

    private SharedAxis() {
    }

    /** The factor for a column of another run; NaN if it cannot be shown. */
    static double factor(Run run, String key, Run now) {
        int theirs = run.columns().indexOf(key);
        int ours = now.columns().indexOf(key);
        if (theirs < 0 || ours < 0) {
            return theirs < 0 ? Double.NaN : 1;
        }
        Unit unit = run.columns().list().get(theirs).unit();
        Unit wanted = now.columns().list().get(ours).unit();
        if (unit == wanted) {
            return 1;
        }
        return SPEEDS.contains(unit) && SPEEDS.contains(wanted) ? now.header().parameters().w() / run.header().parameters().w() : Double.NaN;
    }
}
