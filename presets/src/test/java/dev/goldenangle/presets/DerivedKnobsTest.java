package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import static dev.goldenangle.presets.PracticeParameter.FRICTION;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static dev.goldenangle.presets.PracticeParameter.JUMP_SPEED;
import static dev.goldenangle.presets.PracticeParameter.STOP_SPEED;
import static dev.goldenangle.presets.PracticeParameter.TARGET;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DerivedKnobsTest {
    private static final String HEADER = "model = \"practice\"\n";
    private final PresetReader reader = new PresetReader(PracticeModel::find, PresetSource.NONE);
    private final Preset defaults = Preset.of("mine", "practice", PracticeParameter.TABLE.defaults());

    private PresetReading read(String text) {
        return reader.read("mine", "mine.toml", HEADER + text);
    }

    @Test
    void jumpHeightAndTimeToApexSetGravityAndJumpSpeed() {
        Preset preset = read("[jump]\njump_height = 2\ntime_to_apex = 0.5\n").orThrow();
        assertEquals(16, preset.parameters().get(GRAVITY), 1e-9);
        assertEquals(8, preset.parameters().get(JUMP_SPEED), 1e-9);
        String text = PresetWriter.write(preset);
        assertTrue(text.contains("\njump_height = 2\n") && text.contains("\ntime_to_apex = 0.5\n"), text);
        assertFalse(text.contains("\ngravity"), text);
        assertTrue(text.contains("# Height of the apex. In m, instead of gravity and jump_speed.\n"), text);
    }

    @Test
    void forbiddenIntermediateValuesDoNotMatter() {
        Preset preset = read("[jump]\njump_height = 0.02\ntime_to_apex = 0.02\n").orThrow();
        assertEquals(100, preset.parameters().get(GRAVITY), 1e-9);
        assertEquals(2, preset.parameters().get(JUMP_SPEED), 1e-9);
        Preset high = read("[jump]\njump_height = 49\ntime_to_apex = 2\n").orThrow();
        assertEquals(24.5, high.parameters().get(GRAVITY), 1e-9);
    }

    @Test
    void stopDistanceSetsFrictionAndFollowsW() {
        assertEquals(5, read("[ground]\nstop_distance = 2\n").orThrow().parameters().get(FRICTION), 1e-9);
        assertEquals(10, read("[ground]\nstop_distance = 2\ntop_speed = 20\n").orThrow().parameters().get(FRICTION), 1e-9);
    }

    @Test
    void derivedKnobAndItsRawParameterCannotBothBeGiven() {
        assertEquals("mine.toml:3:1: jump.jump_height: replaces gravity, which the file also sets; remove one of them",
                read("[jump]\njump_height = 2\ngravity = 20\n").report());
    }

    @Test
    void derivedKnobThatBreaksARawLimitIsRefused() {
        String report = read("[jump]\njump_height = 1000\n").report();
        assertTrue(report.contains("mine.toml:3:1: jump.jump_height: makes gravity"), report);
        for (String value : List.of("0", "-1", "nan", "\"3W\"", "\"x\"", "true")) {
            assertTrue(read("[jump]\njump_height = " + value + "\n").report().startsWith("mine.toml:3:1: jump.jump_height"), value);
        }
    }

    @Test
    void presetsConvertToDerivedFormAndBack() {
        Preset derived = defaults.inDerivedForm();
        assertEquals(1.4238281, derived.derived().get("jump_height").amount(), 1e-7);
        assertEquals(0.3375, derived.derived().get("time_to_apex").amount(), 1e-12);
        Preset raw = derived.inRawForm();
        assertEquals(25, raw.parameters().get(GRAVITY), 1e-9);
        assertEquals(Map.of(), raw.derived());
    }

    @Test
    void derivedKnobFollowsItsRawParameters() {
        Preset tuned = defaults.inDerivedForm().withParameters(defaults.parameters().with(JUMP_SPEED, 10));
        assertEquals(2, tuned.derived().get("jump_height").amount(), 1e-9);
        assertEquals(10, tuned.parameters().get(JUMP_SPEED), 1e-9);
    }

    @Test
    void rawValueWithoutAMatchingKnobStaysRaw() {
        Preset still = defaults.inDerivedForm().withParameters(defaults.parameters().with(FRICTION, 100));
        assertEquals(Value.of(0.1), still.derived().get("stop_distance"));
        Preset practice = Preset.of("mine", "strafejump", ModelCatalog.find("strafejump").orElseThrow().parameters().defaults().with("jump_speed", "0"));
        assertEquals(List.of("stop_distance"), List.copyOf(practice.inDerivedForm().derived().keySet()));
        assertEquals(800, practice.inDerivedForm().parameters().get(practice.table().find("gravity").orElseThrow()));
    }

    @Test
    void valuesCanBeRewrittenInAnotherForm() {
        Preset absolute = defaults.inForm(Form.ABSOLUTE);
        assertEquals(Value.of(3), absolute.parameters().value(STOP_SPEED));
        assertEquals(Value.ofW(0.3), absolute.inForm(Form.OF_W).parameters().value(STOP_SPEED));
        assertEquals(Form.ABSOLUTE, absolute.parameters().value(TARGET).form());
        assertEquals(35, absolute.inForm(Form.DEGREES).parameters().value(TARGET).amount(), 1e-12);
    }

    @Test
    void derivedKnobsOfEveryModelConvertBackExactly() {
        List<Model> models = new ArrayList<>(ModelCatalog.models());
        models.add(new PracticeModel());
        for (Model model : models) {
            for (Derived knob : model.parameters().derived()) {
                double value = knob.read(model.parameters().defaults());
                double changed = knob.read(knob.write(model.parameters().defaults().unlimited(), value * 1.25));
                assertEquals(value * 1.25, changed, 1e-3 * Math.abs(value), model.id() + " " + knob.key());
                assertTrue(model.parameters().groups().contains(knob.group()), knob.key() + " is in a group of the model");
                assertTrue(model.parameters().find(knob.key()).isEmpty(), knob.key() + " has a unique name");
                assertTrue(knob.replaces().stream().map(Parameter::key).allMatch(key -> model.parameters().find(key).isPresent()), knob.key());
            }
        }
    }
}
