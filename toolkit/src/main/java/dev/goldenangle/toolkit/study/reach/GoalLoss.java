package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;

/** How far a value is from where a goal wants it, as one smooth number: 0 well inside, 1 about a twentieth of the limit outside. */
final class GoalLoss {
    /** What counts as far: this share of the limit. */
    private static final double FAR = 0.05;
    /** Between two limits, this share of the way from the middle to either is good enough. */
    private static final double INNER = 0.7;
    /** Behind one limit, this share of it further in is good enough. */
    private static final double MARGIN = 0.004;
    /** Of what could not be measured: further than anything that could. */
    private static final double FURTHEST = 1000;
    static final double UNMEASURED = FURTHEST * FURTHEST;

    private GoalLoss() {
    }

    static double of(Goal goal, double value) {
        return goal.weight() * square(distance(goal.limits(), value));
    }

    /** Outside of what is good enough, in shares of what is far. */
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

    /** What a share is a share of: the limit, or 1 where that is 0. */
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
