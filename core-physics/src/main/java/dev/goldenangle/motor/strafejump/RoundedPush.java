package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Angles;

import java.util.Arrays;

/**
 * Finds the wish directions that gain most when the velocity is rounded to whole numbers after the push.
 *
 * <p>How it works: a push q changes the velocity v, and the limit allows it if v · q + q² ≤ limit · |q|. The pushes the
 * keys can give are the border of the set of allowed pushes no longer than the push of a tick. A rounded result is a
 * unit square of this plane, so it can be reached if the border crosses the square: some of its corners are allowed and
 * others are not, or the square contains a point where the border sticks out. These are the outermost points along the
 * axes and the two tips, where the limit just allows the whole push. {@link #next} offers directions to the reachable
 * results, the fastest first. For pushes that span too many squares it tries a few thousand directions instead, most of
 * them near the best one without rounding.
 *
 * <p>Computed in double precision. The rules use floats and may round the view, so a direction may miss its square:
 * check it, and ask for the next if it gives another result.
 */
final class RoundedPush {
    /** Longest push for which all squares are compared. */
    private static final int LONGEST = 8;
    private static final int MOST_SQUARES = 2 * (LONGEST + 1) + 1;
    private static final int MOST_CORNERS = MOST_SQUARES + 1;
    private static final int NEWTON_STEPS = 3;
    private static final int SAMPLES = 1024;
    /** A tip is used slightly inside, so that rounding does not put it outside. */
    private static final double WITHIN = 1 - 1e-12;
    private static final double ROUNDING = 1e-9;

    private double x;
    private double y;
    private double limit = Double.NaN;
    private double push = Double.NaN;
    /** Squares on each side of the one that contains the velocity. */
    private int reach;
    private double fractionX = Double.NaN;
    private double fractionY = Double.NaN;
    private final double[] cornerX = new double[MOST_CORNERS];
    private final double[] cornerY = new double[MOST_CORNERS];
    /** |q| · (|q| − limit) at each corner, or infinity beyond the longest push. */
    private final double[] cost = new double[MOST_CORNERS * MOST_CORNERS];
    /** The squares offered already or found not to be reachable. */
    private final boolean[] isDone = new boolean[MOST_SQUARES * MOST_SQUARES];

    /** The points where the border sticks out: along the four axes, and the two tips. */
    private final double[] outX = new double[6];
    private final double[] outY = new double[6];
    private final int[] outSquare = new int[6];

    /** The squared speed of the best direction tried, and that of the direction offered last, which the next must stay below. */
    private double sampledSquare;
    private double offeredSquare;
    private int crossings;
    private final double[] crossingX = new double[4];
    private final double[] crossingY = new double[4];
    /** The directions into the present square, and how many have been offered. */
    private int directions;
    private int offered;
    private final double[] directionX = new double[12];
    private final double[] directionY = new double[12];
    /** Direction of the wish; its length does not matter. */
    double wishX;
    double wishY;
    /** The rounded velocity that this direction should give. */
    double resultX;
    double resultY;

    /** Starts a search; the limit is the greatest speed along the wish. */
    void ask(double newX, double newY, double newLimit, double newPush) {
        x = newX;
        y = newY;
        boolean isLong = newPush > LONGEST;
        double newFractionX = newX - Math.rint(newX);
        double newFractionY = newY - Math.rint(newY);
        if (newLimit != limit || newPush != push || newFractionX != fractionX || newFractionY != fractionY) {
            limit = newLimit;
            push = newPush;
            fractionX = newFractionX;
            fractionY = newFractionY;
            if (!isLong) {
                weighCorners();
            }
        }
        offeredSquare = Double.POSITIVE_INFINITY;
        directions = 0;
        offered = 0;
        if (!isLong) {
            findPointsThatStickOut();
        }
    }

    private void weighCorners() {
        reach = (int) Math.floor(push + 1);
        int corners = 2 * reach + 2;
        for (int i = 0; i < corners; i++) {
            cornerX[i] = i - reach - 0.5 - fractionX;
            cornerY[i] = i - reach - 0.5 - fractionY;
        }
        for (int i = 0; i < corners; i++) {
            for (int j = 0; j < corners; j++) {
                double length = Math.sqrt(cornerX[i] * cornerX[i] + cornerY[j] * cornerY[j]);
                cost[i * corners + j] = length <= push ? length * (length - limit) : Double.POSITIVE_INFINITY;
            }
        }
    }

    private void findPointsThatStickOut() {
        Arrays.fill(isDone, false);
        reachOut(0, push, 0);
        reachOut(1, -push, 0);
        reachOut(2, 0, push);
        reachOut(3, 0, -push);
        double speed = Math.sqrt(x * x + y * y);
        double cosine = (limit - push) / speed;
        double sine = Math.sqrt(1 - cosine * cosine);
        double scale = WITHIN * push / speed;
        reachOut(4, scale * (x * cosine - y * sine), scale * (y * cosine + x * sine));
        reachOut(5, scale * (x * cosine + y * sine), scale * (y * cosine - x * sine));
    }

    /** Finds the square of a point; none if the limit forbids the push, or if there is no such point because a number is NaN. */
    private void reachOut(int index, double pushX, double pushY) {
        outX[index] = pushX;
        outY[index] = pushY;
        outSquare[index] = -1;
        if (x * pushX + y * pushY + push * push <= limit * push * (1 + ROUNDING)) {
            outSquare[index] = ((int) Math.rint(pushX + fractionX) + reach) * (2 * reach + 1) + (int) Math.rint(pushY + fractionY) + reach;
        }
    }

    /**
     * Sets the direction and result to the next direction into the fastest reachable result, and returns whether there
     * is one that gains speed. Of equal results it takes one on the given side of the velocity: +1 right, −1 left.
     */
    boolean next(int side) {
        if (push > LONGEST) {
            return sample(side);
        }
        while (offered == directions) {
            if (!nextResult(side)) {
                return false;
            }
        }
        wishX = directionX[offered];
        wishY = directionY[offered];
        offered++;
        return true;
    }

    private boolean nextResult(int side) {
        int best = -1;
        double fastest = (x - fractionX) * (x - fractionX) + (y - fractionY) * (y - fractionY);
        boolean isOnSide = true;
        int at = 0;
        for (int i = -reach; i <= reach; i++) {
            double nextX = x - fractionX + i;
            for (int j = -reach; j <= reach; j++, at++) {
                double nextY = y - fractionY + j;
                double square = nextX * nextX + nextY * nextY;
                if ((square > fastest || square == fastest && !isOnSide) && !isDone[at]) {
                    if (isReachable(at, i + reach, j + reach)) {
                        fastest = square;
                        best = at;
                        resultX = nextX;
                        resultY = nextY;
                        isOnSide = side * (nextX * y - nextY * x) > 0;
                    } else {
                        isDone[at] = true;
                    }
                }
            }
        }
        if (best >= 0) {
            isDone[best] = true;
            aimInto(best);
        }
        return best >= 0;
    }

    private boolean isReachable(int square, int i, int j) {
        boolean first = isCornerAllowed(i, j);
        if (first != isCornerAllowed(i, j + 1) || first != isCornerAllowed(i + 1, j) || first != isCornerAllowed(i + 1, j + 1)) {
            return true;
        }
        for (int out : outSquare) {
            if (out == square) {
                return true;
            }
        }
        return false;
    }

    private boolean isCornerAllowed(int i, int j) {
        return x * cornerX[i] + y * cornerY[j] + cost[i * (2 * reach + 2) + j] <= 0;
    }

    /** Collects directions: the middles between the points where the border crosses the edges, and the points that stick out. */
    private void aimInto(int square) {
        int i = square / (2 * reach + 1);
        int j = square % (2 * reach + 1);
        crossings = 0;
        cross(i, j, i, j + 1);
        cross(i + 1, j, i + 1, j + 1);
        cross(i, j, i + 1, j);
        cross(i, j + 1, i + 1, j + 1);
        directions = 0;
        offered = 0;
        for (int k = 0; k < crossings; k++) {
            for (int other = 0; other < k; other++) {
                direct(crossingX[k] + crossingX[other], crossingY[k] + crossingY[other]);
            }
        }
        for (int k = 0; k < outSquare.length; k++) {
            if (outSquare[k] == square) {
                direct(outX[k], outY[k]);
            }
        }
    }

    private void direct(double towardsX, double towardsY) {
        directionX[directions] = towardsX;
        directionY[directions] = towardsY;
        directions++;
    }

    /** Finds the point where the border crosses an edge, if one of its ends is allowed and the other is not. */
    private void cross(int i, int j, int toI, int toJ) {
        boolean isStartAllowed = isCornerAllowed(i, j);
        if (isStartAllowed == isCornerAllowed(toI, toJ)) {
            return;
        }
        double fromX = cornerX[isStartAllowed ? i : toI];
        double fromY = cornerY[isStartAllowed ? j : toJ];
        double alongX = cornerX[isStartAllowed ? toI : i] - fromX;
        double alongY = cornerY[isStartAllowed ? toJ : j] - fromY;
        double at = Math.min(endOfPush(fromX, fromY, alongX, alongY), endOfLimit(fromX, fromY, alongX, alongY));
        crossingX[crossings] = fromX + at * alongX;
        crossingY[crossings] = fromY + at * alongY;
        crossings++;
    }

    /** How far along an edge of length 1 pushes are no longer than that of a tick. */
    private double endOfPush(double fromX, double fromY, double alongX, double alongY) {
        double along = fromX * alongX + fromY * alongY;
        return Math.sqrt(along * along + push * push - fromX * fromX - fromY * fromY) - along;
    }

    /** How far along an edge the limit allows the push, by Newton's method; 1 if it allows the end. */
    private double endOfLimit(double fromX, double fromY, double alongX, double alongY) {
        double speedAlong = x * alongX + y * alongY;
        double start = excess(fromX, fromY);
        double end = excess(fromX + alongX, fromY + alongY);
        if (end <= 0) {
            return 1;
        }
        double at = start / (start - end);
        for (int n = 0; n < NEWTON_STEPS; n++) {
            double pushX = fromX + at * alongX;
            double pushY = fromY + at * alongY;
            double length = Math.sqrt(pushX * pushX + pushY * pushY);
            double slope = speedAlong + (2 - limit / length) * (pushX * alongX + pushY * alongY);
            at = Math.max(0, Math.min(1, at - (x * pushX + y * pushY + length * (length - limit)) / slope));
        }
        return at;
    }

    /** Above 0 if the limit forbids a push. */
    private double excess(double pushX, double pushY) {
        double length = Math.sqrt(pushX * pushX + pushY * pushY);
        return x * pushX + y * pushY + length * (length - limit);
    }

    /** Tries directions on both sides, dense near the best one without rounding. */
    private boolean sample(int side) {
        double speed = Math.sqrt(x * x + y * y);
        sampledSquare = 0;
        double alongX = speed > 0 ? x / speed : 1;
        double alongY = speed > 0 ? y / speed : 0;
        double best = StrictMath.acos(limit <= push ? 0 : speed > limit - push ? (limit - push) / speed : 1);
        for (int i = 0; i <= SAMPLES; i++) {
            double share = (double) i / SAMPLES * i / SAMPLES;
            trySides(best + share * (Math.PI - best), alongX, alongY, side);
            trySides(best - share * best, alongX, alongY, side);
        }
        offeredSquare = sampledSquare;
        return sampledSquare > 0;
    }

    private void trySides(double angle, double alongX, double alongY, int side) {
        double cosine = Angles.preciseCos(angle);
        double sine = Angles.preciseSin(angle);
        tryDirection(alongX * cosine + side * alongY * sine, alongY * cosine - side * alongX * sine);
        tryDirection(alongX * cosine - side * alongY * sine, alongY * cosine + side * alongX * sine);
    }

    private void tryDirection(double directionX, double directionY) {
        double amount = Math.max(0, Math.min(push, limit - x * directionX - y * directionY));
        double nextX = Math.rint(x + amount * directionX);
        double nextY = Math.rint(y + amount * directionY);
        double square = nextX * nextX + nextY * nextY;
        if (square > sampledSquare && square < offeredSquare) {
            sampledSquare = square;
            wishX = directionX;
            wishY = directionY;
            resultX = nextX;
            resultY = nextY;
        }
    }
}
