package dev.goldenangle.parameter;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MorphTest {
    /** A random valid set: every parameter between its limits, numbers in any of their forms. */
    private static ParameterSet anySet(ParameterTable table, Random random) {
        ParameterSet set = table.defaults();
        for (Parameter parameter : table.parameters()) {
            Spec spec = parameter.spec();
            double low = spec.sliderMin().resolve(set.w());
            double high = spec.sliderMax().resolve(set.w());
            double wanted = low + random.nextDouble() * (high - low);
            boolean isWhole = spec.kind() != Spec.Kind.NUMBER;
            Form[] forms = Form.values();
            Form form = isWhole ? Form.ABSOLUTE : forms[random.nextInt(forms.length)];
            Value value = new Value(set.allowsForm(parameter, form) ? form : Form.ABSOLUTE, 1).withInternal(isWhole ? Math.rint(wanted) : wanted, set.w());
            set = set.problem(parameter, value).isEmpty() ? set.unlimited().with(parameter, value) : set;
        }
        try {
            return set.limited();
        } catch (IllegalArgumentException movedOutByW) {
            return table.defaults();
        }
    }

    @Property(tries = 200)
    void everyPositionIsAValidSet(@ForAll Model model, @ForAll long seed, @ForAll @DoubleRange(min = 0, max = 1) double place) {
        Random random = new Random(seed);
        Morph morph = new Morph(anySet(model.parameters(), random), anySet(model.parameters(), random));
        ParameterSet set = morph.at(place);
        for (Parameter parameter : set.table().parameters()) {
            assertTrue(set.problem(parameter, set.value(parameter)).isEmpty(), () -> parameter.key() + " " + set.value(parameter).text());
        }
    }

    @Property(tries = 100)
    void endsAreExactAndNumbersStayBetweenThem(@ForAll long seed, @ForAll @DoubleRange(min = 0, max = 1) double place) {
        ParameterTable table = ModelCatalog.find("arena").orElseThrow().parameters();
        Random random = new Random(seed);
        ParameterSet a = anySet(table, random);
        ParameterSet b = anySet(table, random);
        Morph morph = new Morph(a, b);
        assertEquals(a, morph.at(0));
        assertEquals(b, morph.at(1));
        ParameterSet set = morph.at(place);
        for (Parameter parameter : table.parameters()) {
            boolean sameForm = a.value(parameter).form() == b.value(parameter).form();
            double from = sameForm ? a.value(parameter).amount() : a.get(parameter);
            double to = sameForm ? b.value(parameter).amount() : b.get(parameter);
            double at = sameForm && set.value(parameter).form() == a.value(parameter).form() ? set.value(parameter).amount() : sameForm ? from : set.get(parameter);
            double slack = 1e-9 * (1 + Math.abs(from) + Math.abs(to));
            assertTrue(at >= Math.min(from, to) - slack && at <= Math.max(from, to) + slack, () -> parameter.key() + ": " + from + ", " + at + ", " + to);
        }
    }

    @Test
    void atTheMiddleNumbersAreHalfwayAndChoicesHaveChanged() {
        ParameterTable table = ModelCatalog.find("arena").orElseThrow().parameters();
        ParameterSet a = table.defaults();
        Parameter number = table.find("friction").orElseThrow();
        Parameter choice = table.parameters().stream().filter(parameter -> parameter.spec().kind() == Spec.Kind.CHOICE).findFirst().orElseThrow();
        Parameter rate = table.find("tick_rate").orElseThrow();
        int other = a.getInt(choice) == 0 ? 1 : 0;
        ParameterSet b = a.with(number, 10).with(choice, other).with(rate, 64);
        Morph morph = new Morph(a.with(number, 4), b);
        assertEquals(7, morph.at(0.5).get(number), 1e-12);
        assertEquals(a.getInt(choice), morph.at(0.49).getInt(choice));
        assertEquals(other, morph.at(0.5).getInt(choice));
        assertEquals(128, morph.at(0.49).get(rate));
        assertEquals(64, morph.at(0.51).get(rate));
        assertEquals(List.of(choice, rate).stream().map(Parameter::key).sorted().toList(), morph.switching().stream().map(Parameter::key).sorted().toList());
        assertEquals(3, morph.moving().size());
    }

    @Test
    void equalParametersAreNotChanged() {
        ParameterSet a = ModelCatalog.find("arena").orElseThrow().parameters().defaults();
        assertTrue(new Morph(a, a).moving().isEmpty());
        assertEquals(a, new Morph(a, a).at(0.3));
        assertSame(a, new Morph(a, a).at(Double.NaN));
    }

    @Test
    void presetsOfDifferentModelsAreRefused() {
        ParameterSet arena = ModelCatalog.find("arena").orElseThrow().parameters().defaults();
        ParameterSet marathon = ModelCatalog.find("marathon").orElseThrow().parameters().defaults();
        assertThrows(IllegalArgumentException.class, () -> new Morph(arena, marathon));
    }
}
