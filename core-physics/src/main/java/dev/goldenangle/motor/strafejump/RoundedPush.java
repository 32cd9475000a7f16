package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;

/**
 * Finds the direction of the wish that gains most in the air when the velocity is rounded to whole numbers after the push.
 *
 * <p>How it works: the directions on one side of the velocity are an arc that is halved again and again. All pushes of an
 * arc lie in a box that follows from its ends, and the fastest rounded velocity in this box is a bound for the arc. An
 * arc is dropped if its bound is hardly faster than the best direction found. The middle of every other arc is tried, so
 * that good directions are found early and most arcs are dropped early. An arc as short as the distance between two
 * views is tried with the floats of the rules.
 */
final class RoundedPush {
    /** Radians between neighbouring directions: those of a rounded view, or slightly more than floats can distinguish. */
    private static final double ROUNDED_STEP = 2 * Math.PI / (1 << 16);
    private static final double FREE_STEP = 2 * Math.PI / (1 << 22);
    /** How far the floats of the bot may turn a direction, and the error of a float as a share of its value. */
    private static final double NOISE = 1e-6;
    private static final double FLOAT = 2e-7;
    /** Another direction must gain this much more, so that nearly equal ones cost no time and do not change the side. */
    private static final double CLEARLY_MORE = 1.004;
    /** Rounding both components makes a velocity faster by no more than this. */
    private static final double MOST_ROUNDED = Math.sqrt(0.5);

    private final boolean roundsView;
    private final RuleSet rules;
    private final double squaredStep;
    /** How far a direction may be turned when it is used. */
    private final double uncertainty;
    private final View view = new View();
    private final Vec3 wish = new Vec3();

    private double x;
    private double y;
    private double speed;
    private double alongX;
    private double alongY;
    private float travel;
    private double limit;
    /** The push of the directions searched: behind the velocity it may be stronger. */
    private double push;
    private double frontPush;
    private double backPush;
    private int forwardKeys;
    private double slack;
    /** The squared speed without a push, and the one that a direction must exceed. */
    private double before;
    private double least;
    private int side;
    private double bestX;
    private double bestY;
    /** The side of the velocity on which the best direction is: +1 right, −1 left. */
    int bestSide;
    /** The squared speed in the best direction. */
    double bestSquare;

    RoundedPush(StrafejumpTuning tuning) {
        roundsView = tuning.roundsView;
        rules = tuning.rules;
        double step = roundsView ? ROUNDED_STEP : FREE_STEP;
        squaredStep = step * step;
        uncertainty = roundsView ? ROUNDED_STEP / 2 + NOISE : NOISE;
    }

    /**
     * The best direction of the wish, from the velocity in radians, positive to the left. Among nearly equal directions, one on the preferred side is used.
     *
     * @param stop     factor of the push against the velocity
     * @param sideOnly whether only a side key will be held, else forward too
     */
    float solve(float newX, float newY, float newLimit, float newPush, float stop, boolean sideOnly, int preferred) {
        forwardKeys = sideOnly ? 0 : Tick.KEY_STEPS;
        x = newX;
        y = newY;
        speed = Math.sqrt(x * x + y * y);
        alongX = speed > 0 ? x / speed : 1;
        alongY = speed > 0 ? y / speed : 0;
        travel = Angles.atan2(newY, newX);
        limit = newLimit;
        frontPush = Math.min(newPush, newLimit + speed);
        backPush = speed == 0 ? frontPush : Math.min(newPush * stop, newLimit + speed);
        slack = FLOAT * (speed + Math.max(frontPush, backPush));
        before = square(x, y);
        least = before;
        bestX = alongX;
        bestY = alongY;
        bestSide = preferred;
        bestSquare = before;
        searchSide(preferred);
        searchSide(-preferred);
        return Angles.wrap((float) Angles.preciseAtan2(bestY, bestX) - travel);
    }

    /**
     * Searches from the direction in which the limit just allows the whole push to that in which it allows none, and then
     * to that in which the whole push gains too little even if both components are rounded up. Each arc is at most a quarter.
     */
    private void searchSide(int newSide) {
        side = newSide;
        push = frontPush;
        double whole = cosine(limit - push);
        tryMiddle(directionX(whole), directionY(whole));
        search(Math.max(0, whole), cosine(limit));
        push = backPush;
        double wholeBehind = cosine(limit - push);
        search(Math.min(0, wholeBehind), 0);
        push = frontPush;
        search(whole, Math.max(0, Math.min(whole, lastCosine())));
        push = backPush;
        search(Math.min(0, wholeBehind), Math.min(wholeBehind, lastCosine()));
    }

    /** The direction in which the whole push gains too little. */
    private double lastCosine() {
        double slowest = Math.sqrt(least) - MOST_ROUNDED;
        return cosine((slowest * slowest - speed * speed - push * push) / (2 * push));
    }

    /** Cosine of the angle to the velocity at which this is the speed along the wish, or the nearest possible one. */
    private double cosine(double along) {
        return along >= speed ? 1 : along <= -speed ? -1 : along / speed;
    }

    private double directionX(double cosine) {
        return alongX * cosine + side * alongY * Math.sqrt(1 - cosine * cosine);
    }

    private double directionY(double cosine) {
        return alongY * cosine - side * alongX * Math.sqrt(1 - cosine * cosine);
    }

    private void search(double fromCosine, double toCosine) {
        if (fromCosine != toCosine) {
            search(directionX(fromCosine), directionY(fromCosine), directionX(toCosine), directionY(toCosine));
        }
    }

    private void search(double fromX, double fromY, double toX, double toY) {
        double bound = bound(fromX, fromY, toX, toY);
        if (bound <= least) {
            return;
        }
        double sumX = fromX + toX;
        double sumY = fromY + toY;
        double square = sumX * sumX + sumY * sumY;
        double middleX = sumX / Math.sqrt(square);
        double middleY = sumY / Math.sqrt(square);
        boolean isShort = square >= 4 - squaredStep;
        if (isShort) {
            tryView(middleX, middleY);
            return;
        }
        tryMiddle(middleX, middleY);
        if (bound > least) {
            search(fromX, fromY, middleX, middleY);
            search(middleX, middleY, toX, toY);
        }
    }

    /**
     * The greatest squared speed in the box of an arc. An arc that passes an axis reaches farthest there, otherwise at
     * one of its ends. The speed along the wish is monotone on one side of the velocity, so the ends have the longest
     * and the shortest push.
     */
    private double bound(double fromX, double fromY, double toX, double toY) {
        boolean passesX = fromY * toY < 0;
        boolean passesY = fromX * toX < 0;
        double lowX = passesX && fromX < 0 ? -1 : fromX < toX ? fromX : toX;
        double highX = passesX && fromX > 0 ? 1 : fromX > toX ? fromX : toX;
        double lowY = passesY && fromY < 0 ? -1 : fromY < toY ? fromY : toY;
        double highY = passesY && fromY > 0 ? 1 : fromY > toY ? fromY : toY;
        double one = amount(fromX, fromY);
        double other = amount(toX, toY);
        double shortest = one < other ? one : other;
        double longest = one < other ? other : one;
        double farX = farther(x + lowX * (lowX < 0 ? longest : shortest), x + highX * (highX > 0 ? longest : shortest));
        double farY = farther(y + lowY * (lowY < 0 ? longest : shortest), y + highY * (highY > 0 ? longest : shortest));
        return square(farX + slack, farY + slack);
    }

    private static double farther(double low, double high) {
        return high > -low ? high : -low;
    }

    private double amount(double directionX, double directionY) {
        double room = limit - x * directionX - y * directionY;
        return room <= 0 ? 0 : room < push ? room : push;
    }

    /** Keeps a direction if it certainly rounds to a faster velocity, even if it is slightly turned. */
    private void tryMiddle(double directionX, double directionY) {
        double amount = amount(directionX, directionY);
        double nextX = x + amount * directionX;
        double nextY = y + amount * directionY;
        boolean isWhole = limit - x * directionX - y * directionY > push + uncertainty * speed;
        double most = 0.5 - slack - uncertainty * (isWhole ? amount : speed + amount);
        if (Math.abs(nextX - Rounding.rint(nextX)) < most && Math.abs(nextY - Rounding.rint(nextY)) < most) {
            keepFaster(square(nextX, nextY), directionX, directionY);
        }
    }

    /** Tries the view that the bot will choose for a direction, with the floats of the rules. */
    private void tryView(double directionX, double directionY) {
        float angle = Angles.wrap((float) Angles.preciseAtan2(directionY, directionX) - travel);
        float yaw = Angles.wrap(travel + angle + side * Angles.PI / (forwardKeys == 0 ? 2 : 4));
        if (roundsView) {
            view.lookByShorts(0, Angles.toShort(yaw));
        } else {
            view.look(0f, yaw);
        }
        if (rules == RuleSet.VQ3) {
            view.forward.normalize();
            view.right.normalize();
        }
        int keys = side * Tick.KEY_STEPS;
        wish.set(view.forward.x * forwardKeys + view.right.x * keys, view.forward.y * forwardKeys + view.right.y * keys, 0f).normalize();
        float room = (float) limit - ((float) x * wish.x + (float) y * wish.y);
        float amount = Math.max(0f, Math.min((float) push, room));
        keepFaster(square((float) x + wish.x * amount, (float) y + wish.y * amount), directionX, directionY);
    }

    private void keepFaster(double square, double directionX, double directionY) {
        if (square > least) {
            least = before + (square - before) * CLEARLY_MORE;
            bestX = directionX;
            bestY = directionY;
            bestSide = side;
            bestSquare = square;
        }
    }

    private static double square(double x, double y) {
        double wholeX = Rounding.rint(x);
        double wholeY = Rounding.rint(y);
        return wholeX * wholeX + wholeY * wholeY;
    }
}
