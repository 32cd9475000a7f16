package dev.goldenangle.toolkit.study;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The knobs that Find and Sweep vary when nobody chooses them. */
class KnobSpaceTest {
    private static final ArenaModel ARENA = new ArenaModel();

    private static List<Parameter> varied(ParameterSet set) {
        return KnobSpace.sliders(ARENA, set, List.of()).knobs().stream().map(StudyKnob::parameter).toList();
    }

    @ParameterizedTest
    @EnumSource(AbilityType.class)
    void knobsOfAGroupAreVariedOnlyWhenItIsOn(AbilityType type) {
        List<Parameter> numbers = type.parameters().stream().filter(knob -> knob.spec().options().isEmpty()).toList();
        ParameterSet off = ARENA.parameters().defaults();
        List<Parameter> without = varied(off);
        assertTrue(without.stream().noneMatch(numbers::contains));
        List<Parameter> with = varied(off.with(type.switchParameter().key(), "true"));
        assertTrue(with.containsAll(numbers));
        assertEquals(without.size() + numbers.size(), with.size());
    }
}
