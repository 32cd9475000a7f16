package dev.goldenangle.motor.arena;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Starts, pads, teleporters and flight of the arena model on a level floor, in metres. */
class ArenaDevicesTest {
    private static final Model MODEL = ModelCatalog.find("arena").orElseThrow();
    private static final Vec3 PUSH = new Vec3(3f, -4f, 12f);
    private static final Zone PAD = new Zone(Zone.Kind.PAD, 0, List.of(Brush.box(10f, -1f, 0f, 12f, 1f, 1f)), PUSH, new Vec3(), 0f);
    private static final Zone GATE = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(-12f, -1f, 0f, -10f, 1f, 1f)), new Vec3(), new Vec3(-8f, 6f, 3f), 1f);

    private static Bench bench() {
        Level level = new Level("devices", 0, 1f, BrushWorld.of(List.of(Brush.box(-100f, -100f, -2f, 100f, 100f, 0f))), List.of(new Spawn("start", 0f, 0f, 0f, 0f)),
                List.of(PAD, GATE), List.of(), List.of());
        return new Bench(MODEL, MODEL.parameters().defaults(), level);
    }

    private static Bench spawned(float x, float y, float z) {
        Bench bench = bench();
        bench.mover.spawn(bench.state, x, y, z, 0.5f);
        return bench;
    }

    @Test
    void spawnedMoverStandsOnTheFloorWithItsEyesBelowTheTop() {
        Bench bench = spawned(1f, 2f, 0f);
        assertTrue(bench.state.grounded);
        assertTrue(bench.state.isOn(ArenaRegister.WAS_GROUNDED));
        assertEquals(1f, bench.state.position.x);
        assertEquals(2f, bench.state.position.y);
        assertEquals(0f, bench.state.position.z, 0.03f);
        assertTrue(bench.state.position.z > 0f, "one skin above the floor");
        assertEquals(0.5f, bench.state.yaw);
        float top = bench.mover.body(bench.state).top();
        assertTrue(bench.state.eyeHeight > 0.8f * top && bench.state.eyeHeight < top);
        Bench high = spawned(0f, 0f, 5f);
        assertFalse(high.state.grounded);
        assertFalse(high.state.isOn(ArenaRegister.WAS_GROUNDED));
        assertEquals(5f, high.state.position.z, 0.03f);
    }

    @Test
    void spawnResetsTheState() {
        Bench fresh = spawned(0f, 0f, 0f);
        Bench used = bench();
        for (int i = 0; i < used.state.registerCount(); i++) {
            used.state.setRegister(i, 3);
        }
        used.state.mode = MoveMode.NOCLIP;
        used.state.pitch = 1f;
        used.moving(5, 6, 7);
        used.mover.spawn(used.state, 0f, 0f, 0f, 0.5f);
        assertEquals(fresh.state, used.state);
    }

    @Test
    void padSetsItsOwnVelocityAndLiftsOff() {
        Bench bench = spawned(11f, 0f, 0f);
        bench.moving(9, 0, 0).step();
        assertEquals(PUSH, bench.state.velocity);
        assertFalse(bench.state.grounded);
        assertEquals(EventKind.PAD, bench.report.eventKind(0));
        assertEquals(13f, bench.report.eventValue(0), 1e-4f, "√(3² + 4² + 12²)");
        assertNotEquals(0f, bench.report.cause(SpeedCause.DEVICE));
        assertTrue(bench.step().state.position.z > 0.05f);
    }

    @Test
    void teleporterKeepsTheSpeedAndTurnsItToTheExit() {
        Bench bench = spawned(-11f, 0f, 0f);
        bench.moving(0, 5, 0).looking(90).step();
        double speed = Math.hypot(bench.state.velocity.x, bench.state.velocity.y);
        assertTrue(speed > 4 && speed <= 5.2, "friction only: " + speed);
        assertEquals(speed * Math.cos(1), bench.state.velocity.x, 1e-3);
        assertEquals(speed * Math.sin(1), bench.state.velocity.y, 1e-3);
        assertEquals(0f, bench.state.velocity.z);
        assertEquals(1f, bench.state.yaw, 1e-6f);
        assertEquals(-8f, bench.state.position.x);
        assertEquals(6f, bench.state.position.y);
        assertEquals(3f, bench.state.position.z, 0.03f);
        assertFalse(bench.state.grounded);
        assertEquals(EventKind.TELEPORT, bench.report.eventKind(bench.report.eventCount() - 1));
        assertEquals(7.31f, bench.report.eventValue(bench.report.eventCount() - 1), 0.02f, "√(3² + 6² + 3²) = 7.35, less the way of the tick");
    }

    @Test
    void flyingMoverNeverStandsAndMovesAlongTheView() {
        for (MoveMode mode : List.of(MoveMode.NOCLIP, MoveMode.SPECTATE)) {
            Bench bench = spawned(0f, 0f, 0f);
            bench.state.mode = mode;
            bench.keys(1, 0, 0).looking(0).step();
            assertFalse(bench.state.grounded, mode.name());
            assertFalse(bench.state.isOn(ArenaRegister.WAS_GROUNDED));
            assertEquals(10f, bench.state.velocity.x, 1e-3f, "W");
            assertEquals(10f / 128, bench.state.position.x, 1e-3f);
            assertEquals(10f, bench.report.cause(SpeedCause.ACCELERATION), 1e-3f);
        }
    }

    @Test
    void invalidStateIsCorrectedAndReported() {
        Bench bench = spawned(0f, 0f, 5f);
        bench.moving(Double.NaN, 1e9, 0).step();
        assertTrue(bench.state.isFinite());
        assertEquals(EventKind.STUCK, bench.report.eventKind(0));
    }

    @Test
    void angleBetweenVelocityAndIntentIsReported() {
        Bench bench = spawned(0f, 0f, 0f);
        bench.moving(5, 0, 0).keys(1, 0, 0).looking(30).step();
        assertEquals(Math.toRadians(30), bench.report.angle(), 1e-4);
        assertEquals(Math.cos(Math.toRadians(30)), bench.report.wishX, 1e-4);
        assertEquals(0.5, bench.report.wishY, 1e-4);
        assertTrue(bench.report.bestAngle() >= 0 && bench.report.gainPossible() >= bench.report.gainMade - 1e-3, "no direction gains more than the best");
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.moving(0, 0, 0).keys(1, 0, 0).looking(30).step();
        assertEquals(0f, bench.report.angle(), "a standing mover has no direction");
        bench.keys(0, 0, 0).moving(5, 0, 0).step();
        assertEquals(0f, bench.report.angle(), "without input there is none either");
    }
}
