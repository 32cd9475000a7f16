package dev.goldenangle.workbench.bench;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The full tick with bot, simulation, mover and recorder ({@code product.*}); and the simulated seconds per second
 * without recording, as in studies ({@code study.*}), on one and on two cores.
 */
final class ProductBenchmarks {
    private static final int TICKS = 30 * 128;
    private static final int RUNS = 200;
    private static final double FULL_TICK = 700;
    private static final double STUDY = 15_000;
    private static final double TWO_CORES = 1.9;
    /** Two, and the noise of two best passes. */
    private static final double TWO_CORES_AT_MOST = 2.05;

    private ProductBenchmarks() {
    }

    static List<Benchmark> all() {
        List<Benchmark> all = new ArrayList<>();
        for (Model model : ModelCatalog.models()) {
            Benchmark full = Benchmark.lower("product." + model.id(), "ns", files -> fullTick(model));
            all.add(model.id().equals("arena") ? full.atMost(FULL_TICK) : full);
        }
        for (BotType bot : List.of(BotType.RUNNER, BotType.OPTIMAL_STRAFER)) {
            all.add(Benchmark.higher("study.arena." + bot.id(), "s/s", files -> secondsPerSecond("arena", bot)).atLeast(STUDY));
        }
        all.add(Benchmark.higher("study.strafejump.optimal-strafer", "s/s", files -> secondsPerSecond("strafejump", BotType.OPTIMAL_STRAFER)).atLeast(STUDY));
        all.add(Benchmark.higher("study.two_cores", "×", files -> onTwoCores()).atLeast(TWO_CORES).neverAbove(TWO_CORES_AT_MOST));
        return all;
    }

    /** All runs share their world, as in a study. */
    private static Simulation simulation(Model model, BotType bot, Level level) throws BadInput {
        ParameterSet parameters = model.parameters().defaults();
        return new Simulation(model, parameters, level, BotSpec.of(bot).create(model, parameters, level));
    }

    private static double fullTick(Model model) throws Exception {
        Level level = MapLibrary.level(model.id().equals("arena") ? "arena-loop" : MapLibrary.defaultFor(model), model);
        return Timing.nanosPerOperation(TICKS, () -> {
            Simulation simulation = simulation(model, BotType.WAYPOINT, level);
            var recorder = simulation.record("bench");
            simulation.run(TICKS);
            return recorder.run().length() + simulation.state().position.x;
        });
    }

    private static double secondsPerSecond(String id, BotType bot) throws Exception {
        Model model = ModelCatalog.find(id).orElseThrow();
        double rate = model.parameters().defaults().get(model.tickRate());
        Level level = MapLibrary.level("flat", model);
        return 1e9 / rate / Timing.nanosPerOperation(TICKS, () -> {
            Simulation simulation = simulation(model, bot, level);
            simulation.run(TICKS);
            return simulation.state().position.x;
        });
    }

    /** The same runs on one and on two threads, in real time: the best pass of each. */
    private static double onTwoCores() throws Exception {
        Model model = ModelCatalog.find("arena").orElseThrow();
        Level level = MapLibrary.level("flat", model);
        Callable<Double> work = () -> {
            double sum = 0;
            for (int i = 0; i < RUNS; i++) {
                Simulation simulation = simulation(model, BotType.RUNNER, level);
                simulation.run(TICKS);
                sum += simulation.state().position.x;
            }
            return sum;
        };
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            long one = Long.MAX_VALUE;
            long two = Long.MAX_VALUE;
            for (int i = 0; i < 5; i++) {
                long start = System.nanoTime();
                work.call();
                one = Math.min(one, System.nanoTime() - start);
                start = System.nanoTime();
                for (Future<Double> done : pool.invokeAll(List.of(work, work))) {
                    done.get();
                }
                two = Math.min(two, System.nanoTime() - start);
            }
            return 2.0 * one / two;
        } finally {
            pool.shutdown();
        }
    }
}
