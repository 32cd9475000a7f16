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
 * <p>How it works: for forward and a side key, a side key alone and forward alone, it tries the angle of the formula, the
 * angle from which a push counts as braking, and the best of a few views all around. Where velocities are cut to
 * sixteenths, it also tries the other side of the velocity and the axes, and walks from each of them to both sides for as long as the gain before the cut exceeds the best gain
 * found, and between two views whose velocities are cut differently it searches the views in between.
 */
final class BestAirKeys {
    /** Other keys than forward and a side key must gain this much more. */
    private static final float CLEARLY_MORE = 1.004f;
    /** Views tried all around, and the 65,536ths of a turn between them. */
    private static final int AROUND = 32;
    private static final int SECTOR = 65536 / AROUND;
    /** Between the views tried about the velocity with forward alone, which can gain most just beside it. */
    private static final int NARROW_SECTOR = SECTOR / 16;
    private static final int QUARTER = 65536 / 4;
    /** The most steps of a walk to one side. */
    private static final int STEPS = 256;
    private static final int WIDEST_STEP = 256;
    /** A body at rest gains nearly the same with every view, so the search of a tick ends after this many tries. */
    private static final int MOST_TRIES = 16_384;
    /** The first step of a walk is one view, each next twice as far, until the push ends one sixteenth further per step. */
    private static final float STEP_LENGTH = 1f / 16;
    private static final float SHORTS_PER_RADIAN = 65536 / Angles.TWO_PI;
    /** Just behind a right angle, where a push against the velocity begins. */
    private static final float BRAKING = (float) Angles.toRadians(90.02);

    private final WarsowTuning tuning;
    private final WarsowTheory theory;
    private final AirMove air;
    private final WarsowTick tick = new WarsowTick();
    private final TickReport report = new TickReport(WarsowSignal.values().length);
    private final Vec3 before = new Vec3();
    private float travel;
    private float speed;
    /** For the last view tried: the gain before the cut, the length of the push, and the velocity after the cut. */
    private float uncut;
    private float pushed;
    private long cell;
    /** The largest gain before the cut with the keys tried. */
    private float mostUncut;
    private float bar;
    private float bestGain;
    private float bestWish;
    private float bestForward;
    private float bestRight;
    private int tries;

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
        tries = 0;
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
        mostUncut = Float.NEGATIVE_INFINITY;
        bar = bestGain > 0f ? bestGain * share : bestGain;
        float offset = theory.wishOffset(command);
        float angle = theory.bestAngle(state, command);
        float left = right < 0f ? 1f : -1f;
        walk(Angles.toShort(travel + left * angle - offset), command);
        walk(Angles.toShort(travel + left * BRAKING - offset), command);
        if (tuning.snapping) {
            walk(Angles.toShort(travel - left * angle - offset), command);
            walk(Angles.toShort(travel - left * BRAKING - offset), command);
            for (int axis = 0; axis < 4; axis++) {
                walk(axis * QUARTER - Angles.toShort(offset), command);
            }
        }
        walkFromPeak(Angles.toShort(travel - offset), SECTOR, command);
        if (right == 0f) {
            walkFromPeak(Angles.toShort(travel - offset), NARROW_SECTOR, command);
        }
    }

    /**
     * Searches for the view with the largest gain before the cut, from the best of a few views around the given one, and
     * walks from there if no view tried before with these keys gains as much.
     */
    private void walkFromPeak(int centre, int sector, Command command) {
        float known = mostUncut;
        int first = centre - AROUND / 2 * sector;
        int peak = centre;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < AROUND; i++) {
            attempt(first + i * sector, command);
            if (uncut > most) {
                most = uncut;
                peak = first + i * sector;
            }
        }
        for (int step = sector / 2; step > 0; step /= 2) {
            int middle = peak;
            for (int side = -1; side <= 1; side += 2) {
                attempt(middle + side * step, command);
                if (uncut > most) {
                    most = uncut;
                    peak = middle + side * step;
                }
            }
        }
        if (most > known) {
            walk(peak, command);
        }
    }

    /** Tries a view and, where velocities are cut, those around it that can gain more than the best so far. */
    private void walk(int centre, Command command) {
        attempt(centre, command);
        if (!tuning.snapping) {
            return;
        }
        long from = cell;
        float gain = uncut;
        int step = (int) Math.max(1f, Math.min(WIDEST_STEP, SHORTS_PER_RADIAN * STEP_LENGTH / pushed));
        for (int side = -1; side <= 1; side += 2) {
            uncut = gain;
            cell = from;
            int yaw = centre;
            for (int i = 0, stride = 1; i < STEPS && tries < MOST_TRIES && uncut > Math.max(bar, bestGain); i++, stride = Math.min(2 * stride, step)) {
                long last = cell;
                attempt(yaw + side * stride, command);
                float here = uncut;
                long reached = cell;
                tryBetween(yaw, last, yaw + side * stride, reached, command);
                yaw += side * stride;
                uncut = here;
                cell = reached;
            }
        }
    }

    /** Tries the views between two whose velocities are cut to different sixteenths. */
    private void tryBetween(int from, long fromCell, int to, long toCell, Command command) {
        int middle = from + (to - from) / 2;
        if (fromCell != toCell && middle != from && tries < MOST_TRIES) {
            attempt(middle, command);
            long middleCell = cell;
            tryBetween(from, fromCell, middle, middleCell, command);
            tryBetween(middle, middleCell, to, toCell, command);
        }
    }

    /** Tries a view with the tick's keys, and keeps it if it gains more than the best so far. */
    private void attempt(int yaw, Command command) {
        tries++;
        Vec3 velocity = tick.box.velocity.set(before);
        report.begin(velocity);
        tick.lookOnLevel(yaw);
        tick.wishOnLevel();
        tick.limitWish(tick.topSpeed(tuning));
        air.push(tick);
        uncut = velocity.horizontalLength() - speed;
        mostUncut = Math.max(mostUncut, uncut);
        float gain = uncut;
        if (tuning.snapping) {
            pushed = (float) Math.sqrt((velocity.x - before.x) * (velocity.x - before.x) + (velocity.y - before.y) * (velocity.y - before.y));
            velocity.set(SixteenthSnap.cut(velocity.x), SixteenthSnap.cut(velocity.y), velocity.z);
            cell = (long) Float.floatToRawIntBits(velocity.x) << 32 | Float.floatToRawIntBits(velocity.y) & 0xffffffffL;
            gain = velocity.horizontalLength() - speed;
        }
        if (gain > bar && gain > bestGain) {
            bestGain = gain;
            bestForward = command.forward;
            bestRight = command.right;
            bestWish = Angles.wrap(Angles.fromShort(yaw) + theory.wishOffset(command));
        }
    }
}
