package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.runs.WhatIf;
import javafx.animation.AnimationTimer;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Measures knob changes in a newly started JVM with a complete window and one run.
 *
 * <ul>
 * <li>{@code firstdrag.Ns}, {@code firstdrag.Ns.shown}: the wall-clock time of the first what-if, and the time until its result reaches the window.
 * <li>{@code drag.Ns}, {@code drag.Ns.p95}: the wall-clock time of the what-ifs of the {@value #TURNS} frames after the first, one per frame as in a drag.
 * <li>{@code firstdrag.Ns.cpu.*}: processor time of the first change, with the cursor at 3 s, which other programs do not disturb. {@code picture}: the whole process, until a
 *     frame has shown the new values; {@code all}: the whole process, until the whole run is on screen; {@code window}: the window's thread alone.
 * <li>{@code drag.Ns.cpu.*}: the same for later changes, the median of 30 in one JVM.
 * </ul>
 *
 * Nothing is warmed up before the first change, so each measurement takes a new JVM; the median counts.
 */
final class FirstDrag {
    private static final int CHILDREN = 7;
    private static final int LATER_TURNS = 30;
    private static final long BETWEEN_TURNS_MILLIS = 40;
    private static final long LOOK_AGAIN_MILLIS = 20;
    private static final double CURSOR_SECONDS = 3;
    private static final int TURNS = 60;
    private static final long FRAME_MILLIS = 16;
    private static final String SHOWN = ".shown";
    private static final String P95 = ".p95";
    private static final List<String> COSTS = List.of(".cpu.picture", ".cpu.all", ".cpu.window");

    /** Processor time of one change, in milliseconds. */
    private record Cost(double picture, double all, double window) {
        double get(String kind) {
            return new double[] {picture, all, window}[COSTS.indexOf(kind)];
        }
    }

    private FirstDrag() {
    }

    static List<Benchmark> all() {
        Stream<Benchmark> costs = IntStream.of(10, 60, 100).boxed().flatMap(seconds -> Stream.of("firstdrag.", "drag.").flatMap(name -> COSTS.stream().map(kind -> of(name, seconds, kind))));
        return Stream.concat(Stream.of(of("firstdrag.", 10, "").atMost(16), of("firstdrag.", 60, "").atMost(80), of("firstdrag.", 10, SHOWN), of("firstdrag.", 60, SHOWN), of("firstdrag.", 100, SHOWN), of("drag.", 10, "").atMost(3), of("drag.", 10, P95),
                of("drag.", 60, "").atMost(9), of("drag.", 60, P95)), costs).toList();
    }

    private static Benchmark of(String name, int seconds, String kind) {
        double[] measured = {Double.NaN};
        return Benchmark.lower(name + seconds + "s" + kind, "ms", files -> {
            if (Double.isNaN(measured[0])) {
                measured[0] = medianOfChildren(String.valueOf(seconds), name, kind);
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

    /** In the child process: prints one number. Arguments: the length of the run, "firstdrag." or "drag.", and what to measure. */
    public static void main(String[] args) throws Exception {
        int seconds = Integer.parseInt(args[0]);
        String kind = args[2];
        OpenWindow open = OpenWindow.open();
        OpenWindow.onToolkit(() -> open.session.live().playback().skip((int) (seconds * open.session.document().tickRate())));
        while (OpenWindow.onToolkit(() -> !isReady(open, seconds))) {
            Thread.sleep(LOOK_AGAIN_MILLIS);
        }
        if (!COSTS.contains(kind)) {
            double first = OpenWindow.onToolkit(() -> turn(open, 1, kind.equals(SHOWN))).get();
            System.out.println(args[1].equals("firstdrag.") ? first : ofLater(open, kind));
        } else {
            OpenWindow.onToolkit(() -> open.session.live().playback().seek((int) (CURSOR_SECONDS * open.session.document().tickRate())));
            Cost first = OpenWindow.onToolkit(() -> costOf(open, 1)).get();
            System.out.println(first);
            System.out.println((args[1].equals("firstdrag.") ? first : medianOfLater(open)).get(kind));
        }
        Runtime.getRuntime().halt(0);
    }

    /** The median or 95th percentile of later what-ifs. */
    private static double ofLater(OpenWindow open, String kind) throws Exception {
        double[] millis = new double[TURNS];
        for (int i = 0; i < TURNS; i++) {
            Thread.sleep(FRAME_MILLIS);
            int number = i + 2;
            millis[i] = OpenWindow.onToolkit(() -> turn(open, number, false)).get();
        }
        Arrays.sort(millis);
        return millis[kind.equals(P95) ? (int) Math.ceil(0.95 * TURNS) - 1 : TURNS / 2];
    }

    private static Cost medianOfLater(OpenWindow open) throws Exception {
        List<Cost> costs = new ArrayList<>();
        for (int i = 0; i < LATER_TURNS; i++) {
            Thread.sleep(BETWEEN_TURNS_MILLIS);
            int number = i + 2;
            costs.add(OpenWindow.onToolkit(() -> costOf(open, number)).get());
        }
        Cost median = new Cost(median(costs, Cost::picture), median(costs, Cost::all), median(costs, Cost::window));
        System.out.println(median);
        return median;
    }

    private static double median(List<Cost> costs, ToDoubleFunction<Cost> part) {
        return StartupBenchmark.median(costs.stream().mapToDouble(part).toArray());
    }

    /** Whether the window is complete, the runs are long enough and no work is in progress. */
    private static boolean isReady(OpenWindow open, int seconds) {
        WhatIf.Result result = open.session.runs().whatIf().resultProperty().get();
        return open.window.isComplete() && !open.session.isBusy() && result != null
                && result.request().seconds() >= seconds;
    }

    /** Changes the knob; completes with the milliseconds of the what-if, or until its result is shown. Call on the JavaFX thread. */
    private static CompletableFuture<Double> turn(OpenWindow open, int number, boolean isShown) {
        CompletableFuture<Double> millis = new CompletableFuture<>();
        long begin = System.nanoTime();
        ParameterSet turned = KnobBenchmarks.turn(open, number);
        open.session.runs().whatIf().resultProperty().addListener((observable, old, result) -> {
            if (result.request().values().equals(turned)) {
                millis.complete(isShown ? (System.nanoTime() - begin) * 1e-6 : result.millis());
            }
        });
        return millis;
    }

    /** Changes the knob and counts processor time until a frame after the one that drew all of it. Call on the JavaFX thread. */
    private static CompletableFuture<Cost> costOf(OpenWindow open, int number) {
        CompletableFuture<Cost> cost = new CompletableFuture<>();
        int wanted = open.session.runs().shown().length();
        long process = processNanos();
        long thread = threadNanos();
        ParameterSet turned = KnobBenchmarks.turn(open, number);
        new AnimationTimer() {
            private double picture = Double.NaN;
            private boolean isShown;
            private boolean isWhole;

            @Override
            public void handle(long nanos) {
                double used = (processNanos() - process) * 1e-6;
                picture = isShown && Double.isNaN(picture) ? used : picture;
                if (isWhole) {
                    stop();
                    cost.complete(new Cost(picture, used, (threadNanos() - thread) * 1e-6));
                }
                Run shown = open.session.runs().shown();
                isShown = shown != null && shown.header().parameters().equals(turned);
                isWhole = isShown && shown.length() >= wanted;
            }
        }.start();
        return cost;
    }

    private static long processNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static long threadNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
