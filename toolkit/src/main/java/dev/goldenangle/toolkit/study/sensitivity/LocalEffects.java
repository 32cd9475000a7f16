package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;

/**
 * The effect of each knob at the current values: one step up and one step down, with all other knobs unchanged. Faster than Morris, but
 * cannot see interactions; σ is the difference between the two steps.
 */
public final class LocalEffects {
    /** The step, as a share of a knob's range. */
    public static final double STEP = 0.05;

    private LocalEffects() {
    }

    public static EffectMatrix of(KnobSpace space, Evaluator evaluator, int threads, Progress monitor) {
        double[] present = space.present();
        int knobs = space.size();
        StudyTable table = new StudyTable(space.knobs(), evaluator.measures());
        monitor.expect(2L * knobs + 1);
        PointRuns.run(space, evaluator, 2L * knobs + 1, index -> stepped(space, present, index), threads, monitor, table);
        return EffectMatrix.of(space.knobs(), evaluator.measures(), measure -> {
            double[] values = table.means(measure);
            Effect[] effects = new Effect[knobs];
            for (int knob = 0; knob < knobs; knob++) {
                boolean made = values.length > 2 * knob + 2;
                double up = made ? values[2 * knob + 1] - values[0] : Double.NaN;
                double down = made ? values[0] - values[2 * knob + 2] : Double.NaN;
                effects[knob] = Effect.of(new double[] {up / shareMoved(space, present, knob, 1), down / shareMoved(space, present, knob, -1)});
            }
            return effects;
        });
    }

    private static double shareMoved(KnobSpace space, double[] present, int knob, int way) {
        return Math.abs(stepped(space.knobs().get(knob), present[knob], way) - present[knob]);
    }

    private static double[] stepped(KnobSpace space, double[] present, long index) {
        double[] point = present.clone();
        if (index > 0) {
            int knob = (int) (index - 1) / 2;
            point[knob] = stepped(space.knobs().get(knob), present[knob], index % 2 == 1 ? 1 : -1);
        }
        return point;
    }

    /** Steps by at least one for whole numbers, and stays in the range; at its end there is no step. */
    private static double stepped(StudyKnob knob, double share, int way) {
        double whole = knob.isSmooth() ? 0 : 1 / (Math.rint(knob.high()) - Math.rint(knob.low()) + 1);
        return Math.min(1, Math.max(0, share + way * Math.max(STEP, whole)));
    }
}
