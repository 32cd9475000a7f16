package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.design.MorrisTrajectories;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The effect of each knob on each measure.
 *
 * @param knobs    the rows
 * @param measures the columns
 * @param effects  by knob and measure
 */
public record EffectMatrix(List<StudyKnob> knobs, List<StudyMeasure> measures, Effect[][] effects) {
    /** From a Morris study that may be incomplete; only complete trajectories are used. */
    public static EffectMatrix of(Study study, StudyTable table) {
        MorrisTrajectories points = new MorrisTrajectories(study.space().size(), study.count(), study.seed());
        return of(study.space().knobs(), study.measures(), measure -> MorrisEffects.of(points, table.means(measure)));
    }

    interface Column {
        Effect[] effects(int measure);
    }

    static EffectMatrix of(List<StudyKnob> knobs, List<StudyMeasure> measures, Column column) {
        Effect[][] effects = new Effect[knobs.size()][measures.size()];
        for (int measure = 0; measure < measures.size(); measure++) {
            Effect[] down = column.effects(measure);
            for (int knob = 0; knob < down.length; knob++) {
                effects[knob][measure] = down[knob];
            }
        }
        return new EffectMatrix(knobs, measures, effects);
    }

    /** With the columns of another matrix in place of those that ask the same question. */
    public EffectMatrix with(EffectMatrix other) {
        List<StudyMeasure> merged = measures.stream().map(measure -> other.column(measure.question()).map(other.measures::get).orElse(measure)).toList();
        return of(knobs, merged, measure -> {
            Optional<Integer> theirs = other.column(measures.get(measure).question());
            EffectMatrix source = theirs.isPresent() ? other : this;
            return IntStream.range(0, knobs.size()).mapToObj(knob -> source.effect(knob, theirs.orElse(measure))).toArray(Effect[]::new);
        });
    }

    private Optional<Integer> column(Goal.Question question) {
        return IntStream.range(0, measures.size()).boxed().filter(measure -> measures.get(measure).question().equals(question)).findFirst();
    }

    public Effect effect(int knob, int measure) {
        return effects[knob][measure];
    }

    /** The largest μ* of a measure. */
    public double strongest(int measure) {
        return IntStream.range(0, knobs.size()).mapToDouble(knob -> effects[knob][measure].muStar()).max().orElse(0);
    }

    /** A knob's largest {@link #share} of any measure. */
    public double influence(int knob) {
        return IntStream.range(0, measures.size()).mapToDouble(measure -> share(knob, measure)).max().orElse(0);
    }

    /** μ* relative to the measure's strongest knob; 0 if no knob affects the measure. */
    public double share(int knob, int measure) {
        double strongest = strongest(measure);
        return strongest == 0 ? 0 : effects[knob][measure].muStar() / strongest;
    }

    /** The knobs by influence on any measure, strongest first. */
    public List<Integer> byInfluence() {
        return IntStream.range(0, knobs.size()).boxed().sorted(Comparator.comparingDouble((Integer knob) -> -influence(knob)).thenComparing(knob -> knob)).toList();
    }

    /** The knobs by influence on one measure, strongest first; knobs without influence are left out. */
    public List<Integer> movers(int measure) {
        return IntStream.range(0, knobs.size()).boxed().filter(knob -> effects[knob][measure].muStar() > 0)
                .sorted(Comparator.comparingDouble((Integer knob) -> -effects[knob][measure].muStar()).thenComparing(knob -> knob)).toList();
    }
}
