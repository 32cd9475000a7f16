package dev.goldenangle.simulation;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.QuakeCourse;
import dev.goldenangle.motor.View;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.GroundQuery;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What a game reads from a simulation for drawing and for time stamps. */
class RenderStateTest {
    private static final long TICK = 7_812_500;

    /** Runs east at 128 Hz and turns left by a hundredth of a radian per tick. */
    private static Simulation runner() {
        StrafejumpModel model = new StrafejumpModel();
        return new Simulation(model, model.parameters().defaults().with("tick_rate", "128").with("view_rounding", "false"),
                Bench.level(List.of(Bench.floor())), (tick, state, command) -> command.set(1f, 0f, 0f, 0.01f * tick, 0.02f * tick, 0));
    }

    @Test
    void aQuarterTickLaterEverythingIsAQuarterOfTheWay() {
        Simulation simulation = runner();
        simulation.advance(20 * TICK + TICK / 4);
        MoverState before = simulation.previous();
        MoverState now = simulation.state();
        RenderState drawn = simulation.renderState(new RenderState());
        assertEquals(before.position.x + 0.25 * (now.position.x - before.position.x), drawn.position.x, 1e-4);
        assertEquals(before.velocity.x + 0.25 * (now.velocity.x - before.velocity.x), drawn.velocity.x, 1e-4);
        assertEquals(0.18 + 0.0025, drawn.yaw, 1e-5);
        assertEquals(0.36 + 0.005, drawn.pitch, 1e-5);
        assertEquals(drawn.position, drawn.drawn);
        View view = drawn.view(new View());
        assertEquals(Math.sin(drawn.pitch), view.forward.z, 1e-5);
        assertEquals(Math.cos(drawn.pitch), view.up.z, 1e-5);
    }

    @Test
    void turnAcross180DegreesTakesTheShorterDirection() {
        MoverState before = new MoverState(0);
        MoverState now = new MoverState(0);
        before.yaw = 3.1f;
        now.yaw = -3.1f;
        RenderState drawn = new RenderState().blend(runner().mover(), before, now, 0.5f, 0.01);
        assertEquals(Math.PI, Math.abs(drawn.yaw), 1e-5);
    }

    @Test
    void teleportedMoverIsNotInterpolated() {
        StrafejumpModel model = new StrafejumpModel();
        Simulation simulation = new Simulation(model, model.parameters().defaults(), QuakeCourse.level(), (tick, state, command) -> command.set(0f, 0f, 0f, 0f, 0f, 0));
        simulation.state().position.set(-390f, 330f, 24.125f);
        simulation.advance(8_000_000L + 4_000_000L);
        assertTrue(simulation.state().position.y < -250f, () -> "teleported to " + simulation.state().position);
        assertEquals(simulation.state().position, simulation.renderState(new RenderState()).position);
    }

    @Test
    void timeStampsAt128HertzAreSevenOrEightMillisecondsApart() {
        Simulation simulation = runner();
        int eights = 0;
        long last = simulation.milliseconds();
        for (int tick = 0; tick < 128; tick++) {
            simulation.tick();
            int length = simulation.commandMilliseconds();
            assertTrue(length == 7 || length == 8, "a command of " + length + " ms");
            assertEquals(last + length, simulation.milliseconds());
            last = simulation.milliseconds();
            eights += length - 7;
        }
        assertEquals(1000, last);
        assertEquals(104, eights);
    }

    @Test
    void groundCanBeQueriedWithoutMoving() {
        BrushWorld world = BrushWorld.of(List.of(Bench.floor(), Brush.box(200f, -100f, 0f, 300f, 100f, 40f)));
        GroundQuery ground = new GroundQuery(new BoxTracer(world), 0.25f, 0.125f, 0.7f);
        Vec3 mins = new Vec3(-15f, -15f, -24f);
        Vec3 maxs = new Vec3(15f, 15f, 32f);
        Vec3 normal = new Vec3();
        assertTrue(ground.isOnGround(new Vec3(0f, 0f, 24.125f), mins, maxs, normal));
        assertEquals(new Vec3(0f, 0f, 1f), normal);
        assertFalse(ground.isOnGround(new Vec3(0f, 0f, 24.4f), mins, maxs, normal));
        assertEquals(new Vec3(), normal);
        assertTrue(ground.isOnGround(new Vec3(250f, 0f, 64.2f), mins, maxs, normal));
    }
}
