package dev.goldenangle.workbench.bench;

import java.util.List;

/** Benchmarks of a package that this one must not depend on, such as the window; loaded as a service. */
public interface BenchmarkSuite {
    List<Benchmark> benchmarks();
}
