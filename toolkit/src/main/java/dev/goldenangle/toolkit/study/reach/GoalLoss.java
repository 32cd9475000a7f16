package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;

/** A smooth loss for a goal: 0 if the value is safely inside, 1 if it misses by about a twentieth of the limit. */
final class GoalLoss {
    /** Distance unit, as a share of the limit. */
    private static final double FAR = 0.05;
    /** For range goals, the loss is 0 in this inner share of the range. */
    private static final double INNER = 0.7;
    /** For one-sided goals, the loss is 0 from this share of the limit past it. */
    private static final double MARGIN = 0.004;
    /** The distance of a value that could not be measured; also the largest possible. */
    private static final double FURTHEST = 1000;
    static final double UNMEASURED = FURTHEST * FURTHEST;

    private GoalLoss() {
    }

    static double of(Goal goal, double value) {
        return goal.weight() * square(distance(goal.limits(), value));
    }

    /** The distance from the zero-loss range, in units of {@link #FAR}. */
    static double distance(Limits limits, double value) {
        if (Double.isNaN(value)) {
            return FURTHEST;
        }
        double size = size(limits);
        double low = limits.low();
        double high = limits.high();
        if (limits.relation().hasTwoLimits()) {
            double middle = (low + high) / 2;
            double half = INNER * (high - low) / 2;
            return Math.min(FURTHEST, Math.max(0, Math.abs(value - middle) - half) / (FAR * size));
        }
        double margin = MARGIN * Math.abs(limits.first().number());
        double outside = Math.max(low + margin - value, value - (high - margin));
        return Math.min(FURTHEST, Math.max(0, outside / (FAR * size)));
    }

    /** The size of the limit, or 1 if it is 0. */
    private static double size(Limits limits) {
        double first = Math.abs(limits.first().number());
        double second = limits.relation() == Relation.BETWEEN ? Math.abs(limits.high()) : first;
        double size = Math.max(first, second);
        return size == 0 ? 1 : size;
    }

    private static double square(double distance) {
        return distance * distance;
    }
}
