package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ArenaMotorTest {
    private final ArenaMotor motor = new ArenaMotor(Arena.DOCUMENT);

    @Test
    void runningSettlesAtW() {
        MoverState state = Arena.standing(0, 0);
        for (int i = 0; i < 128; i++) {
            Arena.step(motor, Arena.keys(1, 0, 0), state);
        }
        assertEquals(10, state.velocity.x, 1e-4);
    }

    @Test
    void frictionActsBeforeThePush() {
        MoverState state = Arena.standing(10, 0);
        TickReport report = Arena.step(motor, Arena.keys(0, 1, 0), state);
        assertEquals(10 * (1 - 6 / 128f), state.velocity.x, 1e-5);
        assertEquals(-14 * 10 / 128f, state.velocity.y, 1e-5);
        assertEquals(-10 * 6 / 128f, report.cause(SpeedCause.FRICTION), 1e-5);
    }

    @Test
    void standingStillWithoutInputStaysStill() {
        MoverState state = Arena.standing(0, 0);
        TickReport report = Arena.step(motor, Arena.keys(0, 0, 0), state);
        assertTrue(state.velocity.isZero());
        assertEquals(0f, Arena.signal(report, ArenaSignal.THETA));
    }

    @Test
    void reportedTargetIsTheKnobsValueForAnyKeys() {
        float target = Arena.DOCUMENT.getFloat(ArenaParameter.THETA_TARGET);
        assertEquals(target, Arena.signal(Arena.step(motor, Arena.keys(1, 1, 0), Arena.standing(5, 0)), ArenaSignal.TARGET_ANGLE));
        assertEquals(target, Arena.signal(Arena.step(motor, Arena.keys(0, 0, 0), Arena.standing(5, 0)), ArenaSignal.TARGET_ANGLE));
    }

    @Test
    void onARampSpeedAndFrictionActAlongTheRamp() {
        MoverState state = Arena.standing(0, 0);
        state.groundNormal.set(-0.6f, 0f, 0.8f);
        for (int i = 0; i < 64; i++) {
            Arena.step(motor, Arena.keys(1, 0, 0), state);
        }
        assertEquals(8, state.velocity.x, 1e-4);
        assertEquals(6, state.velocity.z, 1e-4);
        Arena.step(motor, Arena.keys(0, 0, 0), state);
        assertEquals(6 * (1 - 6 / 128f), state.velocity.z, 1e-4);
    }

    @Test
    void frictionDoesNotChangeTheVelocityPerpendicularToTheGround() {
        MoverState state = Arena.standing(0, 0);
        state.velocity.z = 4;
        Arena.step(motor, Arena.keys(0, 0, 0), state);
        assertEquals(4f, state.velocity.z);
    }

    @Test
    void jumpTickSkipsFriction() {
        MoverState state = Arena.standing(15, 0);
        TickReport report = Arena.report(state.velocity);
        assertTrue(motor.step(Arena.jump(0, 0, 0), state, report));
        assertEquals(15f, state.velocity.x);
        assertEquals(FrictionRule.JUMP.ordinal(), Arena.signal(report, ArenaSignal.FRICTION_RULE));
        assertEquals(0f, Arena.signal(report, ArenaSignal.FRICTION_SCALE));
        assertFalse(motor.step(Arena.jump(0, 0, 0), state, report), "held, not pressed again");
    }

    @Test
    void graceFrictionDependsOnTheAngle() {
        float[] kept = new float[3];
        double[] degrees = {0, 17.5, 35};
        for (int i = 0; i < 3; i++) {
            MoverState state = Arena.flying(20, 0);
            state.set(ArenaRegister.JUMP_HELD, true);
            state.grounded = true;
            state.groundNormal.set(0, 0, 1);
            Arena.step(motor, Arena.jump(0, 0, degrees[i]), state);
            kept[i] = state.velocity.x;
        }
        assertEquals(20 * (1 - 0.25f * 6 / 128), kept[0], 1e-5);
        assertEquals(20 * (1 - 0.125f * 6 / 128), kept[1], 1e-5);
        assertEquals(20, kept[2], 1e-5);
    }

    @Test
    void thetaUsesTheViewAndThePushUsesTheKeys() {
        MoverState state = Arena.flying(20, 0);
        TickReport report = Arena.step(motor, Arena.keys(1, 1, 45), state);
        assertEquals(Math.toRadians(45), Arena.signal(report, ArenaSignal.THETA), 1e-6);
        assertEquals(1f, Arena.signal(report, ArenaSignal.QUALITY));
        assertEquals(1.25f, Arena.signal(report, ArenaSignal.GAIN));
        assertEquals(0, report.angle(), 1e-4);
        assertEquals(10 / 128f, report.cause(SpeedCause.BONUS), 1e-5);
        assertEquals(0f, report.cause(SpeedCause.ACCELERATION), "20 m/s is beyond the cap");
    }

    @Test
    void lookingBackwardsGivesAThetaOfHalfATurn() {
        MoverState state = Arena.flying(20, 0);
        TickReport report = Arena.step(motor, Arena.keys(-1, 0, 180), state);
        assertEquals(Math.PI, Arena.signal(report, ArenaSignal.THETA), 1e-6);
        assertEquals(20 + 10 / 128f, state.velocity.x, 1e-4, "the document's gain keeps its peak there");
    }

    /** The figure behind the seventh check: 10 m/s² of bonus, at cos 36°, for 0.675 s of flight. */
    @Test
    void holdingForwardAt36DegreesAdds5Point4PerJumpAtAnySpeed() {
        for (float start : new float[]{20, 50, 100}) {
            MoverState state = Arena.flying(start, 0);
            for (int i = 0; i < 86; i++) {
                double heading = Math.toDegrees(Math.atan2(state.velocity.y, state.velocity.x));
                Arena.step(motor, Arena.keys(1, 0, heading + 36), state);
            }
            assertEquals(5.44, state.velocity.horizontalLength() - start, 0.02);
        }
    }

    @Test
    void bookedCausesAddUpToTheTotalChange() {
        Randomness random = new Randomness(11);
        ParameterSet parameters = Arena.DOCUMENT.with(ArenaParameter.AIR_RESISTANCE, 0.6);
        ArenaMotor resisted = new ArenaMotor(parameters);
        MoverState state = Arena.flying(5, 5);
        Command command = new Command();
        for (int i = 0; i < 20_000; i++) {
            if (i % 16 == 0) {
                command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(2), random.nextFloat() * 6 - 3, 0, 0);
                state.grounded = random.nextInt(2) == 0;
                state.groundNormal.set(0, 0, state.grounded ? 1 : 0);
            }
            float before = state.velocity.horizontalLength();
            TickReport report = Arena.step(resisted, command, state);
            float booked = 0;
            for (SpeedCause cause : SpeedCause.values()) {
                booked += report.cause(cause);
            }
            assertEquals(state.velocity.horizontalLength() - before, booked, 1e-4);
        }
    }

    /** Every tick of a random run, over level ground, ramps and air, matches the document's formulas. */
    @Test
    void randomRunMatchesTheDocumentTickByTick() {
        ParameterSet other = Arena.DOCUMENT.with(ArenaParameter.AIR_RESISTANCE, 0.7).with(ArenaParameter.QUALITY_SMOOTHING, 1)
                .with(ArenaParameter.THETA_FALLOFF, Value.degrees(20)).with(ArenaParameter.MIN_ALIGNMENT, 0.3);
        compareWithPaper(Arena.DOCUMENT);
        compareWithPaper(other);
        for (FrictionlessJump mode : FrictionlessJump.values()) {
            compareWithPaper(other.with(ArenaParameter.FRICTIONLESS_JUMP_MODE, mode.ordinal()).with(ArenaParameter.HOLD_TO_JUMP, 1));
            compareWithPaper(other.with(ArenaParameter.FRICTIONLESS_JUMP_MODE, mode.ordinal()).with(ArenaParameter.TICK_RATE, 60));
        }
    }

    private static void compareWithPaper(ParameterSet parameters) {
        ArenaMotor motor = new ArenaMotor(parameters);
        MotorOnPaper paper = new MotorOnPaper(parameters);
        Randomness random = new Randomness(23);
        MoverState state = Arena.flying(3, 4);
        Command command = new Command();
        for (int i = 0; i < 4000; i++) {
            scatter(random, i, command, state);
            paper.tick(command, state);
            TickReport report = Arena.report(state.velocity);
            boolean jumps = motor.step(command, state, report);
            String what = parameters.getChoice(ArenaParameter.FRICTIONLESS_JUMP_MODE, FrictionlessJump.class) + " tick " + i;
            assertEquals(paper.jumps, jumps, what);
            assertEquals(paper.vx, state.velocity.x, 1e-4, what);
            assertEquals(paper.vy, state.velocity.y, 1e-4, what);
            assertEquals(paper.vz, state.velocity.z, 1e-4, what);
            assertEquals(paper.theta, Arena.signal(report, ArenaSignal.THETA), 1e-3, what);
            assertEquals(paper.quality, Arena.signal(report, ArenaSignal.QUALITY), 1e-3, what);
            assertEquals(paper.gain, Arena.signal(report, ArenaSignal.GAIN), 1e-4, what);
            assertEquals(paper.frictionScale, Arena.signal(report, ArenaSignal.FRICTION_SCALE), 1e-3, what);
            assertEquals(paper.shaping, Arena.signal(report, ArenaSignal.SHAPING_ANGLE), 1e-4, what);
            assertEquals(paper.buffer, Arena.signal(report, ArenaSignal.BUFFER_LEFT), what);
            assertEquals(paper.grace, Arena.signal(report, ArenaSignal.GRACE_LEFT), what);
        }
    }

    /** Sometimes other keys and other ground, and new speed before it decays. */
    private static void scatter(Randomness random, int tick, Command command, MoverState state) {
        if (tick % 6 == 0) {
            command.set(random.nextInt(5) / 2f - 1, random.nextInt(5) / 2f - 1, random.nextInt(2), random.nextFloat() * 6 - 3, 0, 0);
            state.grounded = random.nextInt(3) == 0;
            float tilt = state.grounded && random.nextInt(2) == 0 ? random.nextFloat() : 0f;
            state.groundNormal.set(tilt, -0.3f * tilt, state.grounded ? 1f : 0f).normalize();
        }
        if (tick % 48 == 0) {
            state.velocity.set(random.nextFloat() * 40 - 20, random.nextFloat() * 40 - 20, random.nextFloat() * 4 - 2);
        }
    }
}
