package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.toolkit.library.MapLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The commands that list, check and convert. */
class ReferenceCommandsTest {
    private static final List<String> COMMANDS = List.of("simulate", "check", "compare", "replay", "presets", "models", "maps", "bots", "parameters",
            "convert", "map-info", "course");

    @TempDir
    Path folder;

    @Test
    void everyCommandHasHelp() {
        String overview = Shell.run("--help").out();
        for (String command : COMMANDS) {
            assertTrue(overview.contains("  " + command + " "), command);
            Shell help = Shell.run(command, "--help");
            assertEquals(0, help.code());
            assertTrue(help.out().startsWith("Usage: workbench " + command), help.out());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "presets|arena/document arena/default arena/precise arena/floaty arena/speedway strafejump/capped-30 strafejump/vq3 strafejump/vq3-128 "
                + "quakeworld/classic goldsrc/halflife goldsrc/counterstrike marathon/walking marathon/running marathon/low-gravity tilestep/default tilestep/step-up",
        "models|arena strafejump quakeworld goldsrc warsow xonotic marathon tilestep",
        "maps|flat stairs ramps strafe-lane doorways seams surf torture arena-loop",
        "bots|runner optimal-strafer human-strafer fixed-yaw-strafer circle-jump zig-zag stop-and-go waypoint surfer fuzzer"})
    void listsContainEveryDocumentedId(String command, String ids) {
        JsonNode list = Shell.json(0, command, "--json");
        List<String> listed = list.findValuesAsText("id");
        assertTrue(listed.containsAll(List.of(ids.split(" "))), () -> command + ": " + listed);
        for (JsonNode entry : list) {
            assertFalse(entry.get("description").asText().isBlank(), entry.toString());
        }
        Shell text = Shell.run(command, "list");
        assertEquals(0, text.code());
        assertEquals(list.size(), text.out().lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "strafejump", "quakeworld", "goldsrc", "warsow", "xonotic", "marathon", "tilestep"})
    void parameterTableHasEveryDocumentedKey(String model) {
        JsonNode table = Shell.json(0, "parameters", model, "--json");
        assertFalse(table.isEmpty());
        for (JsonNode row : table) {
            for (String key : List.of("key", "label", "group", "unit", "default", "min", "max", "slider_min", "slider_max", "doc")) {
                assertTrue(row.has(key), () -> key + " is missing in " + row);
            }
        }
        assertTrue(Shell.run("parameters", model).out().contains(table.get(0).get("key").asText()));
    }

    @Test
    void mapInfoCountsTheContents() throws IOException {
        String cube = "( 0 0 0 ) ( 0 1 0 ) ( 0 0 1 ) x 0 0 0 1 1\n( 64 0 0 ) ( 64 0 1 ) ( 64 1 0 ) x 0 0 0 1 1\n"
                + "( 0 0 0 ) ( 0 0 1 ) ( 1 0 0 ) x 0 0 0 1 1\n( 0 64 0 ) ( 1 64 0 ) ( 0 64 1 ) x 0 0 0 1 1\n"
                + "( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 ) x 0 0 0 1 1\n( 0 0 64 ) ( 0 1 64 ) ( 1 0 64 ) x 0 0 0 1 1\n";
        Path map = Files.writeString(folder.resolve("cube.map"), "{\n\"classname\" \"worldspawn\"\n{\n" + cube + "}\n{\n( 1 2 ) oops\n}\n}\n"
                + "{\n\"classname\" \"info_player_start\"\n\"origin\" \"0 0 96\"\n}\n");
        JsonNode info = Shell.json(0, "map-info", map, "--json");
        assertEquals(2, info.get("entities").asInt());
        assertEquals(1, info.get("solid_brushes").asInt());
        assertEquals(6, info.get("faces").asInt());
        assertTrue(info.get("load_ms").asDouble() > 0);
        assertTrue(info.has("brushes"));
        assertEquals(12, info.get("problems").get(0).get("line").asInt());
        assertTrue(info.get("problems").get(0).get("column").asInt() > 0);
        assertFalse(info.get("problems").get(0).get("reason").asText().isBlank());
        assertTrue(Shell.json(0, "map-info", "arena-loop", "--json").get("problems").isEmpty());
    }

    @Test
    void mapInfoNamesTheFormatAlikeInTextAndJson() {
        for (String id : MapLibrary.ids()) {
            String format = Shell.json(0, "map-info", id, "--json").get("format").asText();
            assertTrue(Shell.run("map-info", id).out().contains(": " + format + ", "), id + " " + format);
        }
    }

    @Test
    void everyShippedPresetIsListed() {
        String listed = Shell.run("presets").out();
        for (String id : ShippedPresets.ids()) {
            assertTrue(listed.contains(id), id);
            assertEquals(0, Shell.run("convert", id, "--to", "raw").code(), id);
        }
        assertEquals(0, Shell.run("simulate", "--preset", "arena/table", "--ticks", 5).code());
    }

    @Test
    void failedCheckGivesExitCodeOne() {
        JsonNode card = Shell.json(1, "check", "--preset", "arena/document", "--goals", "arena/default", "--json");
        assertFalse(card.get("pass").asBoolean());
        assertFalse(card.get("checks").isEmpty());
        boolean somethingFails = false;
        for (JsonNode check : card.get("checks")) {
            for (String key : List.of("name", "value", "limit", "unit", "pass", "why")) {
                assertTrue(check.has(key), () -> key + " is missing in " + check);
            }
            somethingFails |= !check.get("pass").asBoolean();
        }
        assertTrue(somethingFails);
    }

    @Test
    void passedCheckGivesExitCodeZero() {
        Shell shell = Shell.run("check", "--preset", "arena/default", "--map", "flat");
        assertEquals(0, shell.code(), shell.out());
        assertTrue(shell.out().contains("pass"), shell.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"derived", "raw", "absolute", "relative", "standalone"})
    void convertedPresetGivesTheSameRun(String form) {
        Path file = folder.resolve(form + ".toml");
        assertEquals(0, Shell.run("convert", "arena/speedway", "--to", form, "--out", file).code());
        JsonNode compared = Shell.json(0, "compare", "arena/speedway", file, "--map", "flat", "--seconds", 2, "--json");
        // Two knobs derived from two others lose at most their last bit, which is too little to change a float.
        assertTrue(form.equals("derived") || compared.get("parameters").isEmpty(), compared.toString());
        assertTrue(Shell.run("convert", file, "--to", form).out().startsWith("name ="), "a converted preset can be converted again");
    }
}
