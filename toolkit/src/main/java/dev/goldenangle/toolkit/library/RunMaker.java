package dev.goldenangle.toolkit.library;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Simulates whole runs from a preset, a map and an input source. */
public final class RunMaker {
    private RunMaker() {
    }

    public static Run make(Model model, ParameterSet parameters, Level level, CommandSource source, String sourceName, int ticks) {
        return make(model, parameters, level, source, sourceName, ticks, () -> false);
    }

    /**
     * Also writes a trace while simulating; if the program is killed, the ticks so far are in a file next to it.
     *
     * @param preset id or file of the preset, shown to the user
     */
    public static Run record(Model model, ParameterSet parameters, Level level, CommandSource source, String sourceName, int ticks, Path file, String preset)
            throws IOException {
        Simulation simulation = new Simulation(model, parameters, level, source);
        Recorder recorder = simulation.record(sourceName);
        try (TraceRecorder trace = TraceRecorder.open(file, simulation.traceHeader(preset, sourceName))) {
            simulation.record(trace);
            simulation.run(ticks);
        }
        return recorder.run();
    }

    /** Returns null as soon as it is cancelled. */
    public static Run make(Model model, ParameterSet parameters, Level level, CommandSource source, String sourceName, int ticks,
                           BooleanSupplier cancelled) {
        return make(new Simulation(model, parameters, level, source), sourceName, ticks, cancelled);
    }

    /** Continues a simulation; returns null as soon as it is cancelled. */
    public static Run make(Simulation simulation, String sourceName, int ticks, BooleanSupplier cancelled) {
        return new GrowingRun(simulation, sourceName).upTo(ticks, cancelled);
    }

    /** The number of ticks in a duration at a preset's tick rate. */
    public static int ticks(Model model, ParameterSet parameters, double seconds) {
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE - 8, Math.rint(seconds * parameters.get(model.tickRate()))));
    }
}
