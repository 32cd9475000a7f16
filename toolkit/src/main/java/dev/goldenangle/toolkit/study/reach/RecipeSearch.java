package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMonitor;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches a few knobs for values that reach the goals.
 *
 * <p>How it works:
 * <ol>
 * <li>BOBYQA from where the guess says; CMA-ES where a knob has no values between its values, or for a second look at what BOBYQA left.
 * <li>Each knob goes back towards where it was as far as nothing gets worse.
 * <li>The values are rounded to as few digits as still do.
 * </ol>
 */
final class RecipeSearch {
    private static final double CHANGE_COST = 0.02;
    private static final int SMOOTH_SEARCH = 11;
    private static final int ROUGH_SEARCH = 26;
    private static final int LINE_LOOKS = 5;
    private static final double POLISH = 0.005;
    private static final int LINE_BUDGET = 16;
    private static final int MOST_DIGITS = 5;
    private static final int HALVINGS = 4;
    private static final double CLOSE_TO_END = 0.1;
    /** Where only a few knobs may be turned, there is time to look more closely. */
    private static final int PATIENT = 6;
    private final KnobSpace space;
    private final Judge judge;
    private final StudyMonitor monitor;
    private final double[] present;
    private final int patience;

    /** How to search. */
    enum Effort {
        /** As if the goals changed smoothly with the knobs. */
        QUICK,
        /** As if there were steps and several valleys. */
        THOROUGH
    }

    RecipeSearch(KnobSpace whole, List<StudyKnob> knobs, Judge judge, StudyMonitor monitor) {
        this.space = whole.only(knobs);
        this.judge = judge;
        this.monitor = monitor;
        this.present = space.present();
        this.patience = whole.size() <= ReachQuestion.MOST_KNOBS ? PATIENT : 1;
    }

    /** The amounts of the knobs, in their order; those left alone have their present amount. */
    double[] find(double[] start, Effort effort) {
        return rounded(space.amounts(needed(search(start, effort))));
    }

    private double[] search(double[] start, Effort effort) {
        int n = start.length;
        if (n == 1) {
            return minimiser(LINE_BUDGET).line(start, LINE_LOOKS).point();
        }
        boolean isRough = effort == Effort.THOROUGH || !space.isSmooth();
        if (!isRough) {
            return minimiser(SMOOTH_SEARCH * n).bobyqa(start).point();
        }
        Minimiser.Optimum rough = minimiser(ROUGH_SEARCH * n).cmaes(start, 0.1, 1);
        Minimiser.Optimum polished = space.isSmooth() ? minimiser(SMOOTH_SEARCH * n).bobyqa(rough.point(), POLISH) : rough;
        return polished.value() < rough.value() ? polished.point() : rough.point();
    }

    private Minimiser minimiser(int budget) {
        return new Minimiser(this::cost, patience * budget, monitor::isCancelled);
    }

    private double cost(double[] point) {
        double moved = IntStream.range(0, point.length).mapToDouble(i -> Math.abs(point[i] - present[i])).sum();
        return score(space.amounts(point)).cost() + CHANGE_COST * moved;
    }

    private Judge.Score score(double[] amounts) {
        Optional<ParameterSet> set = space.at(amounts);
        return set.map(judge::take).map(judge::means).map(judge::score).orElse(new Judge.Score(judge.unallowed(), 0));
    }

    /** Where everything is reached, each knob goes back towards where it was as far as that makes nothing worse, all the way if it can. */
    private double[] needed(double[] found) {
        double[] point = found.clone();
        Judge.Score score = score(space.amounts(point));
        if (!score.isReached()) {
            return pushed(point, score);
        }
        for (int i = 0; i < point.length; i++) {
            double far = point[i];
            double near = present[i];
            point[i] = near;
            for (int halving = 0; halving < HALVINGS && !score(space.amounts(point)).isAsGoodAs(score); halving++) {
                near = halving == 0 ? near : point[i];
                point[i] = (near + far) / 2;
            }
            point[i] = score(space.amounts(point)).isAsGoodAs(score) ? point[i] : far;
        }
        return point;
    }

    /** Where something is missed, a knob close to an end of its range goes all the way if nothing is worse there: then the end is what binds. */
    private double[] pushed(double[] found, Judge.Score score) {
        double[] point = found.clone();
        for (int i = 0; i < point.length; i++) {
            double kept = point[i];
            point[i] = kept > 1 - CLOSE_TO_END ? 1 : kept < CLOSE_TO_END ? 0 : kept;
            point[i] = point[i] == kept || score(space.amounts(point)).isAsGoodAs(score) ? point[i] : kept;
        }
        return point;
    }

    /** As few digits as do not make it worse; a knob that was left alone stays exactly where it is. */
    private double[] rounded(double[] amounts) {
        Judge.Score score = score(amounts);
        for (int digits = 1; digits <= MOST_DIGITS; digits++) {
            double[] tried = amounts.clone();
            for (int i = 0; i < tried.length; i++) {
                StudyKnob knob = space.knobs().get(i);
                double step = StrictMath.pow(10, Math.floor(StrictMath.log10(knob.high() - knob.low())) - digits);
                boolean isAlone = amounts[i] == knob.amountIn(space.base());
                tried[i] = isAlone || !knob.isSmooth() ? amounts[i] : Math.min(knob.high(), Math.max(knob.low(), decimal(amounts[i], step)));
            }
            if (score(tried).isAsGoodAs(score)) {
                return tried;
            }
        }
        return amounts;
    }

    /** The multiple of a power of ten that is nearest, as the decimal that people write. */
    private static double decimal(double amount, double step) {
        double multiple = Math.rint(amount / step);
        return step >= 1 ? multiple * step : multiple / Math.rint(1 / step);
    }
}
