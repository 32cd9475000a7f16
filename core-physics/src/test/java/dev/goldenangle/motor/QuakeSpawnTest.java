package dev.goldenangle.motor;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Spawning a Quake mover, and ticks from unusual states. Both boxes extend 24 units down and climb steps of 18. */
class QuakeSpawnTest {
    private static Bench bench(String id, Level level) {
        Model model = ModelCatalog.find(id).orElseThrow();
        return new Bench(model, model.parameters().defaults(), level);
    }

    private static Bench onFloor(String id) {
        return bench(id, Bench.level(List.of(Bench.floor())));
    }

    @ParameterizedTest
    @CsvSource({"strafejump, 15, 24, 32, 0.125, 26", "quakeworld, 16, 24, 32, 0.03125, 22", "warsow, 16, 24, 40, 0.03125, 30", "goldsrc, 16, 36, 36, 0.03125, 28"})
    void spawnNearTheGroundSettlesOnIt(String id, float halfWidth, float feet, float head, float gap, float eye) {
        for (float above : new float[] {0f, 10f, 17f}) {
            Bench bench = onFloor(id);
            bench.mover.spawn(bench.state, 3f, 5f, above, 0.5f);
            assertEquals(new Vec3(3f, 5f, feet + gap), bench.state.position);
            assertTrue(bench.state.grounded);
            assertEquals(1f, bench.state.groundNormal.z);
            assertEquals(0.5f, bench.state.yaw, 1e-6f);
            assertEquals(eye, bench.state.eyeHeight);
            assertEquals(-feet, bench.mover.body(bench.state).bottom());
            assertEquals(head, bench.mover.body(bench.state).top());
            assertEquals(halfWidth, bench.mover.body(bench.state).radius());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void spawnHigherThanAStepFalls(String id) {
        Bench bench = onFloor(id);
        bench.mover.spawn(bench.state, 0f, 0f, 19f, 0f);
        assertFalse(bench.state.grounded);
        assertEquals(19f, bench.state.position.z + bench.mover.body(bench.state).bottom(), 0.2f);
        bench.step();
        assertTrue(bench.state.velocity.z < 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void spawnOverASteepSlopeDoesNotStand(String id) {
        Brush steep = Brush.cutBox(-2000f, -2000f, -2000f, 2000f, 2000f, 2000f, (float) -Math.sqrt(0.75), 0f, 0.5f, 0f);
        Bench bench = bench(id, Bench.level(List.of(steep)));
        bench.mover.spawn(bench.state, 0f, 0f, 40f, 0f);
        float z = bench.state.position.z;
        assertFalse(bench.state.grounded);
        assertTrue(z > 60f, "it stays where it was put: " + z);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void spawnResetsTheState(String id) {
        Bench fresh = onFloor(id);
        fresh.mover.spawn(fresh.state, 0f, 0f, 0f, 0f);
        Bench used = onFloor(id);
        for (int i = 0; i < used.state.registerCount(); i++) {
            used.state.setRegister(i, 7);
        }
        used.state.mode = MoveMode.NOCLIP;
        used.state.crouched = true;
        used.state.pitch = 1f;
        used.moving(100, 200, 300);
        used.mover.spawn(used.state, 0f, 0f, 0f, 0f);
        assertEquals(fresh.state, used.state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void invalidStateIsCorrectedAndReported(String id) {
        Bench bench = onFloor(id);
        bench.at(0, 0, 500).moving(Double.NaN, 1e9, 0).step();
        assertTrue(bench.state.isFinite());
        assertEquals(EventKind.STUCK, bench.report.eventKind(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void frictionIsBookedAsFriction(String id) {
        Bench bench = onFloor(id);
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.step();
        bench.moving(300, 0, 0).step();
        float lost = 300f - bench.state.velocity.horizontalLength();
        assertTrue(lost > 5f);
        assertEquals(-lost, bench.report.cause(SpeedCause.FRICTION), 0.6f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void jumpAndLandingAreReportedOnce(String id) {
        Bench bench = onFloor(id);
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        int jumps = 0;
        int landings = 0;
        for (int tick = 0; tick < 200; tick++) {
            bench.keys(0, 0, tick < 60 ? 1 : 0).step();
            for (int i = 0; i < bench.report.eventCount(); i++) {
                jumps += bench.report.eventKind(i) == EventKind.JUMP ? 1 : 0;
                landings += bench.report.eventKind(i) == EventKind.LAND ? 1 : 0;
            }
        }
        int expected = id.equals("warsow") ? 2 : 1;
        assertEquals(expected, jumps, "a held key makes one jump, or one for each landing where jumps are automatic");
        assertEquals(expected, landings);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void flyingMoverNeverStands(String id) {
        for (MoveMode mode : List.of(MoveMode.NOCLIP, MoveMode.SPECTATE)) {
            Bench bench = onFloor(id);
            bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
            bench.state.mode = mode;
            bench.keys(1, 0, 0).step().step();
            assertFalse(bench.state.grounded, mode.name());
            assertTrue(bench.state.velocity.x > 1f, mode.name());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump", "quakeworld", "warsow", "goldsrc"})
    void moverLeavesATeleporterInTheAir(String id) {
        Bench bench = bench(id, QuakeCourse.level());
        bench.mover.spawn(bench.state, -390f, 330f, 0f, 0f);
        assertTrue(bench.state.grounded);
        bench.looking(90).step();
        assertEquals(EventKind.TELEPORT, bench.report.eventKind(0));
        assertFalse(bench.state.grounded);
        assertEquals(1f, bench.state.yaw, 1e-3f);
    }
}
