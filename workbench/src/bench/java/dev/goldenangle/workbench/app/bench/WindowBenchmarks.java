package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.bench.BenchmarkSuite;

import java.util.List;
import java.util.stream.Stream;

/** All benchmarks of the window. Loaded as a service, so that other benchmarks do not depend on the window. */
public final class WindowBenchmarks implements BenchmarkSuite {
    @Override
    public List<Benchmark> benchmarks() {
        return Stream.of(ViewportBenchmarks.all(), ChartBenchmarks.all(), StartupBenchmark.all(), IdleBenchmark.all(), KnobBenchmarks.all(), LatencyBenchmarks.all(), FirstDrag.all()).flatMap(List::stream).toList();
    }
}
