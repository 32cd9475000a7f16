package dev.goldenangle.simulation;

import dev.goldenangle.attack.Worlds;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Movers that fall out of the world are sent back to the last checkpoint, or to the start. */
class RespawnTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final CommandSource NOTHING = (tick, state, command) -> command.clear();
    private static final double LONGEST_OUTSIDE_SECONDS = 4;

    private static Level lane() {
        return Worlds.of(ARENA).stream().filter(level -> level.name().equals("strafe-lane")).findFirst().orElseThrow();
    }

    /** A simulation with its body this far below the lowest solid of the strafe lane, which is at −7 m. */
    private static Simulation below(float metres, int courseStage, MoveMode mode) {
        Simulation simulation = new Simulation(ARENA, ARENA.parameters().defaults(), lane(), NOTHING);
        MoverState state = simulation.state().copy();
        state.position.set(20f, 3f, -7f - metres);
        state.leaveGround();
        state.courseStage = courseStage;
        state.mode = mode;
        return new Simulation(ARENA, ARENA.parameters().defaults(), lane(), NOTHING, state);
    }

    @Test
    void worldEndsFourMetresBelowEverythingSolid() {
        Simulation above = below(3.9f, 0, MoveMode.NORMAL);
        above.tick();
        assertEquals(20f, above.state().position.x);
        Simulation under = below(4.1f, 0, MoveMode.NORMAL);
        under.tick();
        assertEquals(-4f, under.state().position.x, 1e-4f);
        assertEquals(0f, under.state().position.y, 1e-4f);
        assertTrue(under.state().grounded);
        assertEquals(0f, under.state().velocity.length());
    }

    /** The second checkpoint of the lane begins 64 units beyond the second gap: 1536 + 300 + 2560 + 367.5 + 80 to its middle. */
    @Test
    void moverIsSentToTheLastCheckpointPassed() {
        Simulation simulation = below(5f, 3, MoveMode.NORMAL);
        Run run = recorded(simulation);
        assertEquals((1536 + 300 + 2560 + 367.5 + 80) / 32, simulation.state().position.x, 1e-3);
        assertTrue(simulation.state().grounded);
        assertEquals(3, simulation.state().courseStage);
        List<Event> events = run.events(EventKind.RESPAWN);
        assertEquals(1, events.size());
        assertEquals(2, events.get(0).index());
        double along = (1536 + 300 + 2560 + 367.5 + 80) / 32 - 20;
        assertEquals(0f, simulation.state().position.y, 1e-3, "the middle of the checkpoint");
        assertEquals(Math.sqrt(along * along + 3 * 3 + 12 * 12), events.get(0).value(), 0.1, "from where it fell: 20, 3 and 12 m below");
    }

    private static Run recorded(Simulation simulation) {
        var recorder = simulation.record("nothing");
        simulation.tick();
        return recorder.run();
    }

    @Test
    void stageBeyondTheLastCheckpointLeadsToTheLast() {
        Simulation simulation = below(5f, 99, MoveMode.NORMAL);
        simulation.tick();
        assertTrue(simulation.state().position.x > 200f);
    }

    @Test
    void flyingMoverIsNotSentBack() {
        for (MoveMode mode : List.of(MoveMode.NOCLIP, MoveMode.SPECTATE)) {
            Simulation simulation = below(50f, 0, mode);
            simulation.run(10);
            assertEquals(20f, simulation.state().position.x, 0.1f);
        }
    }

    /** Any keys, any map without its fence, half a minute: no mover is outside or below the world for more than a moment. */
    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void noMoverIsLostForGood(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Model> models = ModelCatalog.models();
        Model model = models.get(random.nextInt(models.size()));
        List<Level> levels = Worlds.of(model);
        Level level = withoutFence(levels.get(random.nextInt(levels.size())));
        Simulation simulation = new Simulation(model, model.parameters().defaults(), level, wanderer(random));
        int outside = 0;
        for (int tick = 0; tick < 30 * simulation.tickRate(); tick++) {
            simulation.tick();
            outside = isOutside(simulation) ? outside + 1 : 0;
            assertTrue(outside < LONGEST_OUTSIDE_SECONDS * simulation.tickRate(), () -> model.id() + " on " + level.name() + ": " + simulation.state().position);
        }
    }

    private static Level withoutFence(Level level) {
        return level.world() instanceof BrushWorld world ? new Level(level.name(), level.hash(), level.unitsPerMetre(),
                BrushWorld.of(world.brushes().stream().filter(brush -> !brush.isUnseen()).toList()), level.spawns(), level.zones(),
                level.waypoints(), level.entities(), level.problems()) : level;
    }

    /** Mostly forward, jumping, turning sometimes, so that it gets far. */
    private static CommandSource wanderer(Randomness random) {
        Command held = new Command();
        return (tick, state, command) -> {
            if (tick % 40 == 0) {
                held.set(random.nextInt(4) == 0 ? 0 : 1, random.nextInt(3) - 1, random.nextInt(2), held.yaw + 0.3f * random.nextGaussian(), 0f, 0);
            }
            command.copyFrom(held);
        };
    }

    private static boolean isOutside(Simulation simulation) {
        var world = simulation.level().world();
        var at = simulation.state().position;
        return at.z < world.min(2) || at.x < world.min(0) || at.x > world.max(0) || at.y < world.min(1) || at.y > world.max(1);
    }
}
