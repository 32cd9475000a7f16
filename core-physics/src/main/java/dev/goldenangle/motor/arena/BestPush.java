package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.arena.PushCurve.Limit;

/**
 * Finds the intent direction that gains the most speed on a tick.
 *
 * <p>In the air: starts with the best boundary of the stretches of {@link PushCurve}. Stretches on which more is
 * possible are searched: up to the bend where the limit stops acting, or to where the slope is zero, both by Newton's
 * method with bisection. On the ground there is no gain factor, and the best angle is where the limit just stops
 * acting.
 */
final class BestPush {
    private static final int MOST_STEPS = 40;
    /** After a Newton step shorter than this, the next would be shorter than its square. A maximum is flat, a bend is not. */
    private static final double NEAR_TOP = 1e-4;
    private static final double NEAR_BEND = 1e-5;

    private final PlanarPush push;
    private final GoldenAngle golden;
    private final PushCurve curve;
    /** The largest limited push and bonus push, and the largest speed along the intent that the limited push can reach. */
    private final double largestPush;
    private final double largestBonus;
    private final double largestIntent;
    private float speed;
    private float magnitude;
    private float offset;
    /** Whether the result is that of a tick in the air with the numbers above; used as a cache. */
    private boolean isAirSolved;
    /** Growth of the squared speed at the best angle, and the blend it was computed with. */
    double most;
    private double blend;
    /** Whether the best angle found is the boundary of a stretch. */
    private boolean isAtEnd;
    /** Angle between velocity and intent, 0 to π/2. */
    float angle;
    /** Speed gained at that angle. */
    float gain;

    BestPush(PlanarPush push, GoldenAngle golden) {
        this.push = push;
        this.golden = golden;
        curve = new PushCurve(push, golden);
        float gain = golden.largestGain();
        largestPush = push.freeInAir(1f, gain);
        largestBonus = push.bonus(1f, gain);
        largestIntent = push.airIntentSpeed(1f, gain);
    }

    /**
     * Whether a tick in the air at another speed, with the keys last solved for, can let the squared speed grow by more
     * than this. Much cheaper than solving; false is certain.
     *
     * <p>For a push p at the angle a, the growth p (2 v cos a + p) rises with the speed v by 2 p cos a at most. It falls
     * with the speed only where the limit reduces the push, and then by 2 v cos² a. Unless p is the bonus alone, v cos a
     * is at most the intent.
     */
    boolean canWinMore(float newSpeed, double least) {
        if (!isAirSolved || golden.preciseBlend(newSpeed) != blend) {
            return true;
        }
        double cosine = Math.min(1, largestIntent / Math.min(speed, newSpeed));
        double slope = newSpeed > speed ? 2 * Math.max(largestBonus, (largestPush + largestBonus) * cosine) : 2 * largestIntent * cosine;
        return Math.max(0, most) + slope * Math.abs(newSpeed - speed) > least;
    }

    /**
     * Solves for a tick in the air.
     *
     * @param newSpeed     horizontal speed before the push
     * @param newMagnitude magnitude of the intent
     * @param newOffset    angle from view to intent, −π to π, positive towards the side of the velocity on which the
     *                     intent is
     */
    void solveAir(float newSpeed, float newMagnitude, float newOffset) {
        if (isAirSolved && newSpeed == speed && newMagnitude == magnitude && newOffset == offset) {
            return;
        }
        isAirSolved = true;
        speed = newSpeed;
        magnitude = newMagnitude;
        offset = newOffset;
        blend = golden.preciseBlend(newSpeed);
        curve.ask(newSpeed, newMagnitude, newOffset);
        int highest = curve.highestEnd();
        most = curve.wonAtHighest;
        isAtEnd = true;
        climbAround(highest);
        if (isAtEnd) {
            keepEnd(highest);
        }
        gain = most > 0 ? (float) (most / (Math.sqrt((double) newSpeed * newSpeed + most) + newSpeed)) : 0f;
    }

    /** Also tries the neighbouring floats, because a bend can be so sharp that they matter. */
    private void keepEnd(int end) {
        double at = curve.angle[end];
        angle = (float) at;
        most = Double.NEGATIVE_INFINITY;
        if (end > 0) {
            keep(end - 1, roundedTowards(at, false));
        }
        if (end < curve.stretches) {
            keep(end, roundedTowards(at, true));
        }
    }

    /** Tries the stretches beside the best boundary first: their gain rules out most others. */
    private void climbAround(int highest) {
        int last = Math.min(curve.stretches, highest + 1);
        for (int i = Math.max(0, highest - 1); i < last; i++) {
            climb(i);
        }
        for (int i = curve.nextAbove(0, most); i < curve.stretches; i = curve.nextAbove(i + 1, most)) {
            if (i != highest && i != highest - 1) {
                climb(i);
            }
        }
    }

    private void climb(int i) {
        Limit atStart = curve.limitAt(i);
        Limit atEnd = curve.limitAt(i + 1);
        double let = (atStart == Limit.LETS_GO) != (atEnd == Limit.LETS_GO) ? whereItLetsGo(i, atEnd == Limit.LETS_GO) : 0;
        if (curve.rises(i)) {
            if ((atStart == Limit.STOPS || atEnd == Limit.STOPS) && curve.hasBonus(i)) {
                climb(i, Limit.STOPS, atStart, atEnd, let);
            }
            if (atStart == Limit.LETS_GO || atEnd == Limit.LETS_GO) {
                climb(i, Limit.LETS_GO, atStart, atEnd, let);
            }
        } else if ((atStart == Limit.HOLDS_BACK || atEnd == Limit.HOLDS_BACK || atStart != atEnd) && curve.falls(i)) {
            climb(i, Limit.HOLDS_BACK, atStart, atEnd, let);
        }
    }

    private void climb(int i, Limit limit, Limit atStart, Limit atEnd, double let) {
        double from = atStart == limit ? 0 : border(i, limit, atStart, let);
        double to = atEnd == limit ? curve.length(i) : border(i, limit, atEnd, let);
        climbSmooth(i, limit, from, to);
    }

    private double border(int i, Limit one, Limit other, double let) {
        return one == Limit.LETS_GO || other == Limit.LETS_GO ? let : whereItStarts(i);
    }

    /** Finds where the slope is zero, if it falls through zero between two points. */
    private void climbSmooth(int i, Limit limit, double from, double to) {
        double slopeAtStart = curve.slope(i, from, limit);
        if (slopeAtStart <= 0) {
            return;
        }
        double slopeAtEnd = curve.slope(i, to, limit);
        if (slopeAtEnd >= 0) {
            return;
        }
        double low = from;
        double high = to;
        double at = low + (high - low) * slopeAtStart / (slopeAtStart - slopeAtEnd);
        double step = high - low;
        for (int n = 0; n < MOST_STEPS && step > NEAR_TOP; n++) {
            double slope = curve.slope(i, at, limit);
            low = slope > 0 ? at : low;
            high = slope > 0 ? high : at;
            double next = between(low, high, at - slope / curve.rate);
            step = Math.abs(next - at);
            at = next;
        }
        keep(i, (float) (curve.angle[i] + at));
    }

    /** Where the limit stops acting on the push: a bend that is often the maximum. Where the limit acts, the curve is steep. */
    private double whereItLetsGo(int i, boolean isRising) {
        double low = 0;
        double high = curve.length(i);
        double atStart = curve.roomAt(i);
        double at = high * atStart / (atStart - curve.roomAt(i + 1));
        double step = high;
        for (int n = 0; n < MOST_STEPS && step > NEAR_BEND; n++) {
            double room = curve.room(i, at);
            boolean isBefore = room < 0 == isRising;
            low = isBefore ? at : low;
            high = isBefore ? high : at;
            double next = between(low, high, at - room / curve.rate);
            step = Math.abs(next - at);
            at = next;
        }
        keep(i, roundedTowards(curve.angle[i] + at, isRising));
        return at;
    }

    /** Where the push begins or ends. */
    private double whereItStarts(int i) {
        double low = 0;
        double high = curve.length(i);
        double atStart = curve.missingAt(i);
        double at = high * atStart / (atStart - curve.missingAt(i + 1));
        double step = high;
        for (int n = 0; n < MOST_STEPS && step > NEAR_BEND; n++) {
            double missing = curve.missing(i, at);
            boolean isBefore = missing <= 0 == atStart <= 0;
            low = isBefore ? at : low;
            high = isBefore ? high : at;
            double next = between(low, high, at - missing / curve.rate);
            step = Math.abs(next - at);
            at = next;
        }
        return at;
    }

    /** The next Newton point, or the middle if it is outside the interval. */
    private static double between(double low, double high, double next) {
        return next > low && next < high ? next : (low + high) / 2;
    }

    private static float roundedTowards(double at, boolean up) {
        float near = (float) at;
        if (up) {
            return near < at ? Math.nextUp(near) : near;
        }
        return near > at ? Math.nextDown(near) : near;
    }

    private void keep(int i, float at) {
        float within = at <= 0f ? 0f : at > Angles.PI / 2 ? Angles.PI / 2 : at;
        double won = curve.won(i, within - curve.angle[i]);
        if (won > most) {
            most = won;
            angle = within;
            isAtEnd = false;
        }
    }

    /** Solves for a tick on level ground: the push is constant up to the angle where the limit stops acting. */
    void solveGround(float newSpeed, float newMagnitude) {
        isAirSolved = false;
        float free = push.ground(Float.NEGATIVE_INFINITY, newMagnitude);
        float intentSpeed = push.groundIntentSpeed(newMagnitude);
        float cos = newSpeed > 0f ? Math.max(0f, Math.min(1f, (intentSpeed - free) / newSpeed)) : 1f;
        float pushed = push.ground(newSpeed * cos, newMagnitude);
        angle = Angles.acos(cos);
        gain = (float) Math.sqrt(newSpeed * newSpeed + 2f * newSpeed * pushed * cos + pushed * pushed) - newSpeed;
    }
}
