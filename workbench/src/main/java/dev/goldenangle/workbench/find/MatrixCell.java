package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.study.sensitivity.Effect;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;

/**
 * One knob and one measure, as it is drawn.
 *
 * @param length    of the bar, from −1 to 1: the strongest knob of a measure is 1 long, and right is a measure that rises
 * @param direction what that means for the goal
 * @param dot       how much it depends on other knobs
 */
record MatrixCell(double length, Direction direction, Dot dot) {
    /** Below this share of the strongest, nothing is drawn. */
    static final double FAINT = 0.02;
    private static final double SOME = 0.3;
    private static final double STRONG = 1;

    /** Where a step up takes the measure. */
    enum Direction { TOWARDS, AWAY, NEITHER }

    /** How much an effect depends on other knobs. */
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

    /** Behind one limit further is better; between two it is where it should be. */
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
