package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The report of a tick on tiles: events, signals and causes. A level is half a tile high; the middle of the map is one level up. */
class TilestepReportTest {
    private final Ground ground = new Ground(Ground.rows("########", "#000111#", "#000111#", "#000111#", "########"), Ground.stepUp(0.6)).at(1.5, 2.5, 0);
    private final double seconds = 1 / Ground.defaults().get(Ground.MODEL.tickRate());
    private final double walk = Ground.defaults().get(TilestepParameter.WALK_SPEED);
    private final double run = Ground.defaults().get(TilestepParameter.RUN_SPEED);

    private float signal(TilestepSignal signal) {
        return ground.report.signal(signal.ordinal());
    }

    private int events(EventKind kind) {
        TickReport report = ground.report;
        int count = 0;
        for (int i = 0; i < report.eventCount(); i++) {
            count += report.eventKind(i) == kind ? 1 : 0;
        }
        return count;
    }

    private float value(EventKind kind) {
        for (int i = 0; i < ground.report.eventCount(); i++) {
            if (ground.report.eventKind(i) == kind) {
                return ground.report.eventValue(i);
            }
        }
        throw new AssertionError("no " + kind);
    }

    @Test
    void keysAccelerateAtOnceAndReleasingIsBookedAsFriction() {
        ground.walk(1, 0, 1);
        assertEquals(walk, ground.report.cause(SpeedCause.ACCELERATION), 1e-5);
        assertEquals(walk, ground.report.gainMade, 1e-5);
        assertEquals(0f, ground.report.cause(SpeedCause.FRICTION));
        ground.walk(0, 0, 1);
        assertEquals(-walk, ground.report.cause(SpeedCause.FRICTION), 1e-5);
        assertEquals(0f, ground.report.cause(SpeedCause.ACCELERATION));
        ground.command.buttons = Command.RUN;
        ground.walk(0, 1, 1);
        assertEquals(run, ground.report.cause(SpeedCause.ACCELERATION), 1e-5);
    }

    @Test
    void wallIsHitOnceAndTheBlockedDirectionReported() {
        int ticks = 0;
        do {
            ground.walk(-1, 0, 1);
            ticks++;
        } while (events(EventKind.WALL_HIT) == 0 && ticks < 500);
        assertEquals(1, events(EventKind.WALL_HIT));
        assertTrue(value(EventKind.WALL_HIT) > 0f, "the speed lost");
        assertTrue(ground.report.cause(SpeedCause.WALL) < 0f);
        assertEquals(1f, signal(TilestepSignal.BLOCKED_X));
        assertEquals(0f, signal(TilestepSignal.BLOCKED_Y));
        ground.walk(-1, 0, 1);
        assertEquals(0, events(EventKind.WALL_HIT), "leaning on it is not a new hit");
        ground.walk(0, 1, 500);
        assertEquals(1f, signal(TilestepSignal.BLOCKED_Y));
        assertEquals(0f, signal(TilestepSignal.BLOCKED_X));
        ground.walk(0, -1, 1);
        assertEquals(0f, signal(TilestepSignal.BLOCKED_Y));
    }

    @Test
    void stepIsReportedWithItsHeight() {
        int ticks = 0;
        do {
            ground.walk(1, 0, 1);
            ticks++;
        } while (events(EventKind.STEP) == 0 && ticks < 500);
        assertEquals(0.5f, value(EventKind.STEP), 1e-5f);
        assertEquals(0.5f, signal(TilestepSignal.CLIMBED), 1e-5f);
        assertEquals(0.5f, signal(TilestepSignal.GROUND_Z), 1e-5f);
        ground.walk(1, 0, 1);
        assertEquals(0, events(EventKind.STEP));
        assertEquals(0f, signal(TilestepSignal.CLIMBED));
    }

    @Test
    void jumpIsReportedWithItsSpeedAndEndsWithALanding() {
        ground.walk(1, 1, 1);
        ground.jump();
        assertEquals(1, events(EventKind.JUMP));
        assertEquals(walk, value(EventKind.JUMP), 1e-4);
        ground.walk(0, 0, 3);
        assertFalse(ground.state.grounded);
        assertEquals(ground.state.position.z, signal(TilestepSignal.ABOVE_GROUND), 1e-5f, "over ground at zero");
        assertTrue(signal(TilestepSignal.ABOVE_GROUND) > 0f);
        assertEquals(0, events(EventKind.LAND));
        int ticks = 0;
        do {
            ground.walk(0, 0, 1);
            ticks++;
        } while (!ground.state.grounded && ticks < 500);
        assertEquals(1, events(EventKind.LAND));
        assertEquals(0f, value(EventKind.LAND));
        ground.walk(0, 0, 1);
        assertEquals(0, events(EventKind.LAND));
    }

    /** Ten ticks at the run speed up and at the walk speed along. */
    @Test
    void noclipFollowsTheKeysThroughEverything() {
        ground.state.mode = MoveMode.NOCLIP;
        ground.command.set(1f, -1f, 1f, 0f, 0f, 0);
        ground.ticks(10);
        double part = walk * seconds * 10 / Math.sqrt(2);
        assertEquals(1.5 + part, ground.state.position.x, 1e-3);
        assertEquals(2.5 + part, ground.state.position.y, 1e-3);
        assertEquals(run * seconds * 10, ground.state.position.z, 1e-3);
        ground.command.set(0f, 0f, -1f, 0f, 0f, 0);
        ground.ticks(20);
        assertEquals(-run * seconds * 10, ground.state.position.z, 1e-3);
        assertFalse(ground.state.grounded);
    }

    @Test
    void spectatorStaysAboveTheGround() {
        ground.state.mode = MoveMode.SPECTATE;
        ground.command.set(0f, 0f, 1f, 0f, 0f, 0);
        ground.ticks(5);
        ground.command.set(0f, 0f, -1f, 0f, 0f, 0);
        ground.ticks(40);
        assertEquals(0f, ground.state.position.z);
    }

    @Test
    void drawnBodyStartsAtTheSpawnAndFollows() {
        Vec3 drawn = ground.mover.drawnAt(ground.state, new Vec3());
        assertEquals(ground.state.position, drawn);
        ground.walk(1, 0, 5);
        Vec3 later = ground.mover.drawnAt(ground.state, new Vec3());
        assertTrue(later.x > 1.5f && later.x <= ground.state.position.x, later + " behind " + ground.state.position);
        assertEquals(ground.state.position.x - later.x, signal(TilestepSignal.DRAWN_LAG), 1e-3f);
    }

    @Test
    void respawnResetsTheState() {
        ground.walk(-1, 0, 200);
        assertTrue(ground.state.isOn(TilestepRegister.BLOCKED));
        ground.at(2.5, 2.5, 0);
        assertFalse(ground.state.isOn(TilestepRegister.BLOCKED));
        assertTrue(ground.state.grounded);
        ground.at(2.5, 2.5, 1);
        assertFalse(ground.state.grounded, "in the air");
        assertEquals(1f, ground.state.position.z);
    }
}
