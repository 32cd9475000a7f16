package dev.goldenangle.toolkit.cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Bad input ends with exit code 2, a reason on standard error, and nothing on standard output. */
class BadInputTest {
    private static final String FLAT = "simulate --preset strafejump/vq3 --map flat --ticks 5 ";

    @TempDir
    Path folder;

    private static String refused(Object... words) {
        Shell shell = Shell.run(words);
        assertEquals(2, shell.code(), shell.out() + shell.err());
        assertEquals("", shell.out());
        assertFalse(shell.err().isBlank());
        assertFalse(shell.err().contains("Exception") || shell.err().contains("something went wrong"), shell.err());
        return shell.err();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "nonsense", "simulate", "simulate --preset", "simulate --preset nobody/home", FLAT + "--bot nobody", FLAT + "--bot runner:speed=3",
        FLAT + "--bot runner:heading", FLAT + "--bot human-strafer:reaction=-1", FLAT + "--bot human-strafer:seed=x", FLAT + "--set gravity",
        FLAT + "--set gravity=lots", FLAT + "--set gravty=3", FLAT + "--set gravity=-5", FLAT + "--rate 0", FLAT + "--rate NaN", FLAT + "--rate fast",
        FLAT + "--seconds 3", FLAT + "--bot runner --trace x.trace", FLAT + "--trace missing.trace", "simulate --preset strafejump/vq3 --map nowhere",
        "simulate --preset strafejump/vq3 --ticks -1", "simulate --preset strafejump/vq3 --seconds NaN", "simulate --preset strafejump/vq3 --seconds 1e12",
        "simulate --preset marathon/running --map flat", FLAT + "--csv no/such/folder/run.csv",
        "check --preset nobody", "check", "check --preset arena/default --map nowhere", "compare arena/default", "compare arena/default nobody",
        "compare missing.trace arena/default", "replay missing.trace", "replay", "parameters", "parameters nobody", "map-info nowhere", "map-info",
        "bots show", "presets --colour", "convert arena/default", "convert nobody --to raw", "convert arena/default --to prose"})
    void badUsageIsRefusedWithAReason(String line) {
        refused((Object[]) line.split(" "));
    }

    @Test
    void brokenPresetIsReportedWithFileLineAndColumn() throws IOException {
        Path preset = file("mine.toml", "name = \"Mine\"\nmodel = \"strafejump\"\nextends = \"strafejump/vq3\"\n\n[ground]\nfrictoin = 3\n\n[air]\ngravity = -4\n");
        String err = refused("simulate", "--preset", preset);
        assertTrue(err.contains("mine.toml:6:1: ground.frictoin"), err);
        assertTrue(err.contains("friction"), () -> "names the nearest key: " + err);
        assertTrue(err.contains("mine.toml:9:"), () -> "all problems at once: " + err);
    }

    @Test
    void brokenTraceIsReportedWithFileAndLine() throws IOException {
        Path trace = folder.resolve("run.trace");
        Shell.run("simulate", "--preset", "strafejump/vq3", "--map", "flat", "--ticks", 300, "--record", trace);
        String[] lines = Files.readString(trace).split("\n");
        lines[1] = "model";
        Files.writeString(trace, String.join("\n", lines));
        String err = refused("replay", trace);
        assertTrue(err.contains("run.trace:2: "), err);
        assertTrue(refused("replay", file("empty.trace", "")).contains("empty.trace:1: "));
    }

    @Test
    void traceWithInvalidValuesIsRefusedByEveryCommand() throws IOException {
        Path trace = folder.resolve("run.trace");
        Shell.run("simulate", "--preset", "strafejump/vq3", "--map", "flat", "--ticks", 300, "--record", trace);
        Files.writeString(trace, Files.readString(trace).replace("gravity = 800", "gravity = -5"));
        assertTrue(refused("replay", trace).contains("run.trace: gravity: must lie"));
        assertTrue(refused("compare", trace, "strafejump/vq3").contains("run.trace: gravity: must lie"));
        assertTrue(refused("replay", trace, "--preset", "quakeworld/classic").contains("model"));
    }

    @Test
    void fileThatIsNotAMapIsRefusedOrReportedByLine() throws IOException {
        Path map = file("broken.map", "{\n\"classname\" \"worldspawn\"\n{\n( 0 0 0 ) ( 1 0 0 ( 0 1 0 ) x 0 0 0 1 1\n}\n}\n");
        Shell info = Shell.run("map-info", map);
        assertEquals(0, info.code());
        assertTrue(info.out().contains("broken.map:4:"), info.out());
    }

    @Test
    void unwritableFileIsNamed() throws IOException {
        Path taken = file("taken", "a file, not a folder");
        assertTrue(refused("simulate", "--preset", "strafejump/vq3", "--ticks", 5, "--record", taken.resolve("run.trace")).contains("taken"));
        assertTrue(refused("simulate", "--preset", "strafejump/vq3", "--ticks", 5, "--csv", taken.resolve("run.csv")).contains("run.csv: cannot be written"));
        assertTrue(refused("convert", "arena/default", "--to", "raw", "--out", taken.resolve("mine.toml")).contains("taken"));
    }

    @Test
    void presetFolderIsNotAcceptedAsPreset() {
        refused("simulate", "--preset", folder);
        refused("simulate", "--preset", "strafejump/vq3", "--map", folder);
        refused("replay", folder);
    }
}
