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
 * The effect of one step of each knob near the current values. Uses a Morris study within two steps of them, so it also shows how much
 * each effect depends on the other knobs.
 *
 * @param study the study to run
 * @param steps by knob, one step as a share of its range in the study
 */
public record StepEffects(Study study, double[] steps) {
    private static final double STEPS_EACH_WAY = 2;

    /**
     * @param preset       id of the preset, shown to the user
     * @param space        the preset, and the knobs with their full ranges
     * @param trajectories how often each knob is stepped
     */
    public static StepEffects of(String preset, KnobSpace space, List<StudyMeasure> measures, int trajectories) {
        List<StudyKnob> near = space.knobs().stream().map(knob -> near(knob, knob.amountIn(space.base()))).toList();
        double[] steps = IntStream.range(0, near.size()).mapToDouble(i -> step(space.knobs().get(i)) / width(near.get(i))).toArray();
        return new StepEffects(new Study("steps", preset, space.only(near), Design.MORRIS, trajectories, 1, measures, StudyMaps.shipped()), steps);
    }

    /** Rows per trajectory; the matrix changes only after a complete trajectory. */
    public int pointsOfATrajectory() {
        return study.space().size() + 1;
    }

    /** A step of a knob: a twentieth of its range, at least 1 for whole numbers. */
    public static double step(StudyKnob knob) {
        double step = LocalEffects.STEP * (knob.high() - knob.low());
        return knob.isSmooth() ? step : Math.max(1, Math.rint(step));
    }

    private static double width(StudyKnob knob) {
        return knob.isSmooth() ? knob.high() - knob.low() : Math.rint(knob.high()) - Math.rint(knob.low()) + 1;
    }

    /** The range around a value; has the same width everywhere and shifts inwards at the ends. */
    private static StudyKnob near(StudyKnob knob, double amount) {
        double reach = STEPS_EACH_WAY * step(knob);
        double low = Math.max(knob.low(), Math.min(amount - reach, knob.high() - 2 * reach));
        double high = Math.min(knob.high(), Math.max(amount + reach, knob.low() + 2 * reach));
        return new StudyKnob(knob.parameter(), knob.form(), low, high);
    }

    /** The effects of one step, in the measures' units, from the rows so far. */
    public EffectMatrix matrix(StudyTable table) {
        EffectMatrix found = EffectMatrix.of(study, table);
        return EffectMatrix.of(found.knobs(), found.measures(), measure -> IntStream.range(0, steps.length)
                .mapToObj(knob -> found.effect(knob, measure).times(steps[knob])).toArray(Effect[]::new));
    }
}
