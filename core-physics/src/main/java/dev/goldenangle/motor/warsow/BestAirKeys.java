package dev.goldenangle.motor.warsow;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * Finds the keys and the view that gain most on the next tick in the air, by trying them with the motor's own code.
 *
 * <p>How it works: for forward and a side key, a side key alone and forward alone, it tries the angle of the formula and
 * the angle from which a push counts as braking. Where velocities are cut to sixteenths, it also tries many views around
 * both, because the best one depends on what the cut leaves.
 */
final class BestAirKeys {
    /** Other keys than forward and a side key must gain this much more. */
    private static final float CLEARLY_MORE = 1.004f;
    /** The most that cutting both components can change the speed. */
    private static final float MOST_CUT = 0.09f;
    /** Around an angle, views up to a number of steps to both sides are tried, each of so many 65,536ths of a turn. */
    private static final int STEPS = 200;
    private static final int STEP = 13;
    /** Just behind a right angle, where a push against the velocity begins. */
    private static final float BRAKING = (float) StrictMath.toRadians(90.02);

    private final WarsowTuning tuning;
    private final WarsowTheory theory;
    private final AirMove air;
    private final WarsowTick tick = new WarsowTick();
    private final TickReport report = new TickReport(WarsowSignal.values().length);
    private final Vec3 before = new Vec3();
    private float travel;
    private float speed;
    private float bestGain;
    private float bestWish;
    private float bestForward;
    private float bestRight;

    BestAirKeys(WarsowTuning tuning, WarsowTheory theory) {
        this.tuning = tuning;
        this.theory = theory;
        air = new AirMove(tuning);
        tick.report = report;
    }

    /** Sets the keys in the command and returns the angle from velocity to wish, positive to the left. */
    float solve(MoverState state, Command command, int side) {
        before.set(state.velocity);
        Friction.rests(before, before.length(), tuning.restSpeed);
        speed = before.horizontalLength();
        travel = Angles.atan2(state.velocity.y, state.velocity.x);
        bestGain = Float.NEGATIVE_INFINITY;
        tick.state = state;
        search(state, command, 1f, side, 1f);
        search(state, command, 0f, side, CLEARLY_MORE);
        search(state, command, 1f, 0f, CLEARLY_MORE);
        command.forward = bestForward;
        command.right = bestRight;
        return Angles.difference(travel, bestWish);
    }

    private void search(MoverState state, Command command, float forward, float right, float share) {
        command.forward = forward;
        command.right = right;
        tick.forward = forward * WarsowTick.FULL_PUSH;
        tick.right = right * WarsowTick.FULL_PUSH;
        float bar = bestGain > 0f ? bestGain * share : bestGain;
        float angle = theory.bestAngle(state, command);
        tryAround(right < 0f ? angle : -angle, command, bar);
        tryAround(right < 0f ? BRAKING : -BRAKING, command, Math.max(bar, bestGain));
    }

    /** Tries views around an angle from the velocity to the wish, positive to the left. */
    private void tryAround(float angle, Command command, float bar) {
        int centre = Angles.toShort(travel + angle - theory.wishOffset(command));
        float gain = gain(centre);
        keep(gain, centre, command, bar);
        if (tuning.snapping && gain + 2 * MOST_CUT > bestGain) {
            int mirrored = Angles.toShort(travel - angle - theory.wishOffset(command));
            for (int i = -STEPS; i <= STEPS; i++) {
                keep(gain(centre + i * STEP), centre + i * STEP, command, bar);
                keep(gain(mirrored + i * STEP), mirrored + i * STEP, command, bar);
            }
        }
    }

    private void keep(float gain, int yaw, Command command, float bar) {
        if (gain > bar && gain > bestGain) {
            bestGain = gain;
            bestForward = command.forward;
            bestRight = command.right;
            bestWish = Angles.wrap(Angles.fromShort(yaw) + theory.wishOffset(command));
        }
    }

    /** The speed gained with the tick's keys and this view. */
    private float gain(int yaw) {
        Vec3 velocity = tick.box.velocity.set(before);
        report.begin(velocity);
        tick.lookOnLevel(yaw);
        tick.wishOnLevel();
        tick.limitWish(tick.topSpeed(tuning));
        air.push(tick);
        if (tuning.snapping) {
            velocity.set(SixteenthSnap.cut(velocity.x), SixteenthSnap.cut(velocity.y), velocity.z);
        }
        return velocity.horizontalLength() - speed;
    }
}
