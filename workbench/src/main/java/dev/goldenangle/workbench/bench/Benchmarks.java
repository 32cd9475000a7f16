package dev.goldenangle.workbench.bench;

import java.util.List;
import java.util.stream.Stream;

/** The one list of benchmarks; the command, the docs and the Gradle task iterate it. */
public final class Benchmarks {
    private Benchmarks() {
    }

    public static List<Benchmark> all() {
        return Stream.of(SweepBenchmarks.all(), QuakeBenchmarks.all(), ArenaBenchmarks.all(), CapsuleBenchmarks.all(), FixedAndTileBenchmarks.all(),
                ViewportBenchmarks.all(), ChartBenchmarks.all(), SessionBenchmarks.all(), StartupBenchmark.all()).flatMap(List::stream).toList();
    }
}
