package dev.goldenangle.presets;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Sliders extend beyond the values of shipped presets on both sides, unless the parameter ends there. */
class SliderRangesTest {
    private static final double ROOM = 0.02;

    @Test
    void shippedValuesAreInsideTheirSliders() {
        List<String> outside = new ArrayList<>();
        for (String id : ShippedPresets.ids()) {
            Preset preset = ShippedPresets.load(id);
            for (Parameter parameter : preset.table().parameters()) {
                check(preset, parameter, outside);
            }
        }
        assertEquals(List.of(), outside);
    }

    private static void check(Preset preset, Parameter parameter, List<String> outside) {
        Spec spec = parameter.spec();
        ParameterSet values = preset.parameters();
        if (spec.kind() == Spec.Kind.NUMBER || spec.kind() == Spec.Kind.WHOLE) {
            double low = spec.sliderMin().resolve(values.w());
            double high = values.sliderEnd(parameter);
            double value = values.get(parameter);
            boolean isLow = value < low || value - low < ROOM * (high - low) && low > spec.min().resolve(values.w());
            boolean isHigh = value > high || high - value < ROOM * (high - low) && high < spec.max().resolve(values.w()) && parameter.ceiling().isEmpty();
            if (isLow || isHigh) {
                outside.add(preset.name() + " " + parameter.key() + " " + value + " in " + low + " … " + high + " limits " + spec.min() + " … " + spec.max());
            }
        }
    }
}
