package dev.goldenangle.workbench.bench;

import java.util.List;

/** Benchmarks of a room that this one must not know, such as the window: named in a file of services and found there. */
public interface BenchmarkSuite {
    List<Benchmark> benchmarks();
}
