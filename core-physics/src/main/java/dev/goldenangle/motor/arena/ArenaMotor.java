package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.BestSink;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/**
 * Decides the velocity of an arena player from input and state; it does not see the world.
 *
 * <p>How it works, on each tick:
 * <ol>
 * <li>build the move intent from keys and view; on the ground it is along the ground;
 * <li>update the jump buffer and the landing grace;
 * <li>decide whether to jump;
 * <li>on the ground, apply friction unless a frictionless jump avoids it; in the air, apply air resistance;
 * <li>push along the intent: limited by the speed along it, and in the air scaled by the Golden Angle gain, with a
 *     bonus push for gains above 1;
 * <li>in the air, turn the velocity slightly towards the intent;
 * <li>report the decisions.
 * </ol>
 *
 * <p>The controller applies gravity and the jump. "Planar" means along the ground when grounded, horizontal in the air;
 * the velocity perpendicular to that plane is not changed.
 *
 * <p>Not suitable for: swimming or flying, which the arena does not have.
 */
public final class ArenaMotor {
    private final PlanarPush push;
    private final GoldenAngle golden;
    private final GroundFriction friction;
    private final CorridorShaping shaping;
    private final JumpPolicy jumps;
    private final BestPush best;
    /** A separate instance, because it can be called later from another thread. */
    private final BestPush bestWhenAsked;
    private final TickReport.BestSolver bestInAir = this::solveAir;
    private final MoveIntent intent = new MoveIntent();
    private final Vec3 planar = new Vec3();

    public ArenaMotor(ParameterSet parameters) {
        push = new PlanarPush(parameters);
        golden = new GoldenAngle(parameters);
        friction = GroundFriction.of(parameters);
        shaping = new CorridorShaping(parameters);
        jumps = new JumpPolicy(parameters);
        best = new BestPush(push, golden);
        bestWhenAsked = new BestPush(push, golden);
    }

    /** Runs one tick on the state's velocity and registers; returns whether to jump. */
    public boolean step(Command command, MoverState state, TickReport report) {
        intent.build(command, state);
        return step(jumps.update(command, state), 1f, 1f, state, report);
    }

    /**
     * The same with abilities.
     *
     * @param pushShare     share of the push that acts
     * @param accelShare    share of its acceleration that acts
     * @param frictionShare share of the ground friction that acts
     * @param chance        whether a jump is possible
     */
    boolean step(Command command, MoverState state, TickReport report, float pushShare, float accelShare, float frictionShare, JumpPolicy.JumpChance chance) {
        intent.build(command, state);
        intent.weaken(pushShare);
        return step(jumps.update(command, state, chance), frictionShare, accelShare, state, report);
    }

    private boolean step(boolean jump, float frictionShare, float accelShare, MoverState state, TickReport report) {
        Vec3 velocity = state.velocity;
        float turned = viewTurn(velocity);
        float theta = Math.abs(turned);
        float quality = golden.quality(theta);
        slowDown(jump, quality, frictionShare, state, report);
        float gain = state.grounded ? accelerateOnGround(velocity, turned, accelShare, report) : accelerateInAir(velocity, turned, quality, accelShare, report);
        if (!state.grounded) {
            report.signal(ArenaSignal.SHAPING_ANGLE, shaping.turn(velocity, intent.direction));
            report.book(SpeedCause.SHAPING, velocity);
        }
        jumps.finish(state);
        report.signal(ArenaSignal.INTENT_MAG, intent.magnitude);
        report.signal(ArenaSignal.THETA, theta);
        report.signal(ArenaSignal.TARGET_ANGLE, golden.target());
        report.signal(ArenaSignal.QUALITY, quality);
        report.signal(ArenaSignal.GAIN, gain);
        report.signal(ArenaSignal.BUFFER_LEFT, state.get(ArenaRegister.JUMP_BUFFER));
        report.signal(ArenaSignal.GRACE_LEFT, state.get(ArenaRegister.LANDING_GRACE));
        return jump;
    }

    /** Angle from velocity to view, −π to π, positive to the left; 0 for a mover at rest. */
    private float viewTurn(Vec3 velocity) {
        float across = velocity.x * intent.viewY - velocity.y * intent.viewX;
        float along = velocity.x * intent.viewX + velocity.y * intent.viewY;
        return across == 0f && along == 0f ? 0f : Angles.atan2(across, along);
    }

    private void slowDown(boolean jump, float quality, float share, MoverState state, TickReport report) {
        FrictionRule rule = jumps.frictionRule(jump, state);
        float scale = jumps.frictionScale(rule, quality) * share;
        report.signal(ArenaSignal.FRICTION_RULE, rule.ordinal());
        report.signal(ArenaSignal.FRICTION_SCALE, scale);
        if (state.grounded) {
            float across = state.velocity.dot(state.groundNormal);
            planar.set(state.velocity).addScaled(state.groundNormal, -across);
            state.velocity.addScaled(planar, friction.factor(planar.length(), scale) - 1f);
            report.book(SpeedCause.FRICTION, state.velocity);
        } else {
            float factor = push.airFactor(state.velocity.horizontalLength());
            state.velocity.set(state.velocity.x * factor, state.velocity.y * factor, state.velocity.z);
            report.book(SpeedCause.AIR_RESISTANCE, state.velocity);
        }
    }

    private float accelerateOnGround(Vec3 velocity, float turned, float accelShare, TickReport report) {
        reportIntent(velocity, turned, push.groundIntentSpeed(intent.magnitude), report);
        if (intent.magnitude > 0f) {
            best.solveGround(velocity.horizontalLength(), intent.magnitude);
            report.best(best.angle, best.gain);
        }
        velocity.addScaled(intent.direction, push.ground(velocity.dot(intent.direction), intent.magnitude, accelShare));
        report.gainMade = report.book(SpeedCause.ACCELERATION, velocity);
        return 1f;
    }

    private float accelerateInAir(Vec3 velocity, float turned, float quality, float accelShare, TickReport report) {
        float speed = velocity.horizontalLength();
        float gain = golden.gain(quality, golden.blend(speed));
        float pushAngle = reportIntent(velocity, turned, push.airIntentSpeed(intent.magnitude, gain), report);
        if (intent.magnitude > 0f) {
            report.bestWhenAsked(bestInAir, speed, intent.magnitude, pushAngle < 0f ? -intent.offset : intent.offset);
        }
        velocity.addScaled(intent.direction, push.air(velocity.dot(intent.direction), intent.magnitude, gain, accelShare));
        report.gainMade = report.book(SpeedCause.ACCELERATION, velocity);
        velocity.addScaled(intent.direction, accelShare * push.bonus(intent.magnitude, gain));
        report.gainMade += report.book(SpeedCause.BONUS, velocity);
        return gain;
    }

    /** Returns the angle from velocity to intent, positive to the left. */
    private float reportIntent(Vec3 velocity, float turned, float intentSpeed, TickReport report) {
        boolean known = intent.magnitude > 0f && (velocity.x != 0f || velocity.y != 0f);
        float pushAngle = known ? Angles.wrap(turned + intent.offset) : 0f;
        report.wishX = intent.levelX;
        report.wishY = intent.levelY;
        report.wishSpeed = intentSpeed;
        report.angle(Math.abs(pushAngle));
        return pushAngle;
    }

    private void solveAir(float speed, float magnitude, float offset, BestSink dest) {
        synchronized (bestWhenAsked) {
            bestWhenAsked.solveAir(speed, magnitude, offset);
            dest.best(bestWhenAsked.angle, bestWhenAsked.gain);
        }
    }
}
