package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;

import java.util.Arrays;
import java.util.List;

/**
 * The gains and losses of a run, ready to be drawn.
 *
 * @param causes those that changed the speed at all
 * @param totals net change by cause
 * @param total  the sum: the speed change from the first tick to the last
 * @param parts  change by cause, in equal parts of the run
 * @param worst  the five largest losses
 * @param ticks  the length of the run
 */
record SpeedBreakdown(List<SpeedCause> causes, double[] totals, double total, double[][] parts, List<SpeedAccount.Moment> worst, double tickRate, int ticks) {
    static final int WORST = 5;
    private static final int PARTS = 48;

    static SpeedBreakdown of(Run run) {
        RunReader reader = new RunReader(run);
        SpeedAccount account = SpeedAccount.of(reader);
        List<SpeedCause> causes = Arrays.stream(SpeedCause.values()).filter(cause -> account.lost(cause) != 0 || account.total(cause) != 0).toList();
        double[] totals = causes.stream().mapToDouble(account::total).toArray();
        double[][] parts = new double[Math.max(1, Math.min(PARTS, run.length()))][];
        for (int part = 0; part < parts.length; part++) {
            int from = (int) ((long) run.length() * part / parts.length);
            int to = (int) ((long) run.length() * (part + 1) / parts.length) - 1;
            SpeedAccount share = SpeedAccount.of(reader, from, to);
            parts[part] = causes.stream().mapToDouble(share::total).toArray();
        }
        return new SpeedBreakdown(causes, totals, account.total(), parts, account.worstMoments(WORST), run.header().tickRate(), run.length());
    }
}
