package dev.goldenangle.analysis;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RunReaderTest {
    private static final Model QUAKE = new StrafejumpModel();

    /** Crouched runs, jumps and turns, so that every field of the state changes. */
    private static final CommandSource RESTLESS = (tick, state, command) ->
            command.set(1f, tick % 40 < 20 ? 1f : -1f, tick % 60 < 30 ? -1f : 1f, 0.01f * tick, 0.002f * tick, Command.RUN);

    @Test
    void recordedStateIsTheMoversState() {
        Level level = Bench.level(List.of(Bench.floor(), Brush.box(300f, -4000f, 0f, 400f, 4000f, 200f)));
        Simulation simulation = new Simulation(QUAKE, QUAKE.parameters().defaults(), level, RESTLESS);
        Recorder recorder = simulation.record("restless");
        MoverState start = simulation.state().copy();
        MoverState[] after = new MoverState[300];
        for (int tick = 0; tick < after.length; tick++) {
            simulation.tick();
            after[tick] = simulation.state().copy();
        }
        RunReader reader = new RunReader(recorder.run());
        MoverState read = start.copy();
        reader.state(-1, read);
        assertEquals(start, read);
        for (int tick = 0; tick < after.length; tick++) {
            reader.state(tick, read);
            MoverState had = after[tick];
            had.eyeHeight = read.eyeHeight;
            had.mode = read.mode;
            assertEquals(had, read, "tick " + tick);
        }
        assertTrue(reader.run().column("crouched")[20] == 1f && reader.run().column("crouched")[299] == 0f, "both were seen");
    }

    /** Running east into a wall: its normal points back west, and it takes all the speed at once. */
    @Test
    void surfaceThatStoppedARunCanBeRead() {
        Level level = Bench.level(List.of(Bench.floor(), Brush.box(200f, -4000f, 0f, 400f, 4000f, 200f)));
        CommandSource east = (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        Simulation simulation = new Simulation(QUAKE, QUAKE.parameters().defaults(), level, east);
        Recorder recorder = simulation.record("east");
        simulation.run(200);
        RunReader reader = new RunReader(recorder.run());
        int hit = 0;
        while (reader.contacts(hit) == 0) {
            hit++;
        }
        assertEquals(new Vec3(-1f, 0f, 0f), reader.clipNormal(hit, new Vec3()));
        assertEquals(reader.speed(hit - 1), -reader.clipChange(hit), 20, "minus the push of that tick");
        assertEquals(new Vec3(), reader.clipNormal(0, new Vec3(7f, 7f, 7f)));
        assertEquals(1f, reader.forward(hit));
        assertEquals(0f, reader.up(hit));
    }

    @Test
    void anglesOfAStrafeCanBeRead() {
        RunReader reader = new RunReader(BotRun.of(QUAKE, BotRun.flat(), BotType.OPTIMAL_STRAFER).with("best_keys", "false").record(2));
        int last = reader.length() - 1;
        assertEquals(reader.bestAngle(last), reader.angle(last), 0.05, "without a search over keys and rounding, the optimal strafer uses the best angle");
        assertTrue(reader.bestAngle(last) > 0.5);
        assertEquals(reader.gainPossible(last), reader.gainMade(last), 0.02);
        assertTrue(reader.gainPossible(last) > 0);
    }

    @Test
    void courseStageCanBeRead() {
        HandRun run = new HandRun(10).stage(3).tick().stage(4).tick();
        assertEquals(3, run.read().courseStage(0));
        assertEquals(4, run.read().courseStage(1));
    }

    /** Tick -1 is the state before the first tick: moving, and on the ground. */
    @Test
    void tickMinusOneIsTheStart() {
        RunReader reader = new HandRun(7).air(1).go(3, 0, 1).read();
        assertEquals(7f, reader.speed(-1));
        assertTrue(reader.grounded(-1));
        assertEquals(3f, reader.speed(0));
        assertTrue(!reader.grounded(0));
    }
}
