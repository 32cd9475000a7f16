package dev.goldenangle.analysis;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;

/** Sums and means over a run's ticks or over lists; the mean of nothing is NaN. */
final class Ticks {
    private static final double AS_GOOD_AS_W = 0.99;

    private Ticks() {
    }

    static double max(RunReader run, IntToDoubleFunction value) {
        double max = Double.NaN;
        for (int tick = 0; tick < run.length(); tick++) {
            double candidate = value.applyAsDouble(tick);
            max = Double.isNaN(max) || candidate > max ? candidate : max;
        }
        return max;
    }

    static double mean(RunReader run, IntToDoubleFunction value) {
        double sum = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            sum += value.applyAsDouble(tick);
        }
        return run.length() == 0 ? Double.NaN : sum / run.length();
    }

    static <T> double mean(List<T> items, ToDoubleFunction<T> value) {
        return items.stream().mapToDouble(value).average().orElse(Double.NaN);
    }

    static double path(RunReader run) {
        return path(run, 0, run.length() - 1);
    }

    /** Length of the horizontal path between two ticks. */
    static double path(RunReader run, int from, int to) {
        double sum = 0;
        for (int tick = from + 1; tick <= to; tick++) {
            double dx = run.x(tick) - run.x(tick - 1);
            double dy = run.y(tick) - run.y(tick - 1);
            sum += Math.sqrt(dx * dx + dy * dy);
        }
        return sum;
    }

    /** Seconds until the speed first reaches 99 % of W; NaN if it never does. */
    static double secondsToW(RunReader run) {
        for (int tick = 0; tick < run.length(); tick++) {
            if (run.speed(tick) >= AS_GOOD_AS_W * run.w()) {
                return (tick + 1) * run.tickSeconds();
            }
        }
        return Double.NaN;
    }
}
