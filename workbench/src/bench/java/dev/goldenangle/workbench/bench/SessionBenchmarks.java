package dev.goldenangle.workbench.bench;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.beans.value.ChangeListener;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;

/** Time from a knob change until all runs are re-simulated, and whether live play keeps its ticks under load. */
final class SessionBenchmarks {
    /** The optimising compiler has finished after about ten seconds of use. */
    private static final int WARM_UP = 60;
    private static final long WARM_UP_NANOS = 10_000_000_000L;
    private static final int PLAY_SECONDS = 60;

    private SessionBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("whatif.4x10s.p95", "ms", files -> whatIf(10, 200)).atMost(4), Benchmark.lower("whatif.4x60s.p95", "ms", files -> whatIf(60, 60)).atMost(20),
                Benchmark.lower("play.missed_ticks", "ticks", files -> missedTicks()).atMost(0));
    }

    private static double whatIf(double seconds, int passes) throws Exception {
        Preset preset = PresetLibrary.shipped().preset("arena/default");
        Model model = PresetLibrary.model(preset);
        Level level = MapLibrary.level("arena-loop", model);
        List<Source> sources = Stream.of(BotType.WAYPOINT, BotType.OPTIMAL_STRAFER, BotType.HUMAN_STRAFER, BotType.ZIG_ZAG).map(BotSpec::of).map(Source::bot).toList();
        double[] millis = new double[passes];
        try (WhatIf whatIf = new WhatIf(Runnable::run, Math.max(2, Runtime.getRuntime().availableProcessors()))) {
            IntToDoubleFunction turn = i -> {
                double w = preset.parameters().w() * (1 + 0.001 * (i % 50 + 1));
                ParameterSet values = preset.parameters().with(preset.table().reference(), Value.of(w));
                return ask(whatIf, new WhatIf.Request(model, level, preset.parameters(), values, sources, seconds, WhatIf.Loop.CLOSED));
            };
            long begin = System.nanoTime();
            for (int i = 0; i < WARM_UP || System.nanoTime() - begin < WARM_UP_NANOS; i++) {
                turn.applyAsDouble(i);
            }
            Arrays.setAll(millis, turn);
        }
        Arrays.sort(millis);
        return millis[(int) Math.ceil(0.95 * passes) - 1];
    }

    private static double ask(WhatIf whatIf, WhatIf.Request request) {
        CompletableFuture<WhatIf.Result> result = new CompletableFuture<>();
        ChangeListener<WhatIf.Result> listener = (observable, old, now) -> result.complete(now);
        whatIf.resultProperty().addListener(listener);
        whatIf.request(request);
        double millis = result.join().millis();
        whatIf.resultProperty().removeListener(listener);
        return millis;
    }

    /** A minute of play while two other threads are fully busy. */
    private static double missedTicks() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("arena/default");
        Model model = PresetLibrary.model(preset);
        Level level = MapLibrary.level("arena-loop", model);
        Thread[] load = {busy(), busy()};
        try (TuningSession session = TuningSession.open(new ShippedLibrary(), Runnable::run, new OpenPreset(preset, Optional.empty(), model), level)) {
            session.live().playback().play();
            session.settle();
            long begin = System.nanoTime();
            while (System.nanoTime() - begin < PLAY_SECONDS * 1_000_000_000L) {
                session.pulse();
                Thread.sleep(16);
            }
            session.settle();
            double due = (System.nanoTime() - begin) * 1e-9 * preset.parameters().get(model.tickRate());
            double behind = Math.max(0, Math.floor(due - session.runs().shown().length() - 2));
            return session.live().playback().missedTicks() + behind;
        } finally {
            for (Thread thread : load) {
                thread.interrupt();
            }
        }
    }

    private static Thread busy() {
        Thread thread = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        }, "load");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
