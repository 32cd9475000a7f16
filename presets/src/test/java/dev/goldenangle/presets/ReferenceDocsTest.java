package dev.goldenangle.presets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Everything written about a parameter is generated from its declaration. */
class ReferenceDocsTest {
    /** The preset files in the tree and the generated ones must be the same set. */
    @Test
    void presetsReferenceSchemaAndGoldenValuesAreGenerated() throws IOException {
        Set<String> expected = new TreeSet<>(Set.of("docs/parameters.md", "docs/preset.schema.json", "docs/goals.md", ReferenceDocs.GOLDEN));
        for (Model model : ModelCatalog.models()) {
            Path folder = Path.of("..", "presets", model.id());
            try (Stream<Path> files = Files.walk(folder)) {
                files.map(file -> "presets/" + model.id() + "/" + folder.relativize(file).toString().replace('\\', '/')).filter(file -> file.endsWith(".toml")).forEach(expected::add);
            }
        }
        assertTrue(expected.size() > 4 + ModelCatalog.models().size(), expected.toString());
        assertEquals(expected, new TreeSet<>(ReferenceDocs.files().keySet()));
    }

    @Test
    void generatedFilesAreUpToDate() throws IOException {
        assertFalse(ReferenceDocs.files().isEmpty());
        for (Map.Entry<String, String> file : ReferenceDocs.files().entrySet()) {
            Path path = Path.of("..").resolve(file.getKey());
            String there = Files.exists(path) ? Files.readString(path).replace("\r\n", "\n") : "(missing)";
            assertEquals(file.getValue(), there, file.getKey() + " is stale: run ./gradlew docs and commit what it changes");
        }
    }

    private enum Dummy implements Parameter {
        DUMMY_KNOB;

        @Override
        public Spec spec() {
            return Spec.number(new Group("dummies", "Dummies", "Nothing to tune."), Unit.METRES, 4.5).limits(1, 9).slider(2, 8)
                    .doc("Does nothing at all.", "still nothing", "nothing either");
        }
    }

    @Test
    void newParameterAppearsInFilesReferenceAndSchema() throws IOException {
        List<Parameter> parameters = new ArrayList<>(PracticeParameter.TABLE.parameters());
        parameters.add(Dummy.DUMMY_KNOB);
        Model model = new PracticeModel(new ParameterTable(PracticeParameter.TOP_SPEED, parameters, List.of()));

        String text = PresetWriter.write(Preset.of("mine", "practice", model.parameters().defaults()));
        assertTrue(text.contains("""
                # Dummies. Nothing to tune.
                [dummies]
                # Does nothing at all. In m, 1 to 9. Too low: still nothing. Too high: nothing either.
                dummy_knob = 4.5
                """), text);
        Preset back = new PresetReader(id -> Optional.of(model), PresetSource.NONE).read("mine", "mine", text.replace("dummy_knob = 4.5", "dummy_knob = 5")).orThrow();
        assertEquals(5, back.parameters().get(Dummy.DUMMY_KNOB));
        assertTrue(ReferenceDocs.parameters(List.of(model)).contains("| `dummy_knob` | 4.5 m | 2 – 8 | 1 – 9 | Does nothing at all. | still nothing | nothing either |"));
        JsonNode knob = new ObjectMapper().readTree(PresetSchema.of(List.of(model))).at("/oneOf/0/properties/dummies/properties/dummy_knob");
        assertEquals(9, knob.at("/anyOf/0/maximum").doubleValue());
    }

    @Test
    void schemaContainsEveryKeyAndItsForms() throws IOException {
        JsonNode schema = new ObjectMapper().readTree(PresetSchema.of(List.of(new PracticeModel())));
        JsonNode tables = schema.at("/oneOf/0/properties");
        PracticeParameter.TABLE.parameters().forEach(p -> assertFalse(tables.at("/" + p.spec().group().key() + "/properties/" + p.key()).isMissingNode(), p.key()));
        assertFalse(tables.at("/jump/properties/jump_height").isMissingNode());
        assertEquals(Math.PI / 2, tables.at("/angle/properties/target/anyOf/0/maximum").doubleValue(), 1e-12);
        String degrees = tables.at("/angle/properties/target/anyOf/1/pattern").textValue();
        assertTrue(Pattern.matches(degrees, "35deg") && Pattern.matches(degrees, "-3.5e1deg") && !Pattern.matches(degrees, "0.3W"), degrees);
        assertTrue(tables.at("/ground/properties/stop_speed/anyOf/0/maximum").isMissingNode(), "a limit in W is not a number");
        assertEquals("very-hard", tables.at("/angle/properties/mode/enum/2").textValue());
        assertEquals("boolean", tables.at("/jump/properties/auto_jump/type").textValue());
    }

    @Test
    void everyModelHasAShippedPreset() {
        for (Model model : ModelCatalog.models()) {
            assertTrue(ShippedPresets.ids().stream().anyMatch(id -> id.startsWith(model.id() + "/")), model.id());
        }
    }
}
