package dev.goldenangle.workbench.bench;

import java.util.OptionalDouble;

/**
 * A speed claim that anyone can repeat with {@code ./gradlew bench}.
 *
 * @param name   dotted, as in the command-line contract
 * @param unit   ns, ms, ×, …
 * @param better which way is better
 * @param goal   what it is to be at most, or at least; empty where none was set
 * @param body   measures it: best of several passes, after warming up
 */
public record Benchmark(String name, String unit, Better better, OptionalDouble goal, Body body) {
    /** The direction of improvement. */
    public enum Better { LOWER, HIGHER }

    /** The measuring itself. */
    @FunctionalInterface
    public interface Body {
        /** @throws Skipped when something it needs is not there, saying what */
        double measure(BenchmarkFiles files) throws Exception;
    }

    /** Why a benchmark could not run here. */
    public static final class Skipped extends Exception {
        private static final long serialVersionUID = 1L;

        public Skipped(String reason) {
            super(reason);
        }
    }

    public static Benchmark lower(String name, String unit, Body body) {
        return new Benchmark(name, unit, Better.LOWER, OptionalDouble.empty(), body);
    }

    /** The same with what it is to be at most. */
    public Benchmark atMost(double wanted) {
        return new Benchmark(name, unit, better, OptionalDouble.of(wanted), body);
    }

    public static Benchmark higher(String name, String unit, Body body) {
        return new Benchmark(name, unit, Better.HIGHER, OptionalDouble.empty(), body);
    }

    /** The same with what it is to be at least. */
    public Benchmark atLeast(double wanted) {
        return atMost(wanted);
    }

    /** Whether a figure reaches the goal; true where there is none. */
    public boolean isMet(double value) {
        return goal.isEmpty() || (better == Better.LOWER ? value <= goal.getAsDouble() : value >= goal.getAsDouble());
    }
}
