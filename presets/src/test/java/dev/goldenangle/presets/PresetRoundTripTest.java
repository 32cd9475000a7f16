package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A preset that is written and read again is unchanged. */
class PresetRoundTripTest {
    private final Map<String, String> texts = new HashMap<>();
    private final List<Model> models = new ArrayList<>(ModelCatalog.models());
    private final PresetReader reader = new PresetReader(this::model, id -> Optional.ofNullable(texts.get(id)).map(text -> new PresetSource.PresetText(id, text)));

    PresetRoundTripTest() {
        models.add(new PracticeModel());
    }

    private Optional<Model> model(String id) {
        return models.stream().filter(model -> model.id().equals(id)).findFirst();
    }

    @Test
    void shippedPresetsReadBackEqual() {
        for (String id : ShippedPresets.ids()) {
            Preset preset = ShippedPresets.load(id);
            assertEquals(preset, new PresetReader().read(id, id, PresetWriter.write(preset)).orThrow());
        }
    }

    @Test
    void randomPresetsReadBackEqual() {
        RandomPresets random = new RandomPresets(6);
        int derived = 0;
        for (int i = 0; i < 5000; i++) {
            Model model = models.get(i % models.size());
            Preset base = random.next(model, "base");
            assertSurvives(base);
            Preset child = random.extending(base, "child");
            assertSurvives(child);
            derived += base.derived().isEmpty() ? 0 : 1;
        }
        assertTrue(derived > 0);
    }

    private void assertSurvives(Preset preset) {
        String text = PresetWriter.write(preset);
        Preset again = reader.read(preset.id(), preset.id(), text).orThrow();
        assertEquals(preset, again, text);
        texts.put(preset.id(), text);
    }

    @Test
    void extendingPresetHoldsOnlyDifferences() {
        Preset base = Preset.of("base", "practice", PracticeParameter.TABLE.defaults());
        Preset child = base.extended("child").withParameters(base.parameters().with(PracticeParameter.GRAVITY, 30));
        assertEquals("""
                name = "child"
                model = "practice"
                description = ""
                extends = "base"

                # Jump. Then the jump.
                [jump]
                # Gravity. In m/s², 1 to 200. Too low: floats. Too high: drops.
                gravity = 30
                """, PresetWriter.write(child));
    }

    @Test
    void everyKeyIsExplainedAndKeepsItsForm() {
        String text = PresetWriter.write(Preset.of("mine", "practice", PracticeParameter.TABLE.defaults()));
        assertTrue(text.contains("""
                # Ground. Get running right first.
                [ground]
                # Top speed W. In m/s, 1 to 100. Too low: crawls. Too high: flies.
                top_speed = 10
                # Below this speed friction is constant. In m/s, 0 to 2W. Too low: slides. Too high: sticks.
                stop_speed = "0.3W"
                """), text);
        assertTrue(text.contains("# How a jump treats friction. One of none, soft, very-hard.\nmode = \"soft\"\n"), text);
        assertTrue(text.contains("target = \"35deg\"\n"), text);
        assertTrue(text.contains("auto_jump = false\n"), text);
        PracticeParameter.TABLE.parameters().stream().map(p -> text.indexOf("\n" + p.key() + " = ")).reduce((a, b) -> {
            assertTrue(a > 0 && a < b, "keys are in tuning order");
            return b;
        });
    }

    @Test
    void rawValueIsWrittenWhenTheBaseReplacesItByADerivedKnob() {
        Preset base = Preset.of("base", "practice", PracticeParameter.TABLE.defaults()).inDerivedForm();
        texts.put("base", PresetWriter.write(base));
        Preset child = base.extended("child").inRawForm();
        assertTrue(PresetWriter.write(child).contains("\ngravity = "));
        assertFalse(PresetWriter.write(child).contains("jump_height"));
        assertSurvives(child);
    }
}
