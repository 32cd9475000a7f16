package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.StateNotFinite;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The tick loop itself: guards, timing, saving and resuming. */
class TickLoopTest {
    private static final Model QUAKE = new StrafejumpModel();
    private static final ParameterSet VQ3 = QUAKE.parameters().defaults().with(QUAKE.tickRate().key(), "125");
    private static final CommandSource EAST = (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);

    private static Level level(Zone... zones) {
        return Bench.level(List.of(Bench.floor()), zones);
    }

    private static Simulation simulation(CommandSource source, Zone... zones) {
        return new Simulation(QUAKE, VQ3, level(zones), source);
    }

    /** A zone across the lane that runs east, from one x to another. */
    private static Zone gate(Zone.Kind kind, int index, double from, double to) {
        return new Zone(kind, index, List.of(Brush.box((float) from, -500f, -10f, (float) to, 500f, 500f)), new Vec3(), new Vec3(), 0f);
    }

    /** The rules of another model, whose mover fails on one tick: it leaves a NaN velocity, or position as well. */
    private static Model breakingAt(int tick, Consumer<MoverState> fault) {
        int[] steps = {0};
        Mover sound = QUAKE.mover(VQ3, level());
        Mover broken = new Mover() {
            @Override
            public void step(Command command, MoverState state, TickReport report) {
                sound.step(command, state, report);
                if (steps[0]++ == tick) {
                    fault.accept(state);
                }
            }

            @Override
            public Body body(MoverState state) {
                return sound.body(state);
            }

            @Override
            public void spawn(MoverState state, float x, float y, float z, float yaw) {
                sound.spawn(state, x, y, z, yaw);
            }
        };
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[] {Model.class},
                (proxy, method, arguments) -> method.getName().equals("mover") ? broken : method.invoke(QUAKE, arguments));
    }

    @Test
    void nanStateIsResetToTheLastPositionAtRest() {
        Simulation simulation = new Simulation(breakingAt(50, state -> state.velocity.x = Float.NaN), VQ3, level(), EAST);
        Recorder recorder = simulation.record("east");
        simulation.run(51);
        Run run = recorder.run();
        assertEquals(run.column("x")[49], run.column("x")[50]);
        assertEquals(new Vec3(), simulation.state().velocity);
        assertEquals(50, only(run, EventKind.STUCK).tick());
        assertEquals(-run.column("speed")[49], run.column("cause_other")[50], "all the speed is booked as lost");
        simulation.run(50);
        assertTrue(recorder.run().column("x")[100] > run.column("x")[50] + 50, "and the run goes on");
    }

    @Test
    void runRemembersTheFirstTickWithANanState() {
        Simulation simulation = new Simulation(breakingAt(50, state -> state.velocity.x = Float.NaN), VQ3, level(), EAST);
        Recorder recorder = simulation.record("east");
        simulation.run(40);
        Snapshot before = simulation.save();
        assertEquals(-1, recorder.run().requireFinite().notFiniteTick());
        simulation.run(40);
        Run run = recorder.run();
        assertEquals(50, run.notFiniteTick());
        String fault = assertThrows(StateNotFinite.class, run::requireFinite).getMessage();
        assertEquals("the model strafejump calculated a state that is not a number on tick 50; this is a fault in its rules", fault);
        simulation.restore(before);
        assertEquals(-1, recorder.run().notFiniteTick(), "that tick is undone");
    }

    @Test
    void stateThatWasAlreadyNanStartsAgainAtTheSpawn() {
        Simulation simulation = new Simulation(breakingAt(0, state -> state.position.x = Float.NaN), VQ3, level(), (tick, state, command) -> {
            EAST.fill(tick, state, command);
            state.position.y = Float.NaN;
        });
        MoverState start = simulation.state().copy();
        simulation.state().position.y = Float.NaN;
        simulation.tick();
        assertTrue(simulation.state().isFinite());
        assertEquals(start.position, simulation.state().position);
    }

    @Test
    void runCanStartFromAnotherState() {
        MoverState there = simulation(EAST).state().copy();
        there.position.set(300f, -40f, there.position.z);
        there.velocity.set(0f, 100f, 0f);
        Simulation simulation = new Simulation(QUAKE, VQ3, level(), EAST, there);
        assertEquals(there, simulation.previous(), "the previous state for drawing");
        TraceHeader header = simulation.traceHeader("strafejump/vq3", "east");
        assertEquals(there, header.start(), "the start for a replay");
        Recorder recorder = simulation.record("east");
        simulation.run(1);
        assertEquals(there, recorder.run().header().start());
        assertEquals(300f, recorder.run().column("x")[0], 5f);
    }

    /** 125 ticks per second: the fourth tick ends after 0.032 s. */
    @Test
    void tickIsRecordedWithItsEndTime() {
        Simulation simulation = simulation(EAST);
        Recorder recorder = simulation.record("east");
        simulation.run(4);
        assertEquals(0.032f, recorder.run().column("time_s")[3]);
        assertEquals(4, simulation.tickCount());
        assertSame(QUAKE, simulation.model());
        assertEquals("bench", simulation.level().name());
        assertEquals(simulation.state().position.z, simulation.mover().drawnAt(simulation.state(), new Vec3()).z);
    }

    @Test
    void halfATickLaterIsDrawnHalfway() {
        Simulation simulation = simulation(EAST);
        assertEquals(2, simulation.advance(20_000_000L));
        assertEquals(0.5f, simulation.alpha(), 1e-6f);
    }

    /** Counts its own ticks, like a bot with a memory. */
    private static final class Counting implements CommandSource {
        private long seen;

        @Override
        public void fill(int tick, MoverState state, Command command) {
            command.set(1f, seen++ % 2 == 0 ? 1f : 0f, 0f, 0f, 0f, Command.RUN);
        }

        @Override
        public int memorySize() {
            return 1;
        }

        @Override
        public void saveMemory(long[] dest) {
            dest[0] = seen;
        }

        @Override
        public void restoreMemory(long[] saved) {
            seen = saved[0];
        }
    }

    @Test
    void restoringRestoresTheSourceMemoryThePreviousStateAndTheClock() {
        Counting source = new Counting();
        Simulation simulation = simulation(source);
        simulation.run(11);
        Snapshot snapshot = simulation.save();
        MoverState previous = simulation.previous().copy();
        simulation.advance(20_000_000L);
        simulation.run(8);
        simulation.restore(snapshot);
        assertEquals(11, source.seen);
        assertEquals(previous, simulation.previous());
        assertEquals(0f, simulation.alpha());
        assertEquals(11, simulation.tickCount());
    }

    @Test
    void tickRateOfARunDoesNotChange() {
        Simulation simulation = simulation(EAST);
        simulation.use(VQ3.with(QUAKE.tickRate().key(), "60").with("friction", "3"));
        assertEquals(125, simulation.parameters().get(QUAKE.tickRate()), 1e-9);
        assertEquals("3", simulation.parameters().asText().get("friction"));
        ParameterSet same = VQ3.with("friction", "4");
        simulation.use(same);
        assertSame(same, simulation.parameters());
    }

    /** At the top speed of 320 units per second and 125 ticks per second, 2.56 units per tick; the body extends 15 ahead of its middle. */
    @Test
    void lapIsTimedFromTheStartThroughTheCheckpointsToTheFinish() {
        Simulation simulation = simulation(EAST, gate(Zone.Kind.START, 0, -50, 50), gate(Zone.Kind.CHECKPOINT, 2, 600, 610),
                gate(Zone.Kind.CHECKPOINT, 1, 300, 310), gate(Zone.Kind.FINISH, 0, 900, 910));
        Recorder recorder = simulation.record("east");
        simulation.run(450);
        Run run = recorder.run();
        Event start = only(run, EventKind.START);
        assertTrue(run.column("x")[start.tick()] - 15 > 50 && run.column("x")[start.tick() - 1] - 15 <= 50, "on the first tick outside the start");
        assertEquals(0f, start.value());
        List<Event> checkpoints = run.events(EventKind.CHECKPOINT);
        assertEquals(List.of(1, 2), checkpoints.stream().map(Event::index).toList());
        Event finish = only(run, EventKind.FINISH);
        for (Event gate : List.of(checkpoints.get(0), checkpoints.get(1), finish)) {
            float line = gate == finish ? 900 : 300 * gate.index();
            assertTrue(run.column("x")[gate.tick()] + 15 >= line && run.column("x")[gate.tick() - 1] + 15 < line, "on the first tick that touches " + line);
            assertEquals((gate.tick() - (start.tick() - 1)) / 125f, gate.value(), 1e-5f);
        }
        assertEquals(0, simulation.state().courseStage);
        assertEquals(-1, simulation.state().courseStartTick);
    }

    private static Event only(Run run, EventKind kind) {
        assertEquals(1, run.events(kind).size(), kind + " once");
        return run.events(kind).get(0);
    }

    @Test
    void withoutAStartTheClockRunsFromTheFirstTick() {
        Simulation simulation = simulation(EAST, gate(Zone.Kind.FINISH, 0, 300, 310));
        Recorder recorder = simulation.record("east");
        simulation.run(200);
        Event finish = only(recorder.run(), EventKind.FINISH);
        assertEquals(finish.tick() / 125f, finish.value(), 1e-5f);
        assertEquals(0, recorder.run().events(EventKind.CHECKPOINT).size());
    }

    @Test
    void checkpointAboveTheHeadIsNotTouched() {
        Zone high = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(100f, -500f, 60f, 310f, 500f, 90f)), new Vec3(), new Vec3(), 0f);
        Zone deep = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(100f, -500f, -90f, 310f, 500f, -1f)), new Vec3(), new Vec3(), 0f);
        Zone beside = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(100f, 16f, 0f, 310f, 500f, 90f)), new Vec3(), new Vec3(), 0f);
        Zone besideToo = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(100f, -500f, 0f, 310f, -16f, 90f)), new Vec3(), new Vec3(), 0f);
        Simulation simulation = simulation(EAST, high, deep, beside, besideToo);
        Recorder recorder = simulation.record("east");
        simulation.run(200);
        assertEquals(0, recorder.run().events(EventKind.FINISH).size());
        Zone brushing = new Zone(Zone.Kind.FINISH, 0, List.of(Brush.box(100f, 14f, 50f, 310f, 500f, 90f)), new Vec3(), new Vec3(), 0f);
        Simulation near = simulation(EAST, brushing);
        Recorder touched = near.record("east");
        near.run(200);
        assertEquals(1, touched.run().events(EventKind.FINISH).size(), "head and shoulder reach it");
    }

    @Test
    void otherCommandsGiveAnotherDigest() {
        Simulation a = simulation(EAST);
        Simulation b = simulation((tick, state, command) -> command.set(1f, tick == 3 ? 1f : 0f, 0f, 0f, 0f, Command.RUN));
        a.run(3);
        b.run(3);
        assertEquals(a.hash(), b.hash());
        a.run(1);
        b.run(1);
        assertNotEquals(a.hash(), b.hash());
        assertFalse(a.hash() == 0);
    }
}
