package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;

/**
 * Finds the keys and the view that gain most in the air when the velocity is rounded to whole numbers after the push, by
 * trying views with the floats of the rules.
 *
 * <p>How it works: the velocities before rounding that one set of keys can reach on one side lie on a curve. It is fastest
 * where the limit just allows the whole push, and slower the farther the view is from there. So a walk along the curve starts
 * at this view and ends where rounding up both components cannot make it faster than the best view found. Two
 * neighbouring views of the walk whose velocities round to the same or adjacent whole numbers have nothing between them;
 * otherwise the views between them are tried too. Along the axes a curve can bulge into one more cell, so they are
 * tried as well.
 *
 * <p>Used as: {@link #begin}, then {@link #tryKeys} for each set of keys, the preferred ones first.
 */
final class RoundedAir {
    /** Other keys or another side must gain this much more, so that nearly equal ones do not change from tick to tick. */
    private static final double CLEARLY_MORE = 1.004;
    /** Rounding both components makes a velocity faster by no more than this. */
    private static final double MOST_ROUNDED = Math.sqrt(0.5) + 1e-3;
    /** How far the velocity should move between two views of a walk, and by which factor a step grows at most. */
    private static final float STRIDE = 0.6f;
    private static final int GROWTH = 64;
    private static final int MOST_STEPS = 4096;

    private final StrafejumpTuning tuning;
    private final AirPush air;
    /** The number of views in a turn: those of a rounded view, or about as many as floats can distinguish. */
    private final int turn;
    private final int widest;
    private final View view = new View();
    private final Vec3 wish = new Vec3();
    private final Vec3 after = new Vec3();
    private float x;
    private float y;
    private double speed;
    private int travel;
    /** The squared speed without a push, and the one that a view must exceed. */
    private double before;
    private double least;
    private int forwardSteps;
    private int rightSteps;
    private int offset;
    private float limit;
    private float push;
    private float pushBehind;
    private boolean turns;
    /** +1 if the wishes tried are to the left of the velocity, −1 to the right. */
    private int side;
    private int bestWish;
    float bestForward;
    float bestRight;

    RoundedAir(StrafejumpTuning tuning, AirPush air) {
        this.tuning = tuning;
        this.air = air;
        turn = tuning.roundsView ? 1 << 16 : 1 << 22;
        widest = turn / 64;
    }

    /** The velocity before the push, and the side key to hold if no view gains anything. */
    void begin(float newX, float newY, int preferred) {
        x = newX;
        y = newY;
        speed = Math.sqrt((double) x * x + (double) y * y);
        travel = (int) Rounding.rint(Angles.preciseAtan2(y, x) * turn / (2 * Math.PI));
        before = square(Rounding.rint(x), Rounding.rint(y));
        least = before;
        bestWish = travel;
        bestForward = 1f;
        bestRight = preferred;
    }

    /**
     * Tries all views with these keys; a wish beside the velocity is on the side of the side key.
     *
     * @param newPushBehind the push against the velocity
     */
    void tryKeys(int forward, int right, float newLimit, float newPush, float newPushBehind) {
        forwardSteps = forward * Tick.KEY_STEPS;
        rightSteps = right * Tick.KEY_STEPS;
        offset = -right * (forward == 0 ? turn / 4 : turn / 8);
        limit = newLimit;
        push = newPush;
        pushBehind = newPushBehind;
        turns = tuning.airControl > 0f && right == 0;
        if (right <= 0) {
            searchSide(1);
        }
        if (right >= 0) {
            searchSide(-1);
        }
    }

    /** The direction of the best wish, in radians. */
    double bestWish() {
        return bestWish * (2 * Math.PI / turn);
    }

    private void searchSide(int newSide) {
        side = newSide;
        int right = turn / 4;
        int first = turns ? 0 : Math.max(0, peak(0) - 1);
        if (push == pushBehind) {
            walk(peak(push), first, turn / 2);
        } else {
            walk(Math.min(peak(push), right), Math.min(first, right), right);
            walk(Math.max(peak(pushBehind), right + 1), right, turn / 2);
        }
        for (int axis = 0; axis < 4; axis++) {
            int angle = side * (axis * right - travel) & turn - 1;
            if (angle < turn / 2 && canBeBest(squareAlong(axis))) {
                tryView(angle);
            }
        }
    }

    /** The angle from the velocity, in views, at which the limit just allows the whole push. */
    private int peak(double whole) {
        double along = Math.max(-speed, Math.min(speed, limit - whole));
        return (int) Rounding.rint(Angles.preciseAtan2(Math.sqrt(speed * speed - along * along), along) * turn / (2 * Math.PI));
    }

    private void walk(int start, int low, int high) {
        tryView(start);
        float startX = after.x;
        float startY = after.y;
        walkTo(Math.min(start, low), -1, start, startX, startY);
        walkTo(high, 1, start, startX, startY);
    }

    private void walkTo(int end, int way, int start, float startX, float startY) {
        int angle = start;
        int step = 1;
        float fromX = startX;
        float fromY = startY;
        for (int i = 0; i < MOST_STEPS && angle != end && canBeBest(square(fromX, fromY)); i++) {
            int next = way < 0 ? Math.max(end, angle - step) : Math.min(end, angle + step);
            tryView(next);
            float toX = after.x;
            float toY = after.y;
            tryBetween(angle, fromX, fromY, next, toX, toY);
            step = nextStep(step, Math.abs(toX - fromX) + Math.abs(toY - fromY));
            angle = next;
            fromX = toX;
            fromY = toY;
        }
    }

    private int nextStep(int step, float moved) {
        float next = moved * GROWTH > STRIDE ? step * STRIDE / moved : step * GROWTH;
        return next < 1f ? 1 : next < widest ? (int) next : widest;
    }

    /** The squared speed after a whole push along an axis: east, north, west or south. */
    private double squareAlong(int axis) {
        double along = axis == 0 ? x : axis == 1 ? y : axis == 2 ? -x : -y;
        double whole = along < 0 ? pushBehind : push;
        return speed * speed + whole * (whole + 2 * along);
    }

    private boolean canBeBest(double square) {
        double most = Math.sqrt(square) + MOST_ROUNDED;
        return most * most > least;
    }

    private void tryBetween(int from, float fromX, float fromY, int to, float toX, float toY) {
        boolean isAdjacent = Math.abs(Rounding.rint(toX) - Rounding.rint(fromX)) + Math.abs(Rounding.rint(toY) - Rounding.rint(fromY)) <= 1;
        if (isAdjacent || Math.abs(to - from) <= 1) {
            return;
        }
        int middle = (from + to) / 2;
        tryView(middle);
        float middleX = after.x;
        float middleY = after.y;
        tryBetween(from, fromX, fromY, middle, middleX, middleY);
        tryBetween(middle, middleX, middleY, to, toX, toY);
    }

    /** Tries the view whose wish is so many views beside the velocity; a promising one with the floats of the rules. */
    private void tryView(int angle) {
        int direction = travel + side * angle;
        look(direction);
        move(view.forward.x, view.forward.y);
        if (roundedSquare() <= least) {
            return;
        }
        look(direction - offset);
        if (tuning.rules == RuleSet.VQ3) {
            view.forward.normalize();
            view.right.normalize();
        }
        wish.set(view.forward.x * forwardSteps + view.right.x * rightSteps, view.forward.y * forwardSteps + view.right.y * rightSteps, 0f).normalize();
        move(wish.x, wish.y);
        double square = roundedSquare();
        if (square > least) {
            least = before + (square - before) * CLEARLY_MORE;
            bestWish = direction;
            bestForward = Math.signum(forwardSteps);
            bestRight = Math.signum(rightSteps);
        }
    }

    private void look(int yaw) {
        if (tuning.roundsView) {
            view.lookByShorts(0, yaw);
        } else {
            view.look(0f, Angles.wrap((float) (yaw * (2 * Math.PI / turn))));
        }
    }

    private void move(float wishX, float wishY) {
        float along = x * wishX + y * wishY;
        float whole = along < 0f ? pushBehind : push;
        float room = limit - along;
        float amount = room <= 0f ? 0f : room < whole ? room : whole;
        after.set(x + wishX * amount, y + wishY * amount, 0f);
        if (turns) {
            air.control(after, wish.set(wishX, wishY, 0f));
        }
    }

    private double roundedSquare() {
        return square(Rounding.rint(after.x), Rounding.rint(after.y));
    }

    private static double square(double x, double y) {
        return x * x + y * y;
    }
}
