package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The simulate, replay and compare commands. */
class RunCommandsTest {
    @TempDir
    Path folder;

    private static void assertKeys(JsonNode node, String... keys) {
        for (String key : keys) {
            assertTrue(node.has(key), () -> key + " is missing in " + node);
        }
    }

    private Path recorded(String preset, String bot) {
        Path trace = folder.resolve("run.trace");
        assertEquals(0, Shell.run("simulate", "--preset", preset, "--map", "flat", "--bot", bot, "--seconds", 3, "--record", trace).code());
        return trace;
    }

    @Test
    void simulateReportsTheEndOfEveryShot() {
        Object[] words = {"simulate", "--preset", "marathon/default", "--map", "sector-torture", "--bot", "fuzzer:buttons=15", "--seconds", 20, "--seed", 3};
        Object[] json = java.util.Arrays.copyOf(words, words.length + 1);
        json[words.length] = "--json";
        JsonNode shots = Shell.json(0, json).get("shots");
        assertTrue(shots.size() > 3, shots.toString());
        java.util.Set<String> kinds = new java.util.TreeSet<>();
        shots.forEach(shot -> {
            kinds.add(shot.get("kind").asText());
            assertTrue(shot.get("path").size() > 1 && shot.get("path").get(0).size() == 3 && shot.has("end") && shot.has("bounces") && shot.has("hit"), shot.toString());
        });
        assertTrue(kinds.size() > 2, kinds.toString());
        assertTrue(Shell.run(words).out().contains(shots.size() + " shots, "), Shell.run(words).out());
    }

    @Test
    void simulateReportsEveryDocumentedKey() {
        JsonNode run = Shell.json(0, "simulate", "--preset", "arena/default", "--map", "arena-loop", "--bot", "waypoint", "--seconds", 6, "--json");
        assertKeys(run, "model", "preset", "map", "ticks", "rate", "hash", "final", "metrics", "landings", "events", "speed_causes");
        assertKeys(run.get("final"), "x", "y", "z", "vx", "vy", "vz", "grounded");
        assertEquals("arena", run.get("model").asText());
        assertEquals("arena/default", run.get("preset").asText());
        assertEquals("arena-loop", run.get("map").asText());
        assertEquals(768, run.get("ticks").asInt());
        assertEquals(128, run.get("rate").asDouble());
        assertTrue(run.get("hash").asText().matches("[0-9a-f]{16}"));
        assertTrue(run.get("metrics").get("top_speed").asDouble() > 0);
        assertTrue(run.get("metrics").get("stop_time").isNull(), "a metric that does not apply is null");
        assertFalse(run.get("landings").isEmpty());
        assertKeys(run.get("landings").get(0), "tick", "speed");
        double booked = 0;
        for (JsonNode cause : run.get("speed_causes")) {
            booked += cause.asDouble();
        }
        assertEquals(run.get("metrics").get("final_speed").asDouble(), booked, 0.01, "started at rest, so the causes add up to the final speed");
    }

    @Test
    void sameArgumentsGiveTheSameHashAndOtherSeedsAnother() {
        Object[] words = {"simulate", "--preset", "strafejump/vq3", "--map", "flat", "--bot", "human-strafer", "--ticks", 800, "--json", "--seed", 7};
        String hash = Shell.json(0, words).get("hash").asText();
        assertEquals(hash, Shell.json(0, words).get("hash").asText());
        words[words.length - 1] = 8;
        assertNotEquals(hash, Shell.json(0, words).get("hash").asText());
    }

    @Test
    void setRateAndBotOptionsTakeEffect() {
        JsonNode run = Shell.json(0, "simulate", "--preset", "strafejump/vq3-128", "--map", "flat", "--bot", "runner:jumps=true", "--rate", 60, "--seconds", 2,
                "--set", "top_speed=200", "--set", "gravity=400", "--json");
        assertEquals(60, run.get("rate").asDouble());
        assertEquals(120, run.get("ticks").asInt());
        assertEquals(200, run.get("metrics").get("top_speed").asDouble(), 0.5);
        assertTrue(run.get("metrics").get("jumps").asInt() > 0);
    }

    @Test
    void csvHasOneLinePerTickAndTheDocumentedFirstColumns() throws IOException {
        Path csv = folder.resolve("run.csv");
        JsonNode run = Shell.json(0, "simulate", "--preset", "strafejump/vq3-128", "--map", "flat", "--bot", "optimal-strafer", "--ticks", 300, "--csv", csv, "--json");
        List<String> lines = Files.readAllLines(csv);
        assertTrue(lines.get(0).startsWith("tick,time_s,x,y,z,vx,vy,vz,speed,"), lines.get(0));
        assertEquals(301, lines.size());
        int columns = lines.get(0).split(",").length;
        assertTrue(lines.stream().allMatch(line -> line.split(",", -1).length == columns));
        String[] last = lines.get(300).split(",");
        assertEquals("299", last[0]);
        assertEquals(300 / 128f, Float.parseFloat(last[1]));
        assertEquals((float) run.get("final").get("x").asDouble(), Float.parseFloat(last[2]), "every bit of a number is kept");
    }

    @Test
    void csvOnStandardOutputIsTheOnlyOutput() {
        Shell shell = Shell.run("simulate", "--preset", "strafejump/vq3-128", "--map", "flat", "--bot", "runner", "--ticks", 20, "--csv", "-");
        assertEquals(0, shell.code());
        assertEquals(21, shell.out().lines().count());
        assertTrue(shell.out().startsWith("tick,time_s,"));
        assertEquals(2, Shell.run("simulate", "--preset", "strafejump/vq3-128", "--ticks", 20, "--csv", "-", "--json").code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena/default", "strafejump/vq3", "quakeworld/classic"})
    void recordedRunReplaysBitForBit(String preset) {
        Path trace = recorded(preset, "human-strafer:seed=5");
        JsonNode replay = Shell.json(0, "replay", trace, "--json");
        assertKeys(replay, "hash", "matches", "first_difference");
        assertTrue(replay.get("matches").asBoolean());
        assertTrue(replay.get("first_difference").isNull());
        JsonNode run = Shell.json(0, "simulate", "--preset", preset, "--map", "flat", "--bot", "human-strafer:seed=5", "--seconds", 3, "--json");
        assertEquals(run.get("hash"), replay.get("hash"));
        assertEquals(run.get("hash"), Shell.json(0, "simulate", "--preset", preset, "--trace", trace, "--json").get("hash"), "simulate uses the trace's map");
    }

    @Test
    void replayWithAnotherPresetIsAWhatIf() {
        JsonNode replay = Shell.json(1, "replay", recorded("arena/default", "optimal-strafer"), "--preset", "arena/floaty", "--json");
        assertFalse(replay.get("matches").asBoolean());
        assertTrue(replay.get("first_difference").asInt() >= 0);
        assertTrue(replay.get("ticks").asInt() > 0);
    }

    @Test
    void changedTraceIsDetected() throws IOException {
        Path trace = recorded("strafejump/vq3", "optimal-strafer");
        String text = Files.readString(trace);
        assertTrue(text.contains("gravity = 800"), text.substring(0, 400));
        Files.writeString(trace, text.replace("gravity = 800", "gravity = 801"));
        assertFalse(Shell.json(1, "replay", trace, "--json").get("matches").asBoolean());
    }

    @Test
    void compareMarksTheBestAndListsOnlyDifferences() {
        JsonNode compared = Shell.json(1, "compare", "strafejump/vq3", "strafejump/vq3-128", "--map", "flat", "--seconds", 4, "--json");
        assertKeys(compared, "metrics", "parameters", "first_divergence");
        JsonNode top = compared.get("metrics").get(0);
        assertEquals("top_speed", top.get("name").asText());
        assertEquals(2, top.get("values").size());
        int faster = top.get("values").get(0).asDouble() > top.get("values").get(1).asDouble() ? 0 : 1;
        assertEquals(faster, top.get("better").asInt());
        assertEquals(List.of("tick_rate", "velocity_rounding"), compared.get("parameters").findValuesAsText("key").stream().limit(2).toList());
        assertTrue(compared.get("first_divergence").asInt() >= 0);
        Shell text = Shell.run("compare", "strafejump/vq3", "strafejump/vq3-128", "--map", "flat", "--seconds", 4);
        assertTrue(text.out().contains("* ") && text.out().contains("Parameters that differ"), text.out());
    }

    @Test
    void runEqualsItsOwnTrace() {
        Path trace = recorded("strafejump/vq3", "optimal-strafer");
        JsonNode compared = Shell.json(0, "compare", trace, "strafejump/vq3", "--map", "flat", "--seconds", 3, "--json");
        assertTrue(compared.get("first_divergence").isNull());
        assertTrue(compared.get("parameters").isEmpty());
    }

    @Test
    void runIsPrintedAsTextByDefault() {
        Shell shell = Shell.run("simulate", "--preset", "arena/default", "--map", "flat", "--bot", "runner", "--seconds", 1);
        assertEquals(0, shell.code());
        assertTrue(shell.out().contains("Top speed") && shell.out().contains("hash "), shell.out());
        assertEquals("", shell.err());
    }
}
