package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.design.Design;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What one step of each knob does from where the preset is: a study by Morris that stays within two steps of it, so that it also tells
 * how much that depends on where the other knobs stand.
 *
 * @param study the study to run
 * @param steps by knob, which share of its range in the study a step is
 */
public record StepEffects(Study study, double[] steps) {
    private static final double STEPS_EACH_WAY = 2;

    /**
     * @param preset       its id, for people
     * @param space        the preset, and the knobs with their whole ranges
     * @param trajectories how often each knob is turned
     */
    public static StepEffects of(String preset, KnobSpace space, List<StudyMeasure> measures, int trajectories) {
        List<StudyKnob> near = space.knobs().stream().map(knob -> near(knob, knob.amountIn(space.base()))).toList();
        double[] steps = IntStream.range(0, near.size()).mapToDouble(i -> step(space.knobs().get(i)) / width(near.get(i))).toArray();
        return new StepEffects(new Study("steps", preset, space.only(near), Design.MORRIS, trajectories, 1, measures, StudyMaps.shipped()), steps);
    }

    /** How many points make every knob turn once more: what there is changes only then. */
    public int pointsOfATrajectory() {
        return study.space().size() + 1;
    }

    /** A step of a knob: a twentieth of its range, at least one whole number. */
    public static double step(StudyKnob knob) {
        double step = LocalEffects.STEP * (knob.high() - knob.low());
        return knob.isSmooth() ? step : Math.max(1, Math.rint(step));
    }

    private static double width(StudyKnob knob) {
        return knob.isSmooth() ? knob.high() - knob.low() : Math.rint(knob.high()) - Math.rint(knob.low()) + 1;
    }

    /** As wide everywhere: at an end of the range it goes the other way. */
    private static StudyKnob near(StudyKnob knob, double amount) {
        double reach = STEPS_EACH_WAY * step(knob);
        double low = Math.max(knob.low(), Math.min(amount - reach, knob.high() - 2 * reach));
        double high = Math.min(knob.high(), Math.max(amount + reach, knob.low() + 2 * reach));
        return new StudyKnob(knob.parameter(), knob.form(), low, high);
    }

    /** From the rows that are there; each effect is what one step changes, in the measure's unit. */
    public EffectMatrix matrix(StudyTable table) {
        EffectMatrix found = EffectMatrix.of(study, table);
        return EffectMatrix.of(found.knobs(), found.measures(), measure -> IntStream.range(0, steps.length)
                .mapToObj(knob -> found.effect(knob, measure).times(steps[knob])).toArray(Effect[]::new));
    }
}
