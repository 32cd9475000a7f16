package dev.goldenangle.simulation;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.tilestep.RandomTiles;
import dev.goldenangle.motor.tilestep.TilestepModel;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * In a level with walking creatures a run still depends only on preset, map and commands: the clock that moves them is
 * part of the state.
 */
class WorldClockTest {
    private static final Model MODEL = new TilestepModel();

    private static CommandSource hands(long seed) {
        return (tick, state, command) -> {
            Randomness chance = new Randomness(seed + tick / 10);
            command.set(chance.nextInt(3) - 1, chance.nextInt(3) - 1, chance.nextInt(2), 6 * chance.nextFloat(), 0f, 0);
        };
    }

    private static Simulation simulation(Level level, long seed) {
        return new Simulation(MODEL, MODEL.parameters().defaults(), level, hands(seed));
    }

    @Property(tries = 30)
    void runAmongWalkersCanBeResumedAtAnyTick(@ForAll long seed) {
        Level level = RandomTiles.level(new Randomness(seed));
        Simulation simulation = simulation(level, seed);
        Recorder recorder = simulation.record("hands");
        int cut = new Randomness(seed).nextInt(300);
        simulation.run(cut);
        Snapshot saved = simulation.save();
        assertEquals(cut, saved.state().worldTick);
        simulation.run(600 - cut);
        long hash = simulation.hash();
        RunReader run = new RunReader(recorder.run());
        MoverState read = saved.state().copy();
        run.state(cut - 1, read);
        assertEquals(saved.state().worldTick, read.worldTick, "a recorded run knows the clock of each tick");
        simulation.restore(saved);
        simulation.run(600 - cut);
        assertEquals(hash, simulation.hash());
        InputTrace trace = TraceReader.read("hands", TraceWriter.write(TraceReplay.traceOf(recorder.run(), "hands"))).trace().orElseThrow();
        Simulation again = new Simulation(MODEL, MODEL.parameters().defaults(), level, trace.source(), trace.header().start());
        again.run(600);
        assertEquals(hash, again.hash());
    }

    @Test
    void traceRecordsALaterStartAndOmitsItOtherwise() {
        Level level = RandomTiles.level(new Randomness(3));
        Simulation first = simulation(level, 3);
        first.run(90);
        Simulation later = new Simulation(MODEL, MODEL.parameters().defaults(), level, hands(3), first.state());
        Recorder recorder = later.record("hands");
        later.run(200);
        String text = TraceWriter.write(TraceReplay.traceOf(recorder.run(), "hands"));
        assertTrue(text.contains("\nworld_tick = 90\n"), text);
        assertEquals(90, TraceReader.read("hands", text).trace().orElseThrow().header().start().worldTick);
        TraceReading broken = TraceReader.read("hands", text.replace("world_tick = 90", "world_tick = -4"));
        assertTrue(broken.trace().isEmpty());
        assertTrue(broken.problems().toString().contains("world_tick must lie between 0 and"), broken.problems().toString());
        Recorder fromStart = simulation(level, 3).record("hands");
        assertFalse(TraceWriter.write(TraceReplay.traceOf(fromStart.run(), "hands")).contains("world_tick"));
    }
}
