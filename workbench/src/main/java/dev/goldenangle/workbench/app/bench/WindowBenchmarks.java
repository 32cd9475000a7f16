package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.bench.BenchmarkSuite;

import java.util.List;
import java.util.stream.Stream;

/** What is measured of the window; found as a service, so that the command line measures it without knowing it. */
public final class WindowBenchmarks implements BenchmarkSuite {
    @Override
    public List<Benchmark> benchmarks() {
        return Stream.of(ViewportBenchmarks.all(), ChartBenchmarks.all(), StartupBenchmark.all(), IdleBenchmark.all(), KnobBenchmarks.all(), LatencyBenchmarks.all(), WindowJvmBenchmarks.all()).flatMap(List::stream).toList();
    }
}
