package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudySchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

/** The sensitivity, reach and sweep commands as scripts use them: keys, exit codes, files. */
class StudyCommandsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path EXAMPLES = Path.of("..", "docs", "examples");
    private static final String STOP = """
            model = "arena"
            [[goal]]
            name = "Stop"
            measure = "crisp_stop"
            at_most = "%ss"
            """;
    private static final String STUDY = """
            preset = "arena/default"
            design = "grid"
            points = 3
            [knobs]
            friction = [4, 10]
            stop_speed = ["0.25W", "0.4W"]
            [[measure]]
            measure = "crisp_stop"
            [[measure]]
            measure = "crisp_redirect"
            """;
    @TempDir
    Path folder;

    private Path goals(String limit) throws IOException {
        return Files.writeString(folder.resolve("stop.toml"), STOP.formatted(limit));
    }

    @Test
    void sensitivityReportsTheEffectOfEachKnob() throws IOException {
        Shell shell = Shell.run("sensitivity", "--preset", "arena/default", "--goals", goals("0.3"), "--knobs", "friction,g_peak", "--runs", "9", "--json",
                "--csv", folder.resolve("t.csv"), "--report", folder.resolve("r.html"));
        assertEquals(Cli.DONE, shell.code(), shell.err());
        JsonNode json = JSON.readTree(shell.out());
        JsonNode first = json.get("knobs").get(0);
        assertEquals("friction", first.get("key").asText());
        JsonNode effect = first.get("effects").get(0);
        assertEquals("crisp_stop", effect.get("measure").asText());
        assertTrue(effect.get("mean").asDouble() < 0 && effect.get("mu_star").asDouble() > 0 && effect.has("sigma"), effect.toString());
        assertEquals(0, json.get("knobs").get(1).get("effects").get(0).get("mu_star").asDouble());
        assertEquals(9, json.get("runs").asInt());
        assertTrue(json.has("seconds"));
        assertEquals(10, Files.readAllLines(folder.resolve("t.csv")).size());
        String page = Files.readString(folder.resolve("r.html"));
        assertTrue(page.contains("<svg") && page.contains("workbench sensitivity --preset arena/default") && page.contains("Friction"));
    }

    @Test
    void sobolIndicesHaveConfidences() throws IOException {
        Shell shell = Shell.run("sensitivity", "--preset", "arena/default", "--goals", goals("0.3"), "--knobs", "friction,g_peak", "--method", "sobol", "--runs", "64", "--json");
        JsonNode effect = JSON.readTree(shell.out()).get("knobs").get(0).get("effects").get(0);
        assertTrue(effect.get("total").asDouble() > 0.9 && effect.get("total_confidence").asDouble() > 0, effect.toString());
    }

    @Test
    void reachFindsASuggestion() throws IOException {
        Shell shell = Shell.run("reach", "--preset", "arena/default", "--goals", goals("0.3"), "--knobs", "friction,stop_speed", "--at-most", "1", "--json", "--report", folder.resolve("r.html"));
        assertEquals(Cli.DONE, shell.code(), shell.err());
        JsonNode suggestion = JSON.readTree(shell.out()).get("recipes").get(0);
        assertEquals("6", suggestion.get("changes").get(0).get("from").asText());
        assertTrue(suggestion.get("goals").get(0).get("reached").asBoolean());
        assertTrue(suggestion.get("goals").get(0).get("value").asDouble() <= 0.3);
        assertTrue(suggestion.get("human").isArray() && suggestion.get("lost").isEmpty(), suggestion.toString());
        assertTrue(suggestion.get("sentence").asText().startsWith("Friction 6 → "), suggestion.get("sentence").asText());
        assertTrue(Files.readString(folder.resolve("r.html")).contains("against friction"));
    }

    @Test
    void unreachableGoalReportsTheNearestValueAndTheLimitingKnob() throws IOException {
        Shell shell = Shell.run("reach", "--preset", "arena/default", "--goals", goals("0.05"), "--knobs", "friction", "--at-most", "1");
        assertEquals(Cli.NO, shell.code());
        assertTrue(shell.err().contains("Nearest: Stop is 0.2") && shell.err().contains("Friction is at the upper end of its range, 10."), shell.err());
    }

    @Test
    void sweepGivesTheSameTableWholeOrInShards() throws IOException {
        Path study = Files.writeString(folder.resolve("s.toml"), STUDY);
        Shell whole = Shell.run("sweep", "--study", study, "--out", folder.resolve("whole"), "--threads", "2", "--json", "--report", folder.resolve("r.html"));
        JsonNode json = JSON.readTree(whole.out());
        assertEquals(9, json.get("runs").asInt());
        assertEquals(9, json.get("done").asInt());
        assertEquals(64, json.get("digest").asText().length());
        for (int i = 1; i <= 4; i++) {
            assertEquals(Cli.DONE, Shell.run("sweep", "--study", study, "--out", folder.resolve("parts"), "--shard", i + "/4").code());
        }
        JsonNode merged = JSON.readTree(Shell.run("sweep", "--merge", folder.resolve("parts"), "--json").out());
        assertEquals(json.get("digest"), merged.get("digest"));
        assertEquals(-1, Files.mismatch(folder.resolve("whole/results.csv"), folder.resolve("parts/results.csv")));
        assertTrue(Files.readString(folder.resolve("r.html")).contains("<svg"));
    }

    @Test
    void badUsageIsReportedInOneLine() throws IOException {
        Path study = Files.writeString(folder.resolve("s.toml"), STUDY);
        for (List<Object> wrong : List.of(List.<Object>of("sweep"), List.<Object>of("sweep", "--study", study, "--shard", "1/2"), List.<Object>of("sweep", "--study", study, "--out", folder, "--shard", "5/4"),
                List.<Object>of("sweep", "--merge", folder.resolve("nowhere")), List.<Object>of("reach", "--preset", "arena/default", "--knobs", "frction"),
                List.<Object>of("sensitivity", "--preset", "arena/default", "--locked", "frction"), List.<Object>of("reach", "--preset", "arena/default", "--at-most", "9"))) {
            Shell shell = Shell.run(wrong.toArray());
            assertEquals(Cli.BAD_INPUT, shell.code(), wrong.toString());
            assertFalse(shell.err().isBlank() || shell.err().contains("Exception"), shell.err());
        }
    }

    @Test
    void missedGoalNamesTheKnobsThatChangeIt() throws IOException {
        Shell shell = Shell.run("check", "--preset", "arena/default", "--goals", goals("0.3"));
        assertEquals(Cli.NO, shell.code());
        assertTrue(shell.out().contains("If stops feel mushy, raise stop_speed before friction. Try friction up, stop_speed up"), shell.out());
    }

    @Test
    void schemaIsUpToDateAndTheExamplesAreValid() throws Exception {
        StringWriter text = new StringWriter();
        Json.print(new PrintWriter(text, true), StudySchema.json());
        Path written = Path.of("..", "docs", "study.schema.json");
        if (Boolean.getBoolean("goldenangle.renew")) {
            Files.writeString(written, text.toString().replace("\r\n", "\n"));
        }
        assertEquals(JSON.readTree(Files.readString(written)), JSON.readTree(text.toString()), "docs/study.schema.json is out of date: run this test with -Dgoldenangle.renew=true");
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(text.toString());
        assertEquals(List.of(), List.copyOf(schema.validate(tree(Files.readString(EXAMPLES.resolve("duel-wide.toml"))))));
        assertFalse(schema.validate(tree(STUDY.replace("grid", "gird"))).isEmpty());
        assertEquals(256, StudyReader.read(EXAMPLES.resolve("duel-wide.toml"), PresetLibrary.shipped()).rows());
    }

    private static JsonNode tree(String toml) {
        return JSON.valueToTree(plain(TomlReader.installed().read(toml, new TomlLimits(1 << 16, 1 << 10), problem -> fail(problem.reason()))));
    }

    private static Map<String, Object> plain(TomlTable table) {
        Map<String, Object> plain = new LinkedHashMap<>();
        table.values().forEach((key, value) -> plain.put(key, plain(value)));
        return plain;
    }

    private static Object plain(TomlValue value) {
        return value.table() != null ? plain(value.table()) : value.list() != null ? value.list().stream().map(StudyCommandsTest::plain).toList() : value.content();
    }

    /** A table and a JSON object cannot share standard output; this is reported before the work starts. */
    @Test
    void tableAndJsonCannotBothGoToStandardOutput() throws IOException {
        String study = Files.writeString(folder.resolve("study.toml"), STUDY).toString();
        String goals = goals("0.3").toString();
        for (String[] command : new String[][] {{"sweep", "--study", study}, {"sensitivity", "--preset", "arena/default", "--goals", goals}, {"reach", "--preset", "arena/default", "--goals", goals}}) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            String[] line = Stream.concat(Stream.of(command), Stream.of("--json", "--csv", "-")).toArray(String[]::new);
            assertEquals(Cli.BAD_INPUT, Cli.run(new PrintWriter(out), new PrintWriter(err), line, Map.of()));
            assertEquals("--json and --csv - cannot both write to standard output", err.toString().strip());
            assertEquals("--json and --csv - cannot both write to standard output", JSON.readTree(out.toString()).get("errors").get(0).asText());
        }
    }
}
