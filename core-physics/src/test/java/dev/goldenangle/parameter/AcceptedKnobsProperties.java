package dev.goldenangle.parameter;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.tilestep.TilestepModel;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every accepted set of parameters can be written and read back as the same set. */
class AcceptedKnobsProperties {
    private static final int TURNS = 30;

    @Property(tries = 2000)
    void parametersChangedOneByOneReadBack(@ForAll Model model, @ForAll long seed) {
        ParameterTable table = model.parameters();
        Randomness random = new Randomness(seed);
        RandomKnobs knobs = new RandomKnobs(random);
        ParameterSet set = knobs.set(table);
        for (int i = 0; i < TURNS; i++) {
            Parameter parameter = random.nextInt(4) == 0 ? table.reference() : table.parameters().get(random.nextInt(table.size()));
            Value value = knobs.value(set.unlimited(), parameter);
            if (set.problem(parameter, value).isEmpty()) {
                set = set.with(parameter, value);
                assertEquals(set, table.read(set.asText()));
            } else {
                ParameterSet before = set;
                assertThrows(IllegalArgumentException.class, () -> before.with(parameter, value));
            }
        }
    }

    @Test
    void loweringWBelowADependentValueIsRefusedWithTheReason() {
        ParameterTable table = new TilestepModel().parameters();
        ParameterSet set = table.defaults().with("walk_speed", "3");
        String reason = assertThrows(IllegalArgumentException.class, () -> set.with(table.reference(), 1.5)).getMessage();
        assertTrue(reason.contains("would put walk_speed = 3 outside its limits, 0.05W to 1W"), reason);
    }
}
