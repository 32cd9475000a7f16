package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.runs.WhatIf;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Measures the first knob change in a newly started JVM with a complete window and one run: the time of the what-if,
 * and the time from the change until its result reaches the window. Nothing is warmed up, so each measurement takes
 * a new JVM; the median counts.
 */
final class FirstDrag {
    private static final int CHILDREN = 7;
    private static final long LOOK_AGAIN_MILLIS = 20;
    private static final String SHOWN = ".shown";

    private FirstDrag() {
    }

    static List<Benchmark> all() {
        return List.of(of(10, "").atMost(16), of(60, "").atMost(80), of(10, SHOWN), of(60, SHOWN));
    }

    private static Benchmark of(int seconds, String suffix) {
        double[] measured = {Double.NaN};
        return Benchmark.lower("firstdrag." + seconds + "s" + suffix, "ms", files -> {
            if (Double.isNaN(measured[0])) {
                measured[0] = medianOfChildren(String.valueOf(seconds), suffix);
            }
            return measured[0];
        });
    }

    private static double medianOfChildren(String... arguments) throws Exception {
        double[] millis = new double[CHILDREN];
        for (int i = 0; i < CHILDREN; i++) {
            millis[i] = ChildJvm.figure(List.of(), FirstDrag.class, arguments);
        }
        return StartupBenchmark.median(millis);
    }

    /** In the child process: prints the milliseconds of the first knob change. */
    public static void main(String[] args) throws Exception {
        int seconds = Integer.parseInt(args[0]);
        OpenWindow open = OpenWindow.open();
        OpenWindow.onToolkit(() -> open.session.live().playback().skip((int) (seconds * open.session.document().tickRate())));
        while (OpenWindow.onToolkit(() -> !isReady(open, seconds))) {
            Thread.sleep(LOOK_AGAIN_MILLIS);
        }
        System.out.println(OpenWindow.onToolkit(() -> turn(open, args[1].equals(SHOWN))).get());
        Runtime.getRuntime().halt(0);
    }

    /** Whether the window is complete, the runs are long enough and no work is in progress. */
    private static boolean isReady(OpenWindow open, int seconds) {
        WhatIf.Result result = open.session.runs().whatIf().resultProperty().get();
        return open.window.isComplete() && !open.session.isBusy() && result != null
                && result.request().seconds() >= seconds;
    }

    /** Changes the knob; completes with the milliseconds of the what-if, or until its result is shown. Call on the JavaFX thread. */
    private static CompletableFuture<Double> turn(OpenWindow open, boolean isShown) {
        CompletableFuture<Double> millis = new CompletableFuture<>();
        long begin = System.nanoTime();
        ParameterSet turned = KnobBenchmarks.turn(open, 1);
        open.session.runs().whatIf().resultProperty().addListener((observable, old, result) -> {
            if (result.request().values().equals(turned)) {
                millis.complete(isShown ? (System.nanoTime() - begin) * 1e-6 : result.millis());
            }
        });
        return millis;
    }
}
