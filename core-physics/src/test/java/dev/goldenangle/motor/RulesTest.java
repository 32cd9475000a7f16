package dev.goldenangle.motor;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The small rules that models share: push, friction, sanity limits and events. */
class RulesTest {
    private final TickReport report = new TickReport(0);
    private final MoverState state = new MoverState(0);

    private Vec3 pushed(Vec3 velocity, Vec3 direction, double wishSpeed, double limit, double acceleration) {
        report.begin(velocity);
        Push.apply(velocity, direction, (float) wishSpeed, (float) limit, (float) acceleration, 0.1f, report);
        return velocity;
    }

    /** Limit 320, push 2.56: at 317.44 there is room for all of it, and its share of 400 is 0.7936. */
    @Test
    void bestAngleLeavesExactlyEnoughRoomForThePush() {
        assertEquals(0.7936f, Push.bestCosine(400f, 320f, 2.56f), 1e-6f);
        assertEquals(1f, Push.bestCosine(100f, 320f, 2.56f), "straight on while there is room");
        assertEquals(0f, Push.bestCosine(400f, 30f, 30f), "sideways");
        assertEquals(0f, Push.bestCosine(400f, 30f, 50f));
    }

    /** √(400² + 2.56 · 637.44) − 400; a 3-4-5 triangle for a push beyond its limit; all of the push while there is room. */
    @Test
    void bestGainIsThatOfTheBestAngle() {
        assertEquals(2.034629f, Push.bestGain(400f, 320f, 2.56f), 1e-5f);
        assertEquals(10f, Push.bestGain(40f, 30f, 30f), 1e-5f);
        assertEquals(10f, Push.bestGain(40f, 30f, 35f), 1e-5f);
        assertEquals(2.56f, Push.bestGain(100f, 320f, 2.56f));
        assertEquals(0f, Push.bestGain(0f, 0f, 5f));
    }

    /** Half a step is π / 65536; the aim is shifted by (320 − 5.12) / 320 of it, and by nothing at the ends. */
    @Test
    void aimIsShiftedToTheCheaperSideIfTheViewIsRounded() {
        assertEquals(Math.acos(0.7936) + Math.PI / 65536 * 0.984, Push.bestAngleWhenRounded(400f, 320f, 2.56f), 2e-6);
        assertEquals(Math.acos(20 / 400.0) + Math.PI / 65536 * (1 - 160.0 / 100), Push.bestAngleWhenRounded(400f, 100f, 80f), 2e-6, "towards the narrow side");
        assertEquals(0f, Push.bestAngleWhenRounded(100f, 320f, 2.56f));
        assertEquals(Angles.acos(0f), Push.bestAngleWhenRounded(400f, 30f, 50f));
    }

    @Test
    void pushIsLimitedAlongTheWish() {
        assertEquals(new Vec3(300f, 30f, 0f), pushed(new Vec3(300f, 0f, 0f), new Vec3(0f, 1f, 0f), 320, 30, 1), "32 asked, 30 allowed");
        assertEquals(1.496260f, report.gainMade, 1e-4f);
        assertEquals(report.gainMade, report.cause(SpeedCause.ACCELERATION));
        assertEquals("0.0 1.0 320.0", report.wishX + " " + report.wishY + " " + report.wishSpeed);
        assertEquals(Math.PI / 2, report.angle(), 1e-6);
        assertEquals(Push.bestGain(300f, 30f, 32f), report.gainPossible());
        assertEquals(Math.PI / 2, report.bestAngle(), 1e-6);
        assertEquals(new Vec3(0f, 16f, 0f), pushed(new Vec3(), new Vec3(0f, 1f, 0f), 320, 30, 0.5), "all of it where there is room");
        assertEquals(0f, report.angle(), "a standing mover has no direction");
        assertEquals(new Vec3(40f, 0f, 0f), pushed(new Vec3(40f, 0f, 0f), new Vec3(1f, 0f, 0f), 320, 40, 1), "at its limit it pushes no more");
        assertEquals(new Vec3(50f, 0f, 0f), pushed(new Vec3(50f, 0f, 0f), new Vec3(1f, 0f, 0f), 320, 40, 1), "and does not slow down");
    }

    @Test
    void wishOnASlopeIsReportedHorizontally() {
        pushed(new Vec3(3f, 4f, 0f), new Vec3(0.6f, 0f, 0.8f), 100, 100, 1);
        assertEquals("1.0 0.0", report.wishX + " " + report.wishY);
        assertEquals(Math.acos(0.6), report.angle(), 1e-6);
        pushed(new Vec3(3f, 4f, 0f), new Vec3(0f, 0.6f, 0.8f), 100, 100, 1);
        assertEquals("0.0 1.0", report.wishX + " " + report.wishY);
        assertEquals(Math.acos(0.8), report.angle(), 1e-6);
    }

    @Test
    void noWishMeansNothingIsReported() {
        pushed(new Vec3(3f, 4f, 0f), new Vec3(), 100, 100, 1);
        assertEquals("0.0 0.0 0.0", report.wishSpeed + " " + report.angle() + " " + report.gainPossible());
        pushed(new Vec3(3f, 4f, 0f), new Vec3(1f, 0f, 0f), 0, 100, 1);
        assertEquals("0.0 0.0 0.0", report.wishX + " " + report.angle() + " " + report.gainPossible());
    }

    /** 6 per second for a hundredth of a second: 6 % of 100, and at 50 as much as at 100. */
    @Test
    void frictionActsAtLeastAsAtItsFloorSpeed() {
        assertEquals(0.94f, Friction.factor(200f, 100f, 6f, 0.01f), 1e-6f);
        assertEquals(0.88f, Friction.factor(50f, 100f, 6f, 0.01f), 1e-6f);
        assertEquals(0f, Friction.factor(5f, 100f, 6f, 0.01f), "the direction never reverses");
    }

    @Test
    void slowMoverComesToRest() {
        Vec3 slow = new Vec3(0.5f, 0.5f, -3f);
        assertTrue(Friction.rests(slow, 0.7f, 1f));
        assertEquals(new Vec3(0f, 0f, -3f), slow);
        Vec3 enough = new Vec3(1f, 0f, -3f);
        assertFalse(Friction.rests(enough, 1f, 1f));
        assertEquals(new Vec3(1f, 0f, -3f), enough);
        assertTrue(Friction.rests(new Vec3(), 0f, 0f), "who stands already");
        assertFalse(Friction.rests(new Vec3(1f, 0f, 0f), 1f, 0f));
    }

    private void hold() {
        report.begin(state.velocity);
        Sanity.hold(state, report);
    }

    @Test
    void validStateIsNotChanged() {
        state.position.set(Sanity.MAX_COORDINATE, -Sanity.MAX_COORDINATE, Sanity.MAX_COORDINATE);
        state.velocity.set(-Sanity.MAX_SPEED, Sanity.MAX_SPEED, -Sanity.MAX_SPEED);
        MoverState before = state.copy();
        hold();
        assertEquals(before, state);
        assertEquals(0, report.eventCount());
    }

    @Test
    void tooLargeValuesAreClampedAndNanBecomesZero() {
        state.position.set(2e6f, Float.NaN, -7f);
        state.velocity.set(3f, -2e5f, Float.POSITIVE_INFINITY);
        hold();
        assertEquals(new Vec3(1e6f, 0f, -7f), state.position);
        assertEquals(new Vec3(3f, -1e5f, 0f), state.velocity);
        assertEquals(1, report.eventCount());
        assertEquals(EventKind.STUCK, report.eventKind(0));
        assertEquals(0f, report.book(SpeedCause.OTHER, state.velocity), "speed is booked relative to the corrected velocity");
    }

    @Test
    void everyComponentIsChecked() {
        for (int axis = 0; axis < 3; axis++) {
            state.position.zero();
            state.velocity.zero();
            Vec3 wild = new Vec3(axis == 0 ? -2e6f : 1f, axis == 1 ? -2e6f : 1f, axis == 2 ? -2e6f : 1f);
            Vec3 held = new Vec3(axis == 0 ? -1e6f : 1f, axis == 1 ? -1e6f : 1f, axis == 2 ? -1e6f : 1f);
            state.position.set(wild);
            hold();
            assertEquals(held, state.position);
            assertEquals(1, report.eventCount(), "an invalid position alone is reported");
        }
    }

    private String marks(Vec3 from, Vec3 to) {
        TickEvents events = new TickEvents();
        state.velocity.set(from);
        events.begin(state);
        report.begin(from);
        report.book(SpeedCause.WALL, to);
        state.velocity.set(to);
        events.finish(state, report);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < report.eventCount(); i++) {
            text.append(report.eventKind(i)).append(' ').append(report.eventValue(i)).append(' ');
        }
        return text.toString().strip();
    }

    @Test
    void wallThatTakesTenOrMoreIsAHit() {
        assertEquals("WALL_HIT 10.0", marks(new Vec3(100f, 0f, 0f), new Vec3(90f, 0f, 0f)));
        assertEquals("", marks(new Vec3(100f, 0f, 0f), new Vec3(90.5f, 0f, 0f)));
        assertEquals("", marks(new Vec3(100f, 0f, 0f), new Vec3(120f, 0f, 0f)));
    }

    /** The wall took 40 and something else gave 25 back: the loss is 15. */
    @Test
    void hitIsNoLargerThanTheTotalLoss() {
        TickEvents events = new TickEvents();
        state.velocity.set(100f, 0f, 0f);
        events.begin(state);
        report.begin(state.velocity);
        report.book(SpeedCause.WALL, new Vec3(60f, 0f, 0f));
        state.velocity.set(85f, 0f, 0f);
        report.book(SpeedCause.DEVICE, state.velocity);
        events.finish(state, report);
        assertEquals(15f, report.eventValue(0));
    }

    @Test
    void landingIsGroundAfterAir() {
        TickEvents events = new TickEvents();
        state.velocity.set(3f, 4f, 0f);
        report.begin(state.velocity);
        events.begin(state);
        state.standOn(new Vec3(0f, 0f, 1f));
        events.finish(state, report);
        assertEquals("LAND 5.0", report.eventKind(0) + " " + report.eventValue(0));
        report.begin(state.velocity);
        events.begin(state);
        events.finish(state, report);
        assertEquals(0, report.eventCount(), "a mover that stood before does not land");
        events.begin(state);
        state.leaveGround();
        events.finish(state, report);
        assertEquals(0, report.eventCount());
    }

    @Test
    void shotHasOneTickLessThanPoints() {
        assertEquals(2, new FlownShot(new float[9], "wall", 0, -1).ticks());
    }
}
