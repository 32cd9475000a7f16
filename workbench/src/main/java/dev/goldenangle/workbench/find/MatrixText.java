package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.sensitivity.Effect;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndex;
import dev.goldenangle.workbench.text.Messages;

import java.util.Optional;

/** Tooltip texts of the matrix. */
final class MatrixText {
    private MatrixText() {
    }

    /** For example "Friction one step up: Stop distance −0.14 m, …". */
    static String cell(EffectsViewModel.Effects effects, int knob, int measure) {
        StudyKnob turned = effects.matrix().knobs().get(knob);
        StudyMeasure taken = effects.matrix().measures().get(measure);
        Effect effect = effects.matrix().effect(knob, measure);
        if (effect.muStar() == 0) {
            return Messages.text("find.cell.none", turned.parameter().label(), taken.name());
        }
        String size = Numbers.withUnit(signed(effect.mean()), taken.unit());
        return Messages.text("find.cell", turned.parameter().label(), taken.name(), size, shown(effect.muStar()), shown(effect.sigma())) + StudyWords.estimate(taken);
    }

    static String head(Goal goal, EffectsViewModel.Effects effects, int column) {
        double now = column < effects.now().length ? effects.now()[column] : Double.NaN;
        String value = GoalText.number(goal.limits(), now) + (Double.isFinite(now) ? GoalText.unit(goal.limits()) : "");
        return Messages.text(goal.counts() ? "find.column.goal" : "find.column.no-goal", goal.name(), value, goal.limits().text(), goal.measure().doc());
    }

    static String share(ShareViewModel.Shares shares, String knob, int measure) {
        Optional<SobolIndex> found = Optional.ofNullable(shares).flatMap(made -> made.of(knob, measure));
        return found.map(index -> Messages.text("find.share", percent(index.first(), index.firstConfidence()), percent(index.total(), index.totalConfidence())) + StudyWords.estimate(shares.measures().get(measure)))
                .orElse(Messages.text("find.share.none"));
    }

    private static String percent(double share, double confidence) {
        return Numbers.fixed(100 * Math.max(0, share), 0) + " ± " + Numbers.fixed(100 * confidence, 0) + " %";
    }

    /** With three significant digits. */
    static String shown(double value) {
        double size = Math.abs(value);
        return Numbers.fixed(value, size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4);
    }

    private static String signed(double value) {
        return (value > 0 ? "+" : "") + shown(value);
    }
}
