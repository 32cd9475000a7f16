package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * What is shown and reported about a player. West of x = 0 the floor is at 1, east of it at 1¼ world units; a pool is
 * behind a wall in the far east.
 */
class MarathonReportTest {
    private static final double PER_SECOND = 30 / 65536.0;
    private static final double STEP = 2 * Math.PI / 512;
    private static final Level MAP = LevelReader.read("rooms", "format = \"sector\"\n"
            + "[[polygon]]\nfloor = 1024\nceiling = 8192\nvertices = [[-8192, -8192], [0, -8192], [0, 8192], [-8192, 8192]]\n"
            + "[[polygon]]\nfloor = 1280\nceiling = 9216\nvertices = [[0, -8192], [8192, -8192], [8192, 8192], [0, 8192]]\n"
            + "[[medium]]\nname = \"pool\"\nkind = \"water\"\nlevel = 512\ncurrent_yaw = 90\ncurrent_speed = 40\n"
            + "[[polygon]]\nfloor = 0\nceiling = 4096\nmedium = \"pool\"\nvertices = [[10240, -2048], [14336, -2048], [14336, 2048], [10240, 2048]]\n"
            + "[[spawn]]\nposition = [-4096, 0, 1024]\n", 0.5f);
    private final MarathonModel model = new MarathonModel();
    private final Mover mover = model.mover(model.parameters().defaults(), MAP);
    private final MoverState state = new MoverState(model.registers().size());
    private final TickReport report = new TickReport(model.signals().size());
    private final Command command = new Command();

    private void spawn(double x, double y, double z) {
        mover.spawn(state, (float) x, (float) y, (float) z, 0f);
    }

    private void ticks(int count) {
        for (int i = 0; i < count; i++) {
            report.begin(state.velocity);
            mover.step(command, state, report);
        }
    }

    private float signal(MarathonSignal signal) {
        return report.signal(signal.ordinal());
    }

    private float event(EventKind kind) {
        for (int i = 0; i < report.eventCount(); i++) {
            if (report.eventKind(i) == kind) {
                return report.eventValue(i);
            }
        }
        return Float.NaN;
    }

    @Test
    void mapHasNoProblems() {
        assertEquals(java.util.List.of(), MAP.problems());
    }

    @Test
    void bodyIsACylinderFromTheFeetUp() {
        assertEquals(new Body(Body.Shape.CYLINDER, 204 / 1024f, 0f, 52428 / 65536f), mover.body(state));
    }

    @Test
    void eyesAre614AboveTheFeetEverywhere() {
        spawn(-4, 0, 3);
        assertEquals(614 / 1024f, state.eyeHeight);
        assertFalse(state.grounded);
        assertEquals(0f, state.groundNormal.z);
        spawn(-4, 0, 1.2);
        assertEquals(1f, state.position.z, "less than a step above the floor the player stands on it");
        assertEquals(614 / 1024f, state.eyeHeight);
        assertTrue(state.grounded);
        assertEquals(1f, state.groundNormal.z);
    }

    /** A tick takes 163 of the height; less than 4,096 above the floor counts as on the ground. */
    @ParameterizedTest
    @CsvSource({"4258, true", "4259, false"})
    void playerLessThanASixteenthAboveTheFloorStands(int above, boolean grounded) {
        spawn(-4, 0, 1);
        state.position.z = 1f + above / 65536f;
        ticks(1);
        assertEquals(65536 + above - 163, state.get(MarathonRegister.Z));
        assertEquals(grounded, state.grounded);
    }

    @Test
    void flightShowsItsPosition() {
        spawn(-4, 0, 1);
        state.mode = MoveMode.NOCLIP;
        command.set(1f, 0f, 0f, 0f, 0f, 0);
        ticks(40);
        assertEquals(1f, state.position.x, 1e-4, "an eighth of a unit per tick");
        assertEquals(1, state.get(MarathonRegister.POLYGON));
        assertEquals(1280 << 6, state.get(MarathonRegister.FLOOR));
        assertFalse(state.grounded);
        state.mode = MoveMode.SPECTATE;
        command.set(0f, 0f, 1f, 0f, 0f, 0);
        ticks(200);
        assertEquals(state.get(MarathonRegister.Z) >> 6, state.get(MarathonRegister.WORLD_Z));
        assertEquals((9216 << 6) - 52428, state.get(MarathonRegister.Z));
    }

    /** There is no path from the rooms to the pool. */
    @Test
    void playerPutBehindAWallIsThere() {
        spawn(-4, 0, 1);
        state.position.set(12f, 0f, 0f);
        ticks(1);
        assertEquals(2, state.get(MarathonRegister.POLYGON));
        assertEquals(12f, state.position.x);
        assertEquals(0f, signal(MarathonSignal.FLOOR));
        assertEquals(4f, signal(MarathonSignal.CEILING));
        assertEquals(2f, signal(MarathonSignal.POLYGON));
        assertEquals(1f, signal(MarathonSignal.SUBMERGED), "feet in it, head above");
    }

    /**
     * A current of 40 to the north pushes by 10 · 64 per tick; the first push moves the player in the second tick and
     * then loses 327 on the floor.
     */
    @Test
    void currentIsBookedAsADevice() {
        spawn(12, 0.5, 0);
        ticks(1);
        assertEquals(640 * PER_SECOND, state.velocity.y, 1e-6);
        assertEquals(640 * PER_SECOND, report.cause(SpeedCause.DEVICE), 1e-6);
        assertEquals(640 * PER_SECOND, signal(MarathonSignal.PUSH_SPEED), 1e-6);
        assertEquals(0f, signal(MarathonSignal.TRAVEL_SPEED));
        ticks(1);
        assertEquals((640 - 327 + 640) * PER_SECOND, state.velocity.y, 1e-6);
        assertEquals(-327 * PER_SECOND, report.cause(SpeedCause.FRICTION), 1e-6);
        assertEquals(640 * PER_SECOND, signal(MarathonSignal.TRAVEL_SPEED), 1e-6);
    }

    /** Running gains 655 per tick, forward and sideways. */
    @Test
    void wishHasTheSpeedOfItsDirection() {
        spawn(-4, 0, 1);
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        ticks(1);
        assertEquals(3.75f, report.wishSpeed, 1e-4);
        assertEquals(1f, report.wishX, 1e-4);
        assertEquals(0f, report.wishY, 1e-4);
        assertEquals(655 * PER_SECOND, report.cause(SpeedCause.ACCELERATION), 1e-5);
        assertEquals(655 * PER_SECOND, report.gainMade, 1e-5);
        assertEquals(0f, report.angle());
        assertEquals(Player.Action.RUNNING.ordinal(), signal(MarathonSignal.ACTION));
        command.set(0f, 1f, 0f, 0f, 0f, Command.RUN);
        ticks(1);
        assertEquals(model.parameters().defaults().get(MarathonParameter.RUN_SIDESTEP_SPEED), report.wishSpeed, 1e-3);
        assertEquals(-1f, report.wishY, 1e-4);
        assertEquals(Math.PI / 2, report.angle(), 1e-3, "from the direction ahead to the right");
        assertEquals(-655 * PER_SECOND, report.cause(SpeedCause.FRICTION), 1e-5, "all of the forward speed: 1,310 would be lost");
        assertEquals(655 * PER_SECOND, report.cause(SpeedCause.ACCELERATION), 1e-5);
        assertEquals(0f, report.gainMade, 1e-5);
        command.set(-1f, 0f, 0f, 0f, 0f, 0);
        ticks(1);
        assertEquals(model.parameters().defaults().get(MarathonParameter.WALK_BACKWARD_SPEED), report.wishSpeed, 1e-3);
        assertEquals(-1f, report.wishX, 1e-4);
    }

    @Test
    void withoutAKeyFrictionActsAndThereIsNoWish() {
        spawn(-4, 0, 1);
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        ticks(5);
        command.clear();
        ticks(1);
        assertEquals(0f, report.wishSpeed);
        assertEquals(0f, report.wishX);
        assertEquals(-655 * PER_SECOND, report.cause(SpeedCause.FRICTION), 1e-5, "a walker's");
        assertEquals(0f, report.cause(SpeedCause.ACCELERATION));
        assertEquals((5 * 655 - 655) * PER_SECOND, state.velocity.x, 1e-5);
    }

    /** Walking gains 327 per tick; reversing gains that plus the 655 of deceleration, booked as acceleration. */
    @ParameterizedTest
    @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -1"})
    void reversingIsBookedAsAcceleration(float forward, float right) {
        spawn(-4, 0, 1);
        command.set(forward, right, 0f, 0f, 0f, 0);
        ticks(5);
        command.set(-forward, -right, 0f, 0f, 0f, 0);
        ticks(1);
        assertEquals(-982 * PER_SECOND, report.cause(SpeedCause.ACCELERATION), 1e-5);
        assertEquals(0f, report.cause(SpeedCause.FRICTION), 1e-5);
        assertEquals(Math.PI, report.angle(), 1e-3);
    }

    @Test
    void turnsAndGlancesToTheLeftArePositive() {
        spawn(-4, 0, 1);
        command.buttons = Command.TURN_LEFT | Command.GLANCE_LEFT;
        ticks(1);
        assertEquals(40960 / 65536.0 * STEP * 30, signal(MarathonSignal.TURN_SPEED), 1e-5);
        assertEquals(1398101 / 65536.0 * STEP, signal(MarathonSignal.GLANCE), 1e-5);
        ticks(1);
        assertEquals(2 * 1398101 / 65536.0 * STEP, signal(MarathonSignal.GLANCE), 1e-5);
        assertEquals(-2 * 1398101, state.get(MarathonRegister.GLANCE));
    }

    /** The step east is a quarter of a unit; the player is lifted over some ticks while the new floor is reported at once. */
    @Test
    void stepIsReportedWithItsHeight() {
        spawn(-1, 0, 1);
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        float reported = Float.NaN;
        for (int i = 0; i < 60 && Float.isNaN(reported); i++) {
            ticks(1);
            reported = event(EventKind.STEP);
        }
        assertEquals(0.25f, reported);
        assertEquals(1.25f, signal(MarathonSignal.FLOOR));
        assertEquals(state.eyeHeight, signal(MarathonSignal.EYE_HEIGHT));
        assertTrue(state.eyeHeight > 0.5f && state.eyeHeight < 0.8f, "with a bob: " + state.eyeHeight);
        assertTrue(signal(MarathonSignal.STEP_PHASE) > 0f && signal(MarathonSignal.STEP_PHASE) < 1f);
    }

    /** At the wall in the west: the distance not travelled is the hit, reported once. */
    @Test
    void wallIsHitOnceAndCostsNoSpeed() {
        spawn(-7, 0, 1);
        command.set(-1f, 0f, 0f, 0f, 0f, 0);
        int hits = 0;
        for (int i = 0; i < 60; i++) {
            ticks(1);
            float hit = event(EventKind.WALL_HIT);
            if (!Float.isNaN(hit)) {
                hits++;
                assertEquals(-state.velocity.x - signal(MarathonSignal.TRAVEL_SPEED), hit, 1e-5);
            }
            assertEquals(hits, signal(MarathonSignal.CLIPPED), "clipped from the first hit on");
        }
        assertEquals(1, hits);
        assertEquals(0f, signal(MarathonSignal.TRAVEL_SPEED));
        assertTrue(state.velocity.x < -1f, "walls take no speed");
        assertEquals(-8f + 0.25f, state.position.x);
    }
}
