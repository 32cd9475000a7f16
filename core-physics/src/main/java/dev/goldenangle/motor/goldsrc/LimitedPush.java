package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;

/**
 * The best angle of a push where the limit on each component of the velocity takes part of it away: a push along one
 * axis can then gain while a push at the angle of the formula loses.
 *
 * <p>How it works: it tries the angle of the formula on both sides, the axes, and views all around, and improves each by
 * steps that halve.
 */
final class LimitedPush {
    private static final int AROUND = 128;
    private static final float SECTOR = Angles.TWO_PI / AROUND;
    /** The first and the last step of the search around an angle. */
    private static final float WIDEST = SECTOR / 2;
    private static final float NARROWEST = 1e-6f;

    private final float most;
    private float x;
    private float y;
    private float limit;
    private float push;
    private float bestWish;
    private double bestSquare;

    LimitedPush(GoldsrcTuning tuning) {
        most = tuning.velocityLimit;
    }

    /**
     * The angle from velocity to wish that gains most, positive to the left.
     *
     * @param kept    what a jump or friction leaves of the velocity before the push
     * @param limit   greatest speed along the wish
     * @param formula the best angle without a limit on velocity
     */
    float bestAngle(Vec3 velocity, float kept, float limit, float push, float formula) {
        float reach = Math.max(0f, Math.min(push, limit + velocity.horizontalLength()));
        if (Math.abs(velocity.x) * kept + reach <= most && Math.abs(velocity.y) * kept + reach <= most) {
            return formula;
        }
        this.limit = limit;
        this.push = push;
        x = limited(velocity.x * kept);
        y = limited(velocity.y * kept);
        float travel = Angles.atan2(velocity.y, velocity.x);
        float limitedTravel = Angles.atan2(y, x);
        bestSquare = Double.NEGATIVE_INFINITY;
        improve(travel + formula);
        improve(limitedTravel + formula);
        improve(limitedTravel - formula);
        for (int i = 0; i < AROUND; i++) {
            improve(i * SECTOR);
        }
        return Angles.difference(travel, bestWish);
    }

    private void improve(float start) {
        float wish = start;
        double square = attempt(wish);
        for (float step = WIDEST; step > NARROWEST; step /= 2f) {
            double left = attempt(wish + step);
            double right = attempt(wish - step);
            if (left > square && left >= right) {
                wish += step;
                square = left;
            } else if (right > square) {
                wish -= step;
                square = right;
            }
        }
    }

    /** The square of the speed after a push along a wish; keeps the best. */
    private double attempt(float wish) {
        float cosine = Angles.cos(wish);
        float sine = Angles.sin(wish);
        float along = Math.max(0f, Math.min(push, limit - x * cosine - y * sine));
        double newX = limited(x + along * cosine);
        double newY = limited(y + along * sine);
        double square = newX * newX + newY * newY;
        if (square > bestSquare) {
            bestSquare = square;
            bestWish = Angles.wrap(wish);
        }
        return square;
    }

    private float limited(float component) {
        return Math.max(-most, Math.min(most, component));
    }
}
