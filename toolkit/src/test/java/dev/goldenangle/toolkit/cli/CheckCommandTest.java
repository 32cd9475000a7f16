package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

import javax.xml.parsers.DocumentBuilderFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The check command: the user's own goal set, recorded traces, and the report for build servers. */
class CheckCommandTest {
    /** The default arena preset stops from W within 1.35 m: the first goal is missed, the second met, the third not counted. */
    private static final String DUEL = """
            name = "Duel feel"
            model = "arena"

            [[goal]]
            name = "Stops <short>"
            measure = "stop_distance"
            at_most = "1m"

            [[goal]]
            measure = "speed_at_landing"
            landing = 5
            between = ["1.5W", "2.5W"]

            [[goal]]
            measure = "jump_height"
            at_least = "9m"
            weight = 0
            """;

    @TempDir
    Path folder;

    private Path duel(String text) throws IOException {
        return Files.writeString(folder.resolve("duel.toml"), text);
    }

    @Test
    void missedGoalIsNamedAndGivesExitCodeOne() throws IOException {
        Shell shell = Shell.run("check", "--preset", "arena/default", "--goals", duel(DUEL));
        assertEquals(1, shell.code());
        assertEquals("missed: Stops <short>", shell.err().strip());
        assertTrue(shell.out().contains("Duel feel: 1 of 2 goals met"), shell.out());
        assertTrue(shell.out().contains("off "), shell.out());
        Shell better = Shell.run("check", "--preset", "arena/default", "--goals", folder.resolve("duel.toml"), "--set", "friction=10");
        assertEquals(0, better.code(), better.out());
    }

    @Test
    void jsonHasAllDocumentedKeys() throws IOException {
        JsonNode json = Shell.json(1, "check", "--preset", "arena/default", "--goals", duel(DUEL), "--json");
        assertFalse(json.get("pass").asBoolean());
        assertEquals(3, json.get("goals").size());
        for (JsonNode goal : json.get("goals")) {
            for (String key : List.of("name", "measure", "value", "relation", "limit", "unit", "pass", "why")) {
                assertTrue(goal.has(key), () -> key + " is missing in " + goal);
            }
        }
        assertEquals(1.35, json.get("goals").get(0).get("value").asDouble(), 0.01);
        assertEquals("[1.5,2.5]", json.get("goals").get(1).get("limit").toString());
        JsonNode arena = Shell.json(0, "check", "--preset", "arena/default", "--json");
        assertEquals(9, arena.get("checks").size());
        assertEquals(0.95, arena.get("checks").get(3).get("limit").asDouble(), 1e-12);
        assertEquals("×", arena.get("checks").get(3).get("unit").asText());
        assertEquals(1.3, arena.get("checks").get(2).get("limit").asDouble(), 1e-12);
    }

    @Test
    void mistakeInAGoalSetIsReportedWithFileLineAndReason() throws IOException {
        Path file = duel(DUEL.replace("stop_distance", "stop_distanz"));
        Shell shell = Shell.run("check", "--preset", "arena/default", "--goals", file);
        assertEquals(2, shell.code());
        assertTrue(shell.err().startsWith(file + ":6:1: goal.measure: there is no measure \"stop_distanz\"; did you mean stop_distance?"), shell.err());
        Shell other = Shell.run("check", "--preset", "tilestep/default", "--goals", duel(DUEL));
        assertEquals(2, other.code());
        assertTrue(other.err().contains("is a goal set for arena"), other.err());
    }

    /** Each goal gives one trace; measuring that trace gives the recorded value. */
    @Test
    void recordedTracesGiveTheSameGoalValues() throws IOException {
        for (String preset : List.of("arena/default", "marathon/running", "tilestep/default")) {
            Path traces = folder.resolve(preset.replace('/', '-'));
            JsonNode recorded = Shell.json(0, "check", "--preset", preset, "--record", traces, "--json").get("goals");
            List<Path> files;
            try (Stream<Path> listed = Files.list(traces)) {
                files = listed.sorted().toList();
            }
            assertEquals(recorded.size(), files.size());
            for (int i = 0; i < files.size(); i++) {
                JsonNode scored = Shell.json(0, "check", "--preset", preset, "--trace", files.get(i), "--json").get("goals");
                assertEquals(1, scored.size(), files.get(i).toString());
                assertEquals(recorded.get(i).get("value"), scored.get(0).get("value"), files.get(i).toString());
                assertEquals(0, Shell.run("replay", files.get(i)).code());
            }
        }
    }

    @Test
    void playedInputsAreMeasuredByTheGoalSet() throws IOException {
        Path trace = folder.resolve("played.trace");
        Shell.run("simulate", "--preset", "arena/default", "--map", "flat", "--bot", "stop-and-go", "--seconds", "5", "--record", trace);
        JsonNode goals = Shell.json(1, "check", "--preset", "arena/default", "--goals", duel(DUEL), "--trace", trace, "--json").get("goals");
        assertEquals(3, goals.size());
        assertEquals(1.35, goals.get(0).get("value").asDouble(), 0.01);
        assertTrue(goals.get(1).get("value").isNull() && goals.get(1).get("why").asText().contains("fewer landings"));
    }

    @Test
    void junitReportHasOneTestCasePerGoal() throws Exception {
        Path file = folder.resolve("goals.xml");
        Shell.run("check", "--preset", "arena/default", "--goals", duel(DUEL), "--junit", file);
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        Element suite = xml.getDocumentElement();
        assertEquals(List.of("testsuite", "3", "1", "1"),
                List.of(suite.getTagName(), suite.getAttribute("tests"), suite.getAttribute("failures"), suite.getAttribute("skipped")));
        Element first = (Element) suite.getElementsByTagName("testcase").item(0);
        assertEquals("Stops <short>", first.getAttribute("name"));
        assertEquals("1.35 m, wanted ≤ 1 m", ((Element) first.getElementsByTagName("failure").item(0)).getAttribute("message"));
    }
}
