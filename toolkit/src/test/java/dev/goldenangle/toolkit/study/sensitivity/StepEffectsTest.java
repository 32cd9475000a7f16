package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyTable;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Assertions;

import java.util.List;
import java.util.Random;

/** Step effects of functions with known slopes. */
class StepEffectsTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    /** For random slopes and knob values, the effect is slope × step, without dependence on other knobs. */
    @Property(tries = 40)
    void effectOfALinearFunctionIsSlopeTimesStep(@ForAll long seed) {
        Random random = new Random(seed);
        ParameterSet base = ARENA.parameters().defaults().with("friction", Double.toString(4 + 6 * random.nextDouble()));
        KnobSpace space = KnobSpace.named(ARENA, base, List.of("friction", "gravity", "air_accel_base"));
        StepEffects plan = StepEffects.of("", space, List.of(StudyMeasure.usual(GoalMetrics.find("top_speed").orElseThrow(), ARENA, base)), 4);
        double[] slopes = random.doubles(3, -5, 5).toArray();
        StudyTable table = plan.study().table();
        for (long row = 0; row < plan.study().rows(); row++) {
            double[] amounts = plan.study().space().amounts(plan.study().points().point(row));
            double value = 0;
            for (int i = 0; i < 3; i++) {
                StudyKnob knob = plan.study().space().knobs().get(i);
                Assertions.assertTrue(amounts[i] >= space.knobs().get(i).low() - 1e-9 && amounts[i] <= space.knobs().get(i).high() + 1e-9, knob.key() + " stays in its range");
                value += slopes[i] * amounts[i];
            }
            table.append(new double[] {amounts[0], amounts[1], amounts[2], value});
        }
        EffectMatrix found = plan.matrix(table);
        for (int i = 0; i < 3; i++) {
            double expected = slopes[i] * StepEffects.step(space.knobs().get(i));
            Assertions.assertEquals(expected, found.effect(i, 0).mean(), 1e-9 * Math.max(1, Math.abs(expected)));
            Assertions.assertEquals(0, found.effect(i, 0).dependence(), 1e-6);
        }
    }
}
