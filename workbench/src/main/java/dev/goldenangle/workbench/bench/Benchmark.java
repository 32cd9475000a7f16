package dev.goldenangle.workbench.bench;

/**
 * A speed claim that anyone can repeat with {@code workbench bench}.
 *
 * @param name   dotted, as in the command-line contract
 * @param unit   ns, ms, ×, …
 * @param better which way is better
 * @param body   measures it: best of several passes, after warming up
 */
public record Benchmark(String name, String unit, Better better, Body body) {
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
        return new Benchmark(name, unit, Better.LOWER, body);
    }
}
