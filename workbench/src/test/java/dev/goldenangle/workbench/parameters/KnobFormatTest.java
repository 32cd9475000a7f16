package dev.goldenangle.workbench.parameters;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class KnobFormatTest {
    /** A numeric knob of any model. */
    record Knob(ParameterSet set, Parameter parameter) {
    }

    @Provide
    Arbitrary<Knob> knobs() {
        List<Knob> all = ModelCatalog.models().stream().map(Model::parameters).flatMap(table -> table.parameters().stream()
                .filter(parameter -> parameter.spec().kind() == Spec.Kind.NUMBER).map(parameter -> new Knob(table.defaults(), parameter))).toList();
        return Arbitraries.of(all);
    }

    private static int significant(String number) {
        return number.replaceAll("[^0-9]", "").replaceFirst("^0+", "").length();
    }

    @Property(tries = 2000)
    void numberHasAtMostFourSignificantDigits(@ForAll("knobs") Knob knob, @ForAll @DoubleRange(min = 0, max = 1) double share) {
        Spec spec = knob.parameter.spec();
        double w = knob.set.w();
        double low = spec.sliderMin().resolve(w);
        double high = spec.sliderMax().resolve(w);
        Value like = knob.set.value(knob.parameter);
        String shown = new KnobFormat(knob.parameter).number(like.withInternal(low + share * (high - low), w), w);
        assertTrue(significant(shown) <= 4 || !shown.contains("."), knob.parameter.key() + " " + shown);
    }

    @Property(tries = 2000)
    void shownNumberEqualsTheValueToItsLastDigit(@ForAll("knobs") Knob knob, @ForAll @DoubleRange(min = 0.01, max = 5000) double amount) {
        Value value = new Value(knob.set.value(knob.parameter).form(), amount);
        double shown = value.form() == Form.ABSOLUTE ? knob.parameter.spec().unit().toShown(amount) : amount;
        String text = new KnobFormat(knob.parameter).number(value, knob.set.w());
        assertEquals(shown, Double.parseDouble(text), Math.max(5e-7, 5.1e-4 * shown), text);
    }
}
