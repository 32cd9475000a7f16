package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Each knob that restores the document's behaviour, beside the shipped game's value: 128 Hz, not rounded. */
class DocumentKnobsTest {
    private static final ParameterSet SHIPPED = Presets.vq3At128();
    private static final double FRICTION_OF_A_TICK = 1 - 6 / 128.0;

    private static Bench bench(ParameterSet set, Brush... brushes) {
        return new Bench(new StrafejumpModel(), set, Bench.level(List.of(brushes)));
    }

    @Test
    void airSpeedCapStopsThePushAtThirty() {
        assertEquals(102.5, flyingForward(SHIPPED, 100, 1), 1e-3);
        assertEquals(100, flyingForward(SHIPPED.with("air_speed_cap", "30"), 100, 1), 1e-3);
        assertEquals(125, flyingForward(SHIPPED, 0, 50), 1e-3);
        assertEquals(30, flyingForward(SHIPPED.with("air_speed_cap", "30"), 0, 50), 1e-3);
    }

    private static double flyingForward(ParameterSet set, double speed, int ticks) {
        Bench bench = bench(set, Bench.floor()).at(0, 0, 5000).moving(speed, 0, 0).keys(1, 0, 0);
        for (int i = 0; i < ticks; i++) {
            bench.step();
        }
        return bench.state.velocity.x;
    }

    /** The body lands with 300 u/s just before a wall and runs into it on the next tick. */
    @Test
    void withoutLandingTimeAWallStopsARunnerWhoHasJustLanded() {
        assertEquals(320, speedAtWallAfterLanding(SHIPPED), 1);
        assertEquals(0, speedAtWallAfterLanding(SHIPPED.with("landing_time", "0")), 1);
    }

    private static double speedAtWallAfterLanding(ParameterSet set) {
        Bench bench = bench(set, Bench.floor(), Brush.box(100f, -500f, 0f, 200f, 500f, 500f)).at(81, 0, 26).moving(320, 0, -300).keys(1, 0, 0);
        return bench.step().step().step().state.velocity.x;
    }

    @Test
    void withoutSpawnTimeThereIsFrictionFromTheFirstTick() {
        assertEquals(320, speedAfterSpawn("100"), 0.1);
        assertEquals(320 * FRICTION_OF_A_TICK, speedAfterSpawn("0"), 0.01);
    }

    private static double speedAfterSpawn(String time) {
        Bench bench = bench(SHIPPED.with("spawn_time", time), Bench.floor());
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        return bench.moving(320, 0, 0).step().state.velocity.horizontalLength();
    }

    /** The exit is a unit above the floor, a fall of 7 ticks; the timer of 160 ms runs for 20 ticks. */
    @Test
    void withoutTeleportTimeThereIsFrictionAfterATeleport() {
        assertEquals(400, speedAfterTeleport(SHIPPED), 0.5);
        assertTrue(speedAfterTeleport(SHIPPED.with("teleport_time", "0")) < 400 * FRICTION_OF_A_TICK);
    }

    private static double speedAfterTeleport(ParameterSet set) {
        Zone teleporter = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(300f, -10f, 0f, 320f, 10f, 8f)), new Vec3(), new Vec3(0f, 0f, 0f), 0f);
        Bench bench = new Bench(new StrafejumpModel(), set, Bench.level(List.of(Bench.floor()), teleporter));
        bench.mover.spawn(bench.state, 310f, 0f, 0f, 0f);
        for (int i = 0; i < 15; i++) {
            bench.step();
        }
        return bench.state.velocity.horizontalLength();
    }
}
