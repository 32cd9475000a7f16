package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.bench.Benchmark;

import java.lang.management.ManagementFactory;
import java.util.List;

/** Processor use of the whole process while the window is open, paused and idle. */
final class IdleBenchmark {
    private static final int PLAYED_TICKS = 1280;
    /** Work left from the start, mainly JIT compilation, continues for some of these passes. */
    private static final int PASSES = 10;
    private static final long PASS_MILLIS = 4000;

    private IdleBenchmark() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("idle.paused", "cores", files -> idle()).atMost(0.02));
    }

    private static double idle() throws Exception {
        try (OpenWindow open = OpenWindow.open()) {
            OpenWindow.onToolkit(() -> open.session.live().playback().skip(PLAYED_TICKS));
            double least = Double.POSITIVE_INFINITY;
            for (int pass = 0; pass < PASSES; pass++) {
                long cpu = cpuNanos();
                long start = System.nanoTime();
                Thread.sleep(PASS_MILLIS);
                least = Math.min(least, (cpuNanos() - cpu) / (double) (System.nanoTime() - start));
            }
            return least;
        }
    }

    private static long cpuNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
