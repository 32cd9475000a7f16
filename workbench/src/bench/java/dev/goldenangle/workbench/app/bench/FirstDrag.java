package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.runs.WhatIf;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Measures the wait after the first knob change: until the what-ifs of four runs are done, in a newly started JVM
 * with a complete window. Nothing is warmed up, so each measurement takes a new JVM; the median counts.
 */
final class FirstDrag {
    private static final int CHILDREN = 7;
    private static final int PINNED_BESIDE_THE_DRIVER = 3;
    private static final long LOOK_AGAIN_MILLIS = 20;

    private FirstDrag() {
    }

    static List<Benchmark> all() {
        return List.of(of(10).atMost(16), of(60).atMost(80));
    }

    private static Benchmark of(int seconds) {
        double[] measured = {Double.NaN};
        return Benchmark.lower("firstdrag." + seconds + "s", "ms", files -> {
            if (Double.isNaN(measured[0])) {
                measured[0] = medianOfChildren(seconds);
            }
            return measured[0];
        });
    }

    private static double medianOfChildren(int seconds) throws Exception {
        double[] millis = new double[CHILDREN];
        for (int i = 0; i < CHILDREN; i++) {
            millis[i] = ChildJvm.figure(List.of(), FirstDrag.class, String.valueOf(seconds));
        }
        return StartupBenchmark.median(millis);
    }

    /** In the child process: prints the milliseconds of the first knob change. */
    public static void main(String[] args) throws Exception {
        int seconds = Integer.parseInt(args[0]);
        OpenWindow open = OpenWindow.open();
        OpenWindow.onToolkit(() -> {
            Sources sources = open.session.live().sources();
            sources.list().stream().filter(source -> source.isRepeatable() && source != sources.driving()).limit(PINNED_BESIDE_THE_DRIVER).forEach(sources::pin);
            open.session.live().playback().skip((int) (seconds * open.session.document().tickRate()));
        });
        while (OpenWindow.onToolkit(() -> !isReady(open, seconds))) {
            Thread.sleep(LOOK_AGAIN_MILLIS);
        }
        System.out.println(OpenWindow.onToolkit(() -> turn(open)).get());
        Runtime.getRuntime().halt(0);
    }

    /** Whether the window is complete, the runs are long enough and no work is in progress. */
    private static boolean isReady(OpenWindow open, int seconds) {
        WhatIf.Result result = open.session.runs().whatIf().resultProperty().get();
        return open.window.isComplete() && !open.session.isBusy() && result != null && result.request().sources().size() == 1 + PINNED_BESIDE_THE_DRIVER
                && result.request().seconds() >= seconds;
    }

    /** Changes the knob; completes with the milliseconds until all what-ifs are done. Call on the JavaFX thread. */
    private static CompletableFuture<Double> turn(OpenWindow open) {
        CompletableFuture<Double> millis = new CompletableFuture<>();
        long begin = System.nanoTime();
        ParameterSet turned = KnobBenchmarks.turn(open, 1);
        open.session.runs().whatIf().resultProperty().addListener((observable, old, result) -> {
            if (result.request().values().equals(turned)) {
                millis.complete((System.nanoTime() - begin) * 1e-6);
            }
        });
        return millis;
    }
}
