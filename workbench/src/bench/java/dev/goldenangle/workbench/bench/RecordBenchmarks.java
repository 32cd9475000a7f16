package dev.goldenangle.workbench.bench;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.RowCache;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.util.ArrayList;
import java.util.List;

/** Time to record a tick, and memory that a run keeps. */
final class RecordBenchmarks {
    /** Two minutes at 128 ticks per second. */
    private static final int TICKS = 2 * 60 * 128;
    private static final int WARM_UP_TICKS = 500;
    private static final int HOUR = 3600 * 128;
    private static final int RUNS = 5;
    private static final int READY_MEGABYTES = 48;

    private RecordBenchmarks() {
    }

    static List<Benchmark> all() {
        List<Benchmark> all = new ArrayList<>();
        for (Model model : ModelCatalog.models()) {
            all.add(Benchmark.lower("record." + model.id(), "ns", files -> record(model)).atMost(100));
        }
        all.add(Benchmark.lower("record.kept", "bytes a tick", files -> kept(HOUR / 6, 1) * 1e6 / (HOUR / 6)).atMost(60));
        all.add(Benchmark.lower("record.hour_and_4_ghosts", "MB", files -> kept(HOUR, RUNS) + READY_MEGABYTES));
        all.add(Benchmark.lower("record.read_again", "ns a tick", files -> readAgain()));
        return all;
    }

    private static Simulation simulation(Model model, BotType bot) throws BadInput {
        ParameterSet parameters = model.parameters().defaults();
        Level level = MapLibrary.level(MapLibrary.defaultFor(model), model);
        return new Simulation(model, parameters, level, BotSpec.of(bot).create(model, parameters, level));
    }

    /** Only the recorder, on a runner's tick with a turning view. */
    private static double record(Model model) throws Exception {
        Simulation simulation = simulation(model, BotType.RUNNER);
        simulation.run(WARM_UP_TICKS);
        Frame frame = new Frame(simulation.command(), simulation.state(), simulation.report());
        Columns columns = simulation.columns();
        RunHeader header = new RunHeader(model.id(), simulation.parameters(), simulation.tickRate(), "bench", 0, "bench", simulation.state().copy());
        return Timing.nanosPerOperation(TICKS, () -> {
            Recorder recorder = new Recorder(header, columns, (from, inputs, dest) -> { }, 0, 0);
            for (int tick = 0; tick < TICKS; tick++) {
                frame.tick = tick;
                frame.command.yaw = tick;
                recorder.append(frame, tick);
            }
            return recorder.run().get(0, TICKS - 1);
        });
    }

    /**
     * Megabytes kept by runs of a strafing bot without cached columns; the larger of two measurements, because memory
     * freed meanwhile lowers the result.
     */
    private static double kept(int ticks, int count) throws Exception {
        return Math.max(keptOnce(ticks, count), keptOnce(ticks, count));
    }

    private static double keptOnce(int ticks, int count) throws Exception {
        Run[] runs = new Run[count];
        recorded(Run.FAR);      // exclude memory shared by all runs
        RowCache.limit(READY_MEGABYTES);
        long before = used();
        for (int i = 0; i < count; i++) {
            runs[i] = recorded(ticks);
        }
        RowCache.limit(READY_MEGABYTES);
        double megabytes = (used() - before) * 1e-6;
        return runs[0].length() == ticks ? megabytes : Double.NaN;
    }

    private static Run recorded(int ticks) throws BadInput {
        Simulation simulation = simulation(ModelCatalog.models().get(0), BotType.OPTIMAL_STRAFER);
        Recorder recorder = simulation.record("bench");
        simulation.run(ticks);
        return recorder.run();
    }

    private static long used() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Rebuilds columns that were dropped. */
    private static double readAgain() throws Exception {
        Simulation simulation = simulation(ModelCatalog.models().get(0), BotType.OPTIMAL_STRAFER);
        Recorder recorder = simulation.record("bench");
        simulation.run(TICKS);
        Run run = recorder.run();
        return Timing.nanosPerOperation(TICKS, () -> {
            RowCache.limit(READY_MEGABYTES);
            double sum = 0;
            for (int tick = 0; tick < TICKS; tick += Run.FAR) {
                sum += run.get(0, tick);
            }
            return sum;
        });
    }
}
