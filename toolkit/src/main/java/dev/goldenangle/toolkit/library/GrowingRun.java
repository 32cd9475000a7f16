package dev.goldenangle.toolkit.library;

import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

import java.util.function.BooleanSupplier;

/** A run that is simulated in parts, so that its beginning can be shown early. The parts do not affect the result. Use it on one thread. */
public final class GrowingRun {
    private static final int CHECK_EVERY = 128;
    private final Simulation simulation;
    private final Recorder recorder;
    private int made;

    public GrowingRun(Simulation simulation, String sourceName) {
        this.simulation = simulation;
        recorder = simulation.record(sourceName);
    }

    /** Simulates until there are this many ticks and returns the run so far, which later ticks do not change; null as soon as it is cancelled. */
    public Run upTo(int ticks, BooleanSupplier cancelled) {
        while (made < ticks) {
            if (cancelled.getAsBoolean()) {
                return null;
            }
            int part = Math.min(CHECK_EVERY, ticks - made);
            simulation.run(part);
            made += part;
        }
        return recorder.run();
    }
}
