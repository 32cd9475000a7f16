package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Command;
import dev.goldenangle.motor.View;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * How the rounding-aware bot of the published runs aims: at the wish direction on one side that gains most after the
 * velocity is rounded to whole numbers.
 *
 * <p>How it works: tries each of the 65,536 directions from the velocity to a right angle, on the side strafed to, and
 * rounds the result; the fastest is used; on a tie, the first. Computed in double precision: the rules use floats, so if a
 * component ends almost exactly at a half they can round it the other way.
 */
public final class PublishedAim {
    private static final int DIRECTIONS = 65536;
    private static final double STEP = 2 * Math.PI / DIRECTIONS;
    private static final double STEP_COSINE = StrictMath.cos(STEP);
    private static final double STEP_SINE = StrictMath.sin(STEP);

    private PublishedAim() {
    }

    /** The angle from the velocity to that wish, in the air with the keys of a command. */
    public static float bestAngle(ParameterSet parameters, MoverState state, Command command, int side) {
        StrafejumpTuning tuning = new StrafejumpTuning(parameters);
        int forward = View.steps(command.forward, Tick.KEY_STEPS);
        int right = View.steps(command.right, Tick.KEY_STEPS);
        int up = View.steps(command.up, Tick.KEY_STEPS);
        float wishSpeed = (float) Math.sqrt(forward * forward + right * right) * Tick.keyScale(forward, right, up, tuning.topSpeed);
        return bestAngle(state.velocity.x, state.velocity.y, Math.min(wishSpeed, tuning.airSpeedCap), tuning.airAcceleration * tuning.seconds * wishSpeed, side);
    }

    /**
     * @param limit greatest speed along the wish
     * @param side  +1 to search to the right of the velocity, −1 to the left
     */
    private static float bestAngle(double x, double y, double limit, double push, int side) {
        double heading = StrictMath.atan2(y, x);
        double first = Math.rint(heading / STEP) * STEP;
        double cosine = StrictMath.cos(first);
        double sine = StrictMath.sin(first);
        double turn = -side * STEP_SINE;
        double fastest = -1;
        int best = 0;
        for (int i = 0; i <= DIRECTIONS / 4; i++) {
            double room = limit - x * cosine - y * sine;
            if (room > 0) {
                double amount = Math.min(push, room);
                double nextX = Math.rint(x + cosine * amount);
                double nextY = Math.rint(y + sine * amount);
                double square = nextX * nextX + nextY * nextY;
                if (square > fastest) {
                    fastest = square;
                    best = i;
                }
            }
            double turned = cosine * STEP_COSINE - sine * turn;
            sine = sine * STEP_COSINE + cosine * turn;
            cosine = turned;
        }
        return (float) (side * (heading - first) + best * STEP);
    }
}
