package dev.goldenangle.workbench.bench;

import java.util.OptionalDouble;

/**
 * A speed claim that anyone can check with {@code ./gradlew bench}.
 * @param name dotted name, part of the command-line contract
 * @param unit ns, ms, ×, …
 * @param better the direction of improvement
 * @param goal upper or lower limit; empty if there is none
 * @param most a larger value is a fault of the measurement; infinite if every value is possible
 * @param body measures it: best of several passes, after warm-up
 */
public record Benchmark(String name, String unit, Better better, OptionalDouble goal, double most, Body body) {
    public enum Better { LOWER, HIGHER }

    @FunctionalInterface
    public interface Body {
        /** @throws Skipped if something it needs is missing, with the reason */
        double measure(BenchmarkFiles files) throws Exception;
    }

    /** Thrown when a benchmark cannot run here, with the reason. */
    public static final class Skipped extends Exception {
        private static final long serialVersionUID = 1L;

        public Skipped(String reason) {
            super(reason);
        }
    }

    public static Benchmark lower(String name, String unit, Body body) {
        return new Benchmark(name, unit, Better.LOWER, OptionalDouble.empty(), Double.POSITIVE_INFINITY, body);
    }

    /** The same benchmark with an upper limit. */
    public Benchmark atMost(double wanted) {
        return new Benchmark(name, unit, better, OptionalDouble.of(wanted), most, body);
    }

    public static Benchmark higher(String name, String unit, Body body) {
        return new Benchmark(name, unit, Better.HIGHER, OptionalDouble.empty(), Double.POSITIVE_INFINITY, body);
    }

    /** The same benchmark with a lower limit. */
    public Benchmark atLeast(double wanted) {
        return atMost(wanted);
    }

    /** The same benchmark where larger values are impossible. */
    public Benchmark neverAbove(double limit) {
        return new Benchmark(name, unit, better, goal, limit, body);
    }

    /** Whether a measurement can be right. */
    public boolean isPossible(double value) {
        return Double.isFinite(value) && value >= 0 && value <= most;
    }

    /** Whether a value meets the goal; true if there is none. */
    public boolean isMet(double value) {
        return goal.isEmpty() || (better == Better.LOWER ? value <= goal.getAsDouble() : value >= goal.getAsDouble());
    }
}
