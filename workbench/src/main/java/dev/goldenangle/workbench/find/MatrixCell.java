package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.study.sensitivity.Effect;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;

/**
 * How the effect of one knob on one measure is drawn.
 *
 * @param length    bar length from −1 to 1; 1 is the measure's strongest knob, positive means the measure rises
 * @param direction towards the goal or away from it
 * @param dot       how much the effect depends on other knobs
 */
record MatrixCell(double length, Direction direction, Dot dot) {
    /** Effects below this share of the strongest are not drawn. */
    static final double FAINT = 0.02;
    private static final double SOME = 0.3;
    private static final double STRONG = 1;

    /** Where the measure moves, relative to its goal, when the knob goes up one step. */
    enum Direction { TOWARDS, AWAY, NEITHER }

    enum Dot { NONE, SOME, STRONG }

    static MatrixCell of(EffectMatrix matrix, int knob, int measure, Goal goal, double now) {
        Effect effect = matrix.effect(knob, measure);
        double share = matrix.share(knob, measure);
        if (share < FAINT) {
            return new MatrixCell(0, Direction.NEITHER, Dot.NONE);
        }
        boolean rises = effect.mean() >= 0;
        Dot dot = effect.dependence() > STRONG ? Dot.STRONG : effect.dependence() > SOME ? Dot.SOME : Dot.NONE;
        return new MatrixCell(rises ? share : -share, direction(goal, now, rises), dot);
    }

    /** One-sided goal: farther past the limit is better. Range goal: inside is good. */
    private static Direction direction(Goal goal, double now, boolean rises) {
        Limits limits = goal.limits();
        boolean isInside = limits.hold(now) && limits.relation().hasTwoLimits();
        if (!goal.counts() || isInside || Double.isNaN(now)) {
            return Direction.NEITHER;
        }
        boolean shouldRise = limits.relation().hasTwoLimits() ? now < limits.low() : Double.isInfinite(limits.high());
        return rises == shouldRise ? Direction.TOWARDS : Direction.AWAY;
    }
}
