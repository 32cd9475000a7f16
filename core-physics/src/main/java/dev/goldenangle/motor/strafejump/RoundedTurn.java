package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;

/**
 * Finds the view that gains most with forward alone, where air control turns the velocity and the result is rounded to
 * whole numbers: turning itself gains nothing, but decides how the velocity is rounded.
 *
 * <p>How it works: the results of all views within a quarter turn lie on a curve. Neighbouring views whose results round
 * to the same velocity have nothing between them; all others are tried down to the distance of two views.
 */
final class RoundedTurn {
    private static final int PARTS = 512;
    private static final float STEP = Angles.TWO_PI / 65536;

    private final StrafejumpTuning tuning;
    private final AirPush air;
    private final View view = new View();
    private final Vec3 wish = new Vec3();
    private final Vec3 after = new Vec3();
    private float x;
    private float y;
    private float travel;
    private float limit;
    private float push;
    private float best;
    /** The best direction of the wish, from the velocity in radians, positive to the left. */
    float angle;

    RoundedTurn(StrafejumpTuning tuning, AirPush air) {
        this.tuning = tuning;
        this.air = air;
    }

    /** The squared speed at the best angle. */
    float solve(float newX, float newY, float newLimit, float newPush, int preferred) {
        x = newX;
        y = newY;
        travel = Angles.atan2(newY, newX);
        limit = newLimit;
        push = newPush;
        best = -1f;
        search(-preferred);
        search(preferred);
        return best;
    }

    private void search(int side) {
        float from = 0f;
        float squareFrom = squareAt(0f);
        for (int i = 1; i <= PARTS; i++) {
            float to = side * i * (Angles.PI / 2 / PARTS);
            float squareTo = squareAt(to);
            between(from, squareFrom, to, squareTo);
            from = to;
            squareFrom = squareTo;
        }
    }

    private void between(float from, float squareFrom, float to, float squareTo) {
        if (squareFrom != squareTo && Math.abs(to - from) > STEP) {
            float middle = (from + to) / 2;
            float square = squareAt(middle);
            between(from, squareFrom, middle, square);
            between(middle, square, to, squareTo);
        }
    }

    /** The squared speed after the tick, by the floats of the rules. */
    private float squareAt(float turned) {
        float yaw = Angles.wrap(travel + turned);
        if (tuning.roundsView) {
            view.lookByShorts(0, Angles.toShort(yaw));
        } else {
            view.look(0f, yaw);
        }
        wish.set(view.forward).normalize();
        after.set(x, y, 0f);
        float room = limit - after.dot(wish);
        if (room > 0f) {
            after.addScaled(wish, Math.min(push, room));
        }
        air.control(after, wish);
        float wholeX = (float) Rounding.rint(after.x);
        float wholeY = (float) Rounding.rint(after.y);
        float square = wholeX * wholeX + wholeY * wholeY;
        if (square > best) {
            best = square;
            angle = turned;
        }
        return square;
    }
}
