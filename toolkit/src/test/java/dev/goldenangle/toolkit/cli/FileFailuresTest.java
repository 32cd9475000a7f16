package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.study.Shard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Read and write failures are reported with file and reason, and existing files are kept. */
class FileFailuresTest {
    @TempDir
    private Path folder;

    private Path trace() {
        Path file = folder.resolve("good.trace");
        Shell made = Shell.run("simulate", "--preset", "strafejump/vq3", "--map", "flat", "--bot", "optimal-strafer:best_keys=false", "--ticks", 400, "--record", file);
        assertEquals(0, made.code(), made.err());
        return file;
    }

    @Test
    void damagedTraceIsNeverReportedAsTheSameRun() throws IOException {
        Path file = trace();
        assertEquals(0, Shell.run("replay", file).code());
        String text = Files.readString(file);
        Path damaged = Files.writeString(folder.resolve("damaged.trace"), text.replaceFirst("\n256 = ", "\n256 ~ "));
        Shell replay = Shell.run("replay", damaged);
        assertEquals(1, replay.code());
        assertFalse(replay.out().contains("The same run, bit for bit."), replay.out());
        assertTrue(replay.out().contains("damaged.trace:"), replay.out());
        assertTrue(replay.out().contains("The file is damaged: only its first 256 ticks can be read"), replay.out());
        assertEquals(1, Shell.json(1, "replay", damaged, "--json").get("problems").size());
        assertEquals(2, Shell.run("compare", damaged, file).code());
    }

    @Test
    void traceCannotMakeTheProgramOpenAFile() throws IOException {
        Path map = Files.copy(Path.of("../sample-maps/flat.map"), folder.resolve("mine.map"));
        Path file = Files.writeString(folder.resolve("other.trace"), Files.readString(trace()).replace("map = flat\n", "map = " + map + "\n"));
        Shell replay = Shell.run("replay", file);
        assertEquals(2, replay.code());
        assertTrue(replay.err().contains("name its file with --map"), replay.err());
        assertEquals(0, Shell.run("replay", file, "--map", map).code());
    }

    @Test
    void controlCharactersNeverReachTheTerminal() throws IOException {
        Path file = Files.writeString(folder.resolve("evil.trace"), Files.readString(trace()).replace("map = flat\n", "map = \u001b[31mflat\u0007\n"));
        Shell replay = Shell.run("replay", file);
        assertEquals(2, replay.code());
        assertFalse((replay.out() + replay.err()).chars().anyMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t'), replay.err());
    }

    @Test
    void fullStandardOutputIsAnError() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        StringWriter err = new StringWriter();
        int code = Cli.run(new PrintWriter(full), new PrintWriter(err), new String[] {"simulate", "--preset", "arena/default", "--ticks", "5", "--csv", "-"}, Map.of());
        assertEquals(2, code);
        assertTrue(err.toString().contains("standard output: cannot be written"), err.toString());
    }

    @Test
    void unwritableFileIsNamedAndTheOldFileIsKept() throws IOException {
        Path old = Files.writeString(folder.resolve("old.csv"), "old");
        Shell refused = Shell.run("simulate", "--preset", "arena/default", "--ticks", 5, "--csv", folder);
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains(folder.toString()) && refused.err().contains("is a folder"), refused.err());
        assertEquals(0, Shell.run("simulate", "--preset", "arena/default", "--ticks", 5, "--csv", old).code());
        assertTrue(Files.readString(old).startsWith("tick,"));
    }

    @Test
    void pipeIsRefusedWithoutWaiting() throws Exception {
        Path pipe = folder.resolve("pipe.toml");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            assertEquals(2, Shell.run("compare", pipe, pipe).code());
            assertEquals(2, Shell.run("replay", pipe).code());
            assertEquals(2, Shell.run("map-info", pipe).code());
        });
    }

    /** A limit on file sizes simulates a full disk. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDiskWhileRecordingIsReportedAndTheOldFileIsKept() throws IOException, InterruptedException {
        Path old = Files.writeString(folder.resolve("run.trace"), "old");
        Process process = new ProcessBuilder("bash", "-c", "ulimit -f 24; exec \"$@\"", "bash", Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData", "-cp", System.getProperty("java.class.path"), Cli.class.getName(), "simulate", "--preset", "arena/default", "--bot", "fuzzer",
                "--seconds", "60", "--record", old.toString()).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), out);
        assertTrue(out.contains("run.trace"), out);
        assertFalse(out.contains("\tat "), out);
        assertEquals("old", Files.readString(old));
    }

    @Test
    void recordingIsWrittenDuringTheRunAndSurvivesAKill() throws IOException, InterruptedException {
        Path file = folder.resolve("killed.trace");
        Path unfinished = folder.resolve("killed.trace.unfinished");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", System.getProperty("java.class.path"),
                Cli.class.getName(), "simulate", "--preset", "arena/default", "--bot", "fuzzer", "--ticks", "1500000", "--record", file.toString())
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        try {
            while (process.isAlive() && (!Files.exists(unfinished) || Files.size(unfinished) < 100_000)) {
                Thread.sleep(5);
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        Shell replay = Shell.run("replay", unfinished);
        assertEquals(0, replay.code(), replay.err());
        assertTrue(replay.out().contains("The same run, bit for bit, up to where the recording was cut off"), replay.out());
        assertFalse(Files.exists(file), "an incomplete recording does not get the final name");
    }

    @Test
    void runThatDoesNotFitIntoMemoryIsRefusedInAdvance() throws IOException, InterruptedException {
        Jvm refused = Jvm.run(List.of("-Xmx256m", "-XX:+UseSerialGC"), Cli.class.getName(), "simulate", "--preset", "arena/default", "--ticks", "19999999");
        assertEquals(2, refused.code());
        assertTrue(refused.out().contains("does not fit into memory"), refused.out());
    }

    @Test
    void numbersAreFormattedTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        Object[][] commands = {{"simulate", "--preset", "arena/default", "--ticks", 300}, {"compare", "arena/default", "arena/floaty", "--ticks", 300},
            {"check", "--preset", "marathon/running"}, {"export", "--to", "json", "arena/default"}};
        List<String> plain = Arrays.stream(commands).map(words -> Shell.run(words).out()).toList();
        try {
            for (String language : new String[] {"de-DE", "ar-EG-u-nu-arab", "fa-IR", "tr-TR", "hi-IN-u-nu-deva"}) {
                Locale.setDefault(Locale.forLanguageTag(language));
                assertEquals(plain, Arrays.stream(commands).map(words -> Shell.run(words).out()).toList(), language);
                assertEquals("shard-0000012-of-0000345.csv", new Shard(12, 345).fileName(), language);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void presetFolderIsUsedOnlyWhenGiven() throws IOException {
        Path mine = Files.createDirectories(folder.resolve("mine/arena"));
        String text = Files.readString(Path.of("../presets/arena/default.toml"));
        Files.writeString(mine.resolve("default.toml"), text);
        Files.writeString(mine.resolve("own.toml"), text);
        assertFalse(Shell.run("presets").out().contains("arena/own"));
        Shell listed = Shell.run("presets", "--presets", folder.resolve("mine"));
        assertTrue(listed.out().contains("arena/own"), listed.out());
        assertTrue(listed.err().contains("arena/default: using the preset in"), listed.err());
        assertEquals(0, Shell.run("simulate", "--presets", folder.resolve("mine"), "--preset", "arena/own", "--ticks", 5).code());
        assertEquals(2, Shell.run("simulate", "--preset", "arena/own", "--ticks", 5).code());
        assertEquals(2, Shell.run("presets", "--presets", folder.resolve("absent")).code());
    }

    @Test
    void settingsThatAreOnlyValidTogetherAreAccepted() {
        assertEquals(0, Shell.run("simulate", "--preset", "tilestep/default", "--ticks", 5, "--set", "walk_speed=3", "--set", "run_speed=1.5", "--set", "walk_speed=1").code());
        assertEquals(2, Shell.run("simulate", "--preset", "tilestep/default", "--ticks", 5, "--set", "walk_speed=3", "--set", "run_speed=1.5").code());
    }
}
