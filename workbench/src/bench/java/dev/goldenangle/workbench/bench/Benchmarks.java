package dev.goldenangle.workbench.bench;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The list of all benchmarks, used by {@link BenchCommand}. */
public final class Benchmarks {
    private Benchmarks() {
    }

    public static List<Benchmark> all() {
        Stream<Benchmark> here = Stream.of(SweepBenchmarks.all(), QuakeBenchmarks.all(), ArenaBenchmarks.all(), CapsuleBenchmarks.all(),
                FixedAndTileBenchmarks.all(), RecordBenchmarks.all(), ScaleBenchmarks.all(), ProductBenchmarks.all(), SessionBenchmarks.all(), LinkBenchmarks.all(),
                GoalBenchmarks.all()).flatMap(List::stream);
        Stream<Benchmark> elsewhere = ServiceLoader.load(BenchmarkSuite.class).stream().flatMap(suite -> suite.get().benchmarks().stream());
        return Stream.concat(Stream.concat(here, StudyBenchmarks.all().stream()), elsewhere).toList();
    }
}
