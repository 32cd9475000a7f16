package dev.goldenangle.analysis;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Rounding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How far a strafer was from perfect, with the measures used for runs of real players (defined in docs/bots.md). Angles
 * in degrees, times in seconds; NaN if a run has nothing to measure.
 *
 * @param ticks       strafe ticks: in the air, one side key and forward, no jump key, at least 1/16 faster than W
 * @param mean        mean error: the angle between velocity and wish minus the best one; positive is outside
 * @param deviation   standard deviation of the error
 * @param median      median error
 * @param ninetieth   90th percentile of the error
 * @param inside      share of ticks inside the best angle
 * @param gain        speed gained as a share of the gain at the best angle
 * @param after40     autocorrelation of the error after 40 ms
 * @param after96     after 96 ms
 * @param after200    after 200 ms
 * @param turnRate    99th percentile of the view's turning speed, in degrees per second
 * @param gap         mean time between two side keys
 * @param pressLead   median time from press to landing, for presses before it
 * @param pressSpread half the distance between the lowest and highest sixth of those
 * @param jumpHold    median time from take-off to release
 * @param missed      share of landings without a jump within a tenth of a second
 */
public record StrafeErrors(int ticks, double mean, double deviation, double median, double ninetieth, double inside, double gain, double after40,
                           double after96, double after200, double turnRate, double gap, double pressLead, double pressSpread, double jumpHold, double missed) {
    private static final double FASTER = 1.0625;
    private static final double WIDEST = Angles.toRadians(60);
    private static final double LONGEST_GAP = 0.4;
    private static final double LONGEST_STAY = 1;
    private static final double MISSED_AFTER = 0.1;
    /** Ticks inserted between two runs, so that errors of different runs are not compared. */
    private static final int APART = 1000;

    public static StrafeErrors of(RunReader run) {
        return of(List.of(run));
    }

    /** Over several runs of the same player, at the same tick rate. */
    public static StrafeErrors of(List<RunReader> runs) {
        double[] errors = new double[runs.stream().mapToInt(run -> run.length() + APART).sum()];
        Arrays.fill(errors, Double.NaN);
        double made = 0;
        double possible = 0;
        int at = 0;
        List<Double> turns = new ArrayList<>();
        Gaps gaps = new Gaps();
        Presses presses = new Presses();
        for (RunReader run : runs) {
            for (int i = 1; i < run.length(); i++) {
                double error = error(run, i);
                if (!Double.isNaN(error) && Math.abs(error) <= WIDEST) {
                    errors[at + i] = Angles.toDegrees(error);
                    made += run.gainMade(i);
                    possible += run.gainPossible(i);
                    turns.add(Angles.toDegrees(Math.abs(difference(run.yaw(i), run.yaw(i - 1)))) / run.tickSeconds());
                }
            }
            at += run.length() + APART;
            gaps.add(run);
            presses.add(run);
        }
        double tick = runs.get(0).tickSeconds();
        double[] leads = sorted(presses.leads);
        double[] sorted = Arrays.stream(errors).filter(error -> !Double.isNaN(error)).sorted().toArray();
        double mean = Arrays.stream(sorted).average().orElse(Double.NaN);
        double deviation = Math.sqrt(Arrays.stream(sorted).map(error -> (error - mean) * (error - mean)).average().orElse(Double.NaN));
        double inside = Arrays.stream(sorted).filter(error -> error < 0).count() / (double) sorted.length;
        return new StrafeErrors(sorted.length, mean, deviation, quantile(sorted, 0.5), quantile(sorted, 0.9), inside, made / possible,
                correlation(errors, mean, 0.040 / tick), correlation(errors, mean, 0.096 / tick), correlation(errors, mean, 0.200 / tick),
                quantile(sorted(turns), 0.99), gaps.mean(), quantile(leads, 0.5), (quantile(leads, 5 / 6.0) - quantile(leads, 1 / 6.0)) / 2,
                quantile(sorted(presses.holds), 0.5), presses.missed());
    }

    /** Radians outside the best angle; NaN on ticks that do not count. */
    private static double error(RunReader run, int tick) {
        boolean strafes = !run.grounded(tick) && !run.grounded(tick - 1) && run.right(tick) != 0 && run.forward(tick) > 0 && run.up(tick) == 0
                && run.speed(tick - 1) >= FASTER * run.w() && run.contacts(tick) == 0;
        if (!strafes || run.wishX(tick) == 0 && run.wishY(tick) == 0) {
            return Double.NaN;
        }
        double travel = Elementary.atan2(run.vy(tick - 1), run.vx(tick - 1));
        double wish = Elementary.atan2(run.wishY(tick), run.wishX(tick));
        return difference(wish, travel) * (run.right(tick) > 0 ? -1 : 1) - Math.abs(run.bestAngle(tick));
    }

    private static double difference(double a, double b) {
        return Rounding.remainder(a - b, 2 * Math.PI);
    }

    /** Autocorrelation of errors a number of ticks apart, around the overall mean. */
    private static double correlation(double[] errors, double mean, double ticks) {
        int lag = (int) Rounding.round(ticks);
        double both = 0;
        double first = 0;
        double second = 0;
        for (int i = 0; i + lag < errors.length; i++) {
            double a = errors[i] - mean;
            double b = errors[i + lag] - mean;
            if (!Double.isNaN(a * b)) {
                both += a * b;
                first += a * a;
                second += b * b;
            }
        }
        return both / Math.sqrt(first * second);
    }

    /** The time without a side key at each change from one side to the other. */
    private static final class Gaps {
        private double sum;
        private int changes;

        void add(RunReader run) {
            double last = 0;
            int without = 0;
            for (int i = 0; i < run.length(); i++) {
                double side = Math.signum(run.right(i));
                if (side == 0) {
                    without++;
                } else {
                    if (last != 0 && side != last && without * run.tickSeconds() <= LONGEST_GAP) {
                        changes++;
                        sum += without * run.tickSeconds();
                    }
                    last = side;
                    without = 0;
                }
            }
        }

        double mean() {
            return sum / changes;
        }
    }

    private static double[] sorted(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    }

    private static double quantile(double[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) Math.min(sorted.length - 1, Rounding.round(share * (sorted.length - 1)))];
    }

    /** Presses of the jump key around landings and take-offs. */
    private static final class Presses {
        final List<Double> leads = new ArrayList<>();
        final List<Double> holds = new ArrayList<>();
        private int landings;
        private int late;

        void add(RunReader run) {
            for (int i = 1; i < run.length(); i++) {
                if (run.grounded(i) && !run.grounded(i - 1)) {
                    int off = takeOff(run, i);
                    if ((off - i) * run.tickSeconds() <= LONGEST_STAY && off < run.length()) {
                        landings++;
                        late += (off - i) * run.tickSeconds() > MISSED_AFTER ? 1 : 0;
                        lead(run, i, off, leads);
                        hold(run, off, holds);
                    }
                }
            }
        }

        double missed() {
            return late / (double) landings;
        }

        private static int takeOff(RunReader run, int landing) {
            int off = landing;
            while (off < run.length() && run.grounded(off)) {
                off++;
            }
            return off;
        }

        private static void lead(RunReader run, int landing, int off, List<Double> dest) {
            int pressed = off;
            while (pressed > 0 && run.up(pressed - 1) > 0) {
                pressed--;
            }
            if (run.up(off) > 0 && pressed <= landing) {
                dest.add((landing - pressed) * run.tickSeconds());
            }
        }

        private static void hold(RunReader run, int off, List<Double> dest) {
            int released = off;
            while (released < run.length() && run.up(released) > 0) {
                released++;
            }
            if (released > off) {
                dest.add((released - off) * run.tickSeconds());
            }
        }
    }
}
