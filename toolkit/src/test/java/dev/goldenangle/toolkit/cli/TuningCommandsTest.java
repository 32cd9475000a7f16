package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The commands that do what the window's morph slider, bisection and Net tab do. */
class TuningCommandsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.25, 0.5, 1})
    void morphWritesThePresetThatTheSliderWouldShow(double at) throws BadInput {
        PresetLibrary shipped = PresetLibrary.shipped();
        ParameterSet expected = new Morph(shipped.preset("arena/default").parameters(), shipped.preset("arena/floaty").parameters()).at(at);
        Path file = folder.resolve("between.toml");
        assertEquals(Cli.DONE, Shell.run("morph", "arena/default", "arena/floaty", "--at", at, "--out", file).code());
        Preset read = shipped.preset(file.toString());
        assertEquals(List.of(), read.parameters().differences(expected));
    }

    @Test
    void morphedPresetIsPrintedAsTomlAndListsWhatDiffers() throws BadInput, IOException {
        Path file = Files.writeString(folder.resolve("printed.toml"), Shell.run("morph", "arena/default", "arena/floaty", "--set", "friction=7").out());
        assertEquals(7, PresetLibrary.shipped().preset(file.toString()).parameters().get(PresetLibrary.model(PresetLibrary.shipped().preset("arena/default")).parameters().find("friction").orElseThrow()));
        JsonNode friction = Shell.json(Cli.DONE, "morph", "arena/default", "arena/floaty", "--json").get("parameters").findParent("key");
        assertEquals(List.of("ground_accel", "14", "12", "13"), List.of(friction.get("key").asText(), friction.get("from").asText(), friction.get("to").asText(), friction.get("value").asText()));
    }

    @ParameterizedTest
    @CsvSource({"arena/default, strafejump/vq3, 0.5, only presets of one model", "arena/default, arena/floaty, 1.5, between 0 and 1", "arena/default, arena/floaty, NaN, between 0 and 1"})
    void morphRefusesOtherModelsAndOtherShares(String from, String to, String at, String reason) {
        Shell shell = Shell.run("morph", from, to, "--at", at);
        assertEquals(Cli.BAD_INPUT, shell.code());
        assertTrue(shell.err().contains(reason), shell.err());
    }

    /** More friction stops sooner: met above the place found, missed below, and both are measured. */
    @Test
    void bisectFindsWhereAGoalFlips() {
        JsonNode found = Shell.json(Cli.DONE, "bisect", "--preset", "arena/default", "--knob", "friction", "--from", "4", "--to", "12", "--metric", "stop_distance", "--at-most", "1m", "--resolution", "0.01", "--json");
        double met = found.get("met_at").asDouble();
        double missed = found.get("missed_at").asDouble();
        assertTrue(met > missed && met - missed <= 0.01, found.toString());
        assertEquals(0, Shell.run("bisect", "--preset", "arena/default", "--knob", "friction", "--from", missed, "--to", met, "--metric", "stop_distance", "--at-most", "1m").code(), "its ends still differ");
        assertEquals(12, found.get("steps").size(), "two ends, and 8 halved ten times is below 0.01");
        assertEquals(found, Shell.json(Cli.DONE, "bisect", "--preset", "arena/default", "--knob", "friction", "--to", "4", "--from", "12", "--metric", "stop_distance", "--at-most", "1m", "--resolution", "0.01", "--json"),
                "the same in the other direction");
    }

    @Test
    void bisectPrintsItsStepsAndAnswersNoWhenBothEndsAgree() {
        Shell shell = Shell.run("bisect", "--preset", "arena/default", "--knob", "friction", "--goal", "crisp_stop", "--from", "6", "--to", "9");
        assertEquals(Cli.NO, shell.code(), shell.err());
        assertTrue(shell.out().contains("friction = 6") && shell.out().contains("friction = 9") && shell.out().contains("met at both ends"), shell.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--knob fricton --goal crisp_stop | did you mean friction", "--knob friction --goal none | its goals: ", "--knob friction | either --goal",
        "--knob friction --metric stop_time | needs one limit", "--knob friction --metric stop_time --at-most 1m | is not a unit", "--knob friction --from 6 --to 6 --goal crisp_stop | is empty",
        "--knob friction --from x --goal crisp_stop | is not a value", "--knob friction --goal crisp_stop --resolution 0 | above 0"})
    void bisectSaysWhatIsWrong(String arguments, String reason) {
        Shell shell = Shell.run((Object[]) ("bisect --preset arena/default " + arguments).split(" "));
        assertEquals(Cli.BAD_INPUT, shell.code());
        assertTrue(shell.err().contains(reason), shell.err());
    }

    @Test
    void predictionIsPerfectWithoutANetworkAndTheSameEveryTime() {
        JsonNode perfect = Shell.json(Cli.DONE, "predict", "--preset", "arena/default", "--map", "flat", "--seconds", "2", "--latency", "0", "--jitter", "0", "--loss", "0", "--json");
        assertEquals(0, perfect.get("largest_error").asDouble());
        assertEquals(0, perfect.get("corrections").asInt());
        Object[] lossy = {"predict", "--preset", "arena/default", "--map", "flat", "--bot", "zig-zag", "--seconds", "3", "--loss", "30", "--json"};
        JsonNode bad = Shell.json(Cli.DONE, lossy);
        assertTrue(bad.get("corrections").asInt() > 0 && bad.get("largest_error").asDouble() > 0.02, bad.toString());
        assertEquals(bad, Shell.json(Cli.DONE, lossy));
        assertEquals(12, bad.get("server_delay_ticks").asInt(), "80 ms and half of 20 ms at 128 Hz");
    }

    @Test
    void predictionWritesEveryTick() throws IOException {
        Path table = folder.resolve("net.csv");
        assertEquals(Cli.DONE, Shell.run("predict", "--preset", "arena/default", "--map", "flat", "--ticks", "50", "--correction", "none", "--csv", table).code());
        List<String> lines = Files.readAllLines(table);
        assertEquals(51, lines.size());
        assertEquals("tick,time_s,error,correction", lines.get(0));
        assertEquals(Cli.BAD_INPUT, Shell.run("predict", "--preset", "arena/default", "--loss", "200").code());
    }

    @Test
    void completionKnowsEveryCommandAndItsOptions() {
        String script = Shell.run("completion").out();
        Cli.commandNames().forEach(name -> assertTrue(script.contains(name), name));
        assertTrue(script.contains("--redundancy") && script.contains("--at-least"));
        assertNotEquals("", script);
    }
}
