package dev.goldenangle.analysis;

import dev.goldenangle.state.SpeedCause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Where speed was gained and lost: totals by cause that add up to the whole change, and the worst moments. */
public final class SpeedAccount {
    private static final SpeedCause[] CAUSES = SpeedCause.values();
    private final RunReader run;
    private final double[] totals = new double[CAUSES.length];
    private final double[] losses = new double[CAUSES.length];

    /**
     * A period in which one cause took speed away.
     *
     * @param fromTick first tick of the loss
     * @param toTick   last tick of the loss
     * @param cause    the cause
     * @param change   the loss, negative
     */
    public record Moment(int fromTick, int toTick, SpeedCause cause, double change) {
    }

    private SpeedAccount(RunReader run, int from, int to) {
        this.run = run;
        for (int tick = from; tick <= to; tick++) {
            for (SpeedCause cause : CAUSES) {
                float change = run.cause(cause, tick);
                totals[cause.ordinal()] += change;
                losses[cause.ordinal()] += Math.min(0f, change);
            }
        }
    }

    public static SpeedAccount of(RunReader run) {
        return new SpeedAccount(run, 0, run.length() - 1);
    }

    /** For a part of the run, including both ends. */
    public static SpeedAccount of(RunReader run, int fromTick, int toTick) {
        return new SpeedAccount(run, Math.max(0, fromTick), Math.min(toTick, run.length() - 1));
    }

    /** Net change by a cause. */
    public double total(SpeedCause cause) {
        return totals[cause.ordinal()];
    }

    /** Total loss by a cause, zero or negative. */
    public double lost(SpeedCause cause) {
        return losses[cause.ordinal()];
    }

    /** Total loss by all causes, zero or negative. */
    public double lost() {
        return Arrays.stream(losses).sum();
    }

    /** Net change of speed: the sum over all causes. */
    public double total() {
        return Arrays.stream(totals).sum();
    }

    /** The causes that took speed away, worst first. */
    public List<SpeedCause> worstFirst() {
        return Arrays.stream(CAUSES).filter(cause -> lost(cause) < 0).sorted(Comparator.comparingDouble(this::lost)).toList();
    }

    /** The largest losses, each a continuous period of one cause, largest first. */
    public List<Moment> worstMoments(int count) {
        List<Moment> moments = new ArrayList<>();
        for (SpeedCause cause : CAUSES) {
            collect(cause, moments);
        }
        moments.sort(Comparator.comparingDouble(Moment::change).thenComparingInt(Moment::fromTick));
        return List.copyOf(moments.subList(0, Math.min(count, moments.size())));
    }

    private void collect(SpeedCause cause, List<Moment> dest) {
        int start = -1;
        double sum = 0;
        for (int tick = 0; tick <= run.length(); tick++) {
            float change = tick < run.length() ? run.cause(cause, tick) : 0f;
            if (change < 0f) {
                start = start < 0 ? tick : start;
                sum += change;
            } else if (start >= 0) {
                dest.add(new Moment(start, tick - 1, cause, sum));
                start = -1;
                sum = 0;
            }
        }
    }
}
