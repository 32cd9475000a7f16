package dev.goldenangle.toolkit.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.ShippedPresets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.jse.JsePlatform;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Independent readers read the exported files and get the preset's values, whatever its values and names. */
class ExportFormatsTest {
    private static final int DRAWN = 12;
    private static final ObjectMapper JSON = new ObjectMapper();

    private static void eachDrawn(BiConsumer<GamePreset, String> check) {
        for (Model model : ModelCatalog.models()) {
            for (long seed = 0; seed < DRAWN; seed++) {
                check.accept(RandomGamePresets.draw(model, seed), model.id() + " seed " + seed);
            }
        }
    }

    private static String first(ExportFormat format, GamePreset preset) {
        return format.files(preset).get(0).text();
    }

    private static JsonNode parsed(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException bad) {
            throw new AssertionError(text, bad);
        }
    }

    @Test
    void jsonIsValidAndHasEveryValueInBothUnits() throws IOException {
        var schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Files.readString(Path.of("../docs/export.schema.json")));
        eachDrawn((preset, name) -> {
            JsonNode json = parsed(first(ExportFormat.JSON, preset));
            assertEquals(Set.of(), schema.validate(json), name);
            assertEquals(preset.preset().name(), json.get("name").asText());
            preset.values().stream().filter(GameValue::isNumber).forEach(value -> {
                JsonNode entry = json.get("parameters").get(value.key());
                assertEquals(value.number(), entry.get("value").asDouble(), 0, name + " " + value.key());
                assertEquals(value.si(), entry.get("si").asDouble(), 0, name + " " + value.key());
            });
        });
    }

    @Test
    void luaInterpreterReadsTheTable() {
        eachDrawn((preset, name) -> {
            LuaTable table = JsePlatform.standardGlobals().load(first(ExportFormat.LUA, preset), "preset").call().checktable();
            assertEquals(preset.preset().name(), new String(table.get("preset_name").checkstring().m_bytes, table.get("preset_name").checkstring().m_offset, table.get("preset_name").checkstring().m_length, StandardCharsets.UTF_8));
            for (GameValue value : preset.values()) {
                LuaValue read = table.get(value.key());
                switch (value.spec().kind()) {
                    case NUMBER, WHOLE -> assertEquals(value.number(), read.checkdouble(), 0, name + " " + value.key());
                    case SWITCH -> assertEquals(value.isOn(), read.checkboolean(), name + " " + value.key());
                    case CHOICE -> assertEquals(value.word(), read.checkjstring(), name + " " + value.key());
                }
                assertEquals(value.hasOwnUnit() ? value.si() : Double.NaN, table.get("si").get(value.key()).optdouble(Double.NaN), 0, name + " " + value.key());
            }
        });
    }

    private static Set<String> names(String text, String pattern) {
        Set<String> names = new TreeSet<>();
        for (Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text); matcher.find();) {
            names.add(matcher.group(1));
        }
        return names;
    }

    @Test
    void unityClassHasAFieldForEveryJsonName() {
        eachDrawn((preset, name) -> {
            List<GameFile> files = ExportFormat.UNITY.files(preset);
            JsonNode json = parsed(files.get(0).text());
            Set<String> keys = new TreeSet<>();
            json.fieldNames().forEachRemaining(keys::add);
            assertEquals(names(files.get(1).text(), "^    public \\w+ (\\w+);$"), keys, name);
            preset.values().forEach(value -> {
                JsonNode read = json.get(Names.lowerCamel(value.key()));
                assertEquals(value.number(), read.isBoolean() ? (read.asBoolean() ? 1 : 0) : read.asDouble(), 0, name + " " + value.key());
            });
        });
    }

    @Test
    void unrealStructHasAPropertyForEveryColumn() {
        eachDrawn((preset, name) -> {
            List<GameFile> files = ExportFormat.UNREAL.files(preset);
            String[] lines = files.get(0).text().split("\n");
            assertEquals(2, lines.length, "one row per line, whatever the name");
            String[] columns = lines[0].split(",");
            List<String> cells = cells(lines[1]);
            assertEquals("---", columns[0]);
            assertEquals(columns.length, cells.size(), name);
            assertEquals(names(files.get(1).text(), "^    (?:FString|float|int32|bool|E\\w+) (\\w+)(?: = .*)?;$"), new TreeSet<>(List.of(columns).subList(1, columns.length)), name);
            preset.values().stream().filter(GameValue::isNumber).forEach(value -> assertEquals(value.number(),
                    Double.parseDouble(cells.get(List.of(columns).indexOf(Names.upperCamel(value.key())))), 0, name + " " + value.key()));
        });
    }

    /** Quoted cells, with quotes doubled. */
    private static List<String> cells(String line) {
        Matcher matcher = Pattern.compile("\"((?:[^\"]|\"\")*)\"(?:,|$)").matcher(line);
        return matcher.results().map(cell -> cell.group(1).replace("\"\"", "\"")).toList();
    }

    @Test
    void godotResourceSetsWhatItsScriptDeclares() {
        for (ExportFormat format : List.of(ExportFormat.GODOT, ExportFormat.GODOT3)) {
            eachDrawn((preset, name) -> {
                List<GameFile> files = format.files(preset);
                String properties = files.get(0).text().substring(files.get(0).text().indexOf("[resource]"));
                Set<String> set = names(properties, "^(\\w+) = .+$");
                assertTrue(set.remove("script"));
                assertEquals(names(files.get(1).text(), "^(?:@?export.*) var (\\w+)"), set, name);
                assertTrue(files.get(0).text().contains("res://" + files.get(1).name()));
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyShippedPresetCanBeExportedWithItsNameAndDigest(ExportFormat format) {
        for (String id : ShippedPresets.ids()) {
            Preset preset = ShippedPresets.load(id);
            GamePreset game = new GamePreset(preset, ModelCatalog.find(preset.model()).orElseThrow());
            String all = format.files(game).stream().map(GameFile::text).reduce("", String::concat);
            assertTrue(all.contains(game.digest()), id);
            assertFalse(all.contains("NaN") || all.contains("Infinity"), id);
            preset.table().groups().forEach(group -> assertTrue(format == ExportFormat.JSON ? all.contains('"' + group.key() + '"') : all.contains(group.label()), id + " " + group.key()));
        }
    }

    @Test
    void digestDependsOnlyOnTheValues() {
        for (String id : ShippedPresets.ids()) {
            Preset preset = ShippedPresets.load(id);
            Model model = ModelCatalog.find(preset.model()).orElseThrow();
            String digest = new GamePreset(preset, model).digest();
            assertEquals(digest, new GamePreset(preset.withHeader("Other", "words"), model).digest());
            Parameter rate = model.tickRate();
            double other = preset.parameters().get(rate) == 100 ? 101 : 100;
            assertNotEquals(digest, new GamePreset(preset.withParameters(preset.parameters().with(rate, other)), model).digest(), id);
        }
    }
}
