package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.background.Progress;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Searches values of a few knobs that reach the goals.
 *
 * <p>How it works:
 * <ol>
 * <li>Runs BOBYQA from the predicted start; CMA-ES for knobs that are not continuous, or for a second, thorough search.
 * <li>Moves each knob back towards its current value as long as the result gets no worse.
 * <li>Rounds the values to as few digits as possible.
 * </ol>
 */
final class SuggestionSearch {
    private static final double CHANGE_COST = 0.02;
    private static final int SMOOTH_SEARCH = 11;
    private static final int ROUGH_SEARCH = 26;
    private static final int LINE_LOOKS = 5;
    private static final double POLISH = 0.005;
    private static final int LINE_BUDGET = 16;
    private static final int MOST_DIGITS = 5;
    private static final int HALVINGS = 4;
    private static final double CLOSE_TO_END = 0.1;
    /** Multiplies the budget when only few knobs may change. */
    private static final int PATIENT = 6;
    private final KnobSpace space;
    private final Judge judge;
    private final Progress monitor;
    private final double[] present;
    private final int patience;

    enum Effort {
        /** Assumes that goals change smoothly with the knobs. */
        QUICK,
        /** Expects steps and several minima. */
        THOROUGH
    }

    SuggestionSearch(KnobSpace whole, List<StudyKnob> knobs, Judge judge, Progress monitor) {
        this.space = whole.only(knobs);
        this.judge = judge;
        this.monitor = monitor;
        this.present = space.present();
        this.patience = whole.size() <= ReachQuestion.MOST_KNOBS ? PATIENT : 1;
    }

    /** The best knob values found; unchanged knobs have exactly their current value. */
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

    /** If all goals are reached, moves each knob back towards its current value as far as possible without a worse result. */
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

    /** If a goal is missed, moves knobs near an end of their range to the end, unless worse; this shows that the range is the limit. */
    private double[] pushed(double[] found, Judge.Score score) {
        double[] point = found.clone();
        for (int i = 0; i < point.length; i++) {
            double kept = point[i];
            point[i] = kept > 1 - CLOSE_TO_END ? 1 : kept < CLOSE_TO_END ? 0 : kept;
            point[i] = point[i] == kept || score(space.amounts(point)).isAsGoodAs(score) ? point[i] : kept;
        }
        return point;
    }

    /** Rounds to the fewest digits that do not make the result worse; unchanged knobs keep their exact value. */
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

    /** The nearest multiple of a power of ten, as the exact decimal. */
    private static double decimal(double amount, double step) {
        double multiple = Math.rint(amount / step);
        return step >= 1 ? multiple * step : multiple / Math.rint(1 / step);
    }
}
