package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.live.Source;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Time from a knob change to the picture of its effect, in the whole window.
 *
 * <ul>
 * <li>{@code knob.to_picture.p95}: paused, with a run of 10 s; from the change to the pulse after the frame that shows the
 *     re-simulated run, when that frame is on the screen.
 * <li>{@code live_drag.*}: four growing runs of 60 s while a knob changes on every frame for ten seconds; the age of the knobs of the
 *     run on the screen, and the ticks that were due but did not run.
 * </ul>
 */
final class KnobBenchmarks {
    private static final String KNOB = "friction";
    private static final int WARM_UP_TURNS = 60;
    private static final int TURNS = 100;
    private static final long BETWEEN_TURNS_MILLIS = 40;
    private static final double RUN_SECONDS = 10;
    private static final double LONG_RUN_SECONDS = 60;
    private static final int GHOSTS = 3;
    private static final int DRAGGED_FRAMES = 600;
    private static final int WARM_UP_FRAMES = 300;
    private Drag drag;

    /** The result of a live drag. */
    private record Drag(double renewedMillis, double missedTicks) {
    }

    private KnobBenchmarks() {
    }

    static List<Benchmark> all() {
        KnobBenchmarks measured = new KnobBenchmarks();
        return List.of(Benchmark.lower("knob.to_picture.p95", "ms", files -> toPicture()).atMost(50),
                Benchmark.lower("live_drag.renewed.p95", "ms", files -> measured.drag().renewedMillis).atMost(100),
                Benchmark.lower("live_drag.missed_ticks", "ticks", files -> measured.drag().missedTicks).atMost(0));
    }

    private static double p95(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.ceil(0.95 * sorted.length) - 1];
    }

    /** Changes the knob and returns all values after the change. */
    static ParameterSet turn(OpenWindow open, int number) {
        ParameterSet old = open.session.document().knobs().values();
        Parameter knob = old.table().find(KNOB).orElseThrow();
        open.session.document().knobs().set(knob, Value.of(5 + 0.01 * (number % 300)));
        open.touch();
        return open.session.document().knobs().values();
    }

    private static double toPicture() throws Exception {
        try (OpenWindow open = OpenWindow.open()) {
            OpenWindow.onToolkit(() -> {
                open.session.live().playback().skip((int) (RUN_SECONDS * open.session.document().tickRate()));
                open.session.settle();
            });
            double[] millis = new double[TURNS];
            for (int i = -WARM_UP_TURNS; i < TURNS; i++) {
                int number = i + WARM_UP_TURNS;
                double took = OpenWindow.onToolkit(() -> timeOf(open, number)).get();
                if (i >= 0) {
                    millis[i] = took;
                }
                Thread.sleep(BETWEEN_TURNS_MILLIS);
            }
            return p95(millis);
        }
    }

    private static CompletableFuture<Double> timeOf(OpenWindow open, int number) {
        CompletableFuture<Double> result = new CompletableFuture<>();
        long start = System.nanoTime();
        ParameterSet wanted = turn(open, number);
        new AnimationTimer() {
            private boolean isDrawn;

            @Override
            public void handle(long nanos) {
                if (isDrawn) {
                    result.complete((System.nanoTime() - start) * 1e-6);
                    stop();
                }
                Run shown = open.session.runs().shown();
                isDrawn = shown != null && shown.header().parameters().equals(wanted);
            }
        }.start();
        return result;
    }

    private Drag drag() throws Exception {
        if (drag == null) {
            try (OpenWindow open = OpenWindow.open()) {
                OpenWindow.onToolkit(() -> {
                    Source driving = open.session.live().sources().driving();
                    open.session.live().sources().list().stream().filter(source -> source.isRepeatable() && source != driving).limit(GHOSTS)
                            .forEach(open.session.live().sources()::addGhost);
                    open.session.live().playback().skip((int) (LONG_RUN_SECONDS * open.session.document().tickRate()));
                    open.session.settle();
                    open.session.live().playback().play();
                });
                OpenWindow.onToolkit(() -> dragged(open, WARM_UP_FRAMES)).get();
                long before = OpenWindow.onToolkit(open.session.live().playback()::missedTicks);
                double renewed = OpenWindow.onToolkit(() -> dragged(open, DRAGGED_FRAMES)).get();
                drag = new Drag(renewed, OpenWindow.onToolkit(open.session.live().playback()::missedTicks) - before);
            }
        }
        return drag;
    }

    /** Changes the knob on each of these frames and checks how old the knobs of the run on screen are. */
    private static CompletableFuture<Double> dragged(OpenWindow open, int frames) {
        CompletableFuture<Double> result = new CompletableFuture<>();
        List<ParameterSet> sets = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        double[] ages = new double[frames];
        Platform.runLater(() -> new AnimationTimer() {
            private int frame;

            @Override
            public void handle(long nanos) {
                if (frame == frames) {
                    result.complete(p95(ages));
                    stop();
                    return;
                }
                ages[frame] = ageOf(open.session.runs().shown(), sets, times);
                sets.add(turn(open, frame++));
                times.add(System.nanoTime());
            }
        }.start());
        return result;
    }

    private static double ageOf(Run shown, List<ParameterSet> sets, List<Long> times) {
        for (int i = sets.size() - 1; i >= 0; i--) {
            if (sets.get(i).equals(shown.header().parameters())) {
                return (System.nanoTime() - times.get(i)) * 1e-6;
            }
        }
        return times.isEmpty() ? 0 : (System.nanoTime() - times.get(0)) * 1e-6;
    }
}
