package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every command takes --json, and then standard output is exactly one JSON document, whether the command succeeds or fails. */
class JsonOutputTest {
    /** {@code serve} runs until a game leaves, so its success is tested with a game. */
    private static final Set<String> WITH_A_GAME = Set.of("serve");
    @TempDir
    static Path folder;

    /** One quick call of each command that succeeds or answers no. DIR is a folder with a trace and a study. */
    private static final Map<String, String> CALLS = Map.ofEntries(
            entry("simulate", "--preset arena/default --map flat --seconds 0.5"), entry("check", "--preset marathon/running"),
            entry("compare", "arena/default arena/floaty --map flat --seconds 0.5"), entry("replay", "DIR/run.trace"),
            entry("sensitivity", "--preset arena/default --goals DIR/goals.toml --knobs friction,gravity --runs 3"), entry("reach", "--preset arena/default --goals DIR/goals.toml --knobs friction --at-most 1"),
            entry("sweep", "--study DIR/study.toml"), entry("morph", "arena/default arena/floaty --at 0.25"),
            entry("bisect", "--preset arena/default --knob friction --metric stop_time --at-most 0.4s --resolution 1"), entry("predict", "--preset arena/default --map flat --seconds 1"),
            entry("presets", ""), entry("models", ""), entry("maps", ""), entry("bots", ""), entry("parameters", "arena"), entry("convert", "arena/default --to raw"),
            entry("export", "arena/default --to lua"), entry("kit", "marathon --out DIR/kit"), entry("share", "arena/default --seconds 1 --out DIR/page.html"), entry("map-info", "flat"), entry("course", "arena-loop"),
            entry("import", "DIR/none.dm_68"), entry("fit-bot", "DIR/none.dm_68"), entry("identify", "DIR/none.dm_68"),
            entry("games", "arena/default"), entry("completion", ""));

    @BeforeAll
    static void writeFiles() throws IOException {
        assertEquals(Cli.DONE, Shell.run("simulate", "--preset", "arena/default", "--map", "flat", "--seconds", "0.5", "--record", folder.resolve("run.trace")).code());
        Files.writeString(folder.resolve("goals.toml"), "name = \"One\"\nmodel = \"arena\"\n\n[[goal]]\nmeasure = \"stop_time\"\nat_most = \"0.4s\"\nseconds = 3\n");
        Files.writeString(folder.resolve("study.toml"), "preset = \"arena/default\"\ndesign = \"random\"\npoints = 2\ngoals = \"goals.toml\"\n\n[knobs]\nfriction = [4, 8]\n");
    }

    static Set<String> commands() {
        return new TreeSet<>(Cli.commandNames());
    }

    private static Shell json(String command, String arguments) {
        List<Object> words = new ArrayList<>(List.of(command, "--json"));
        Arrays.stream(arguments.split(" ")).filter(word -> !word.isEmpty()).forEach(word -> words.add(word.replace("DIR", folder.toString())));
        return Shell.run(words.toArray());
    }

    @Test
    void everyCommandIsCalled() {
        Set<String> called = new TreeSet<>(CALLS.keySet());
        called.addAll(WITH_A_GAME);
        assertEquals(commands(), called);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void answerIsOneJsonDocument(String command) {
        if (!WITH_A_GAME.contains(command)) {
            Shell shell = json(command, CALLS.get(command));
            assertTrue(shell.json().isContainerNode(), shell.out());
            assertEquals(CALLS.get(command).contains("none.dm_68"), shell.code() == Cli.BAD_INPUT, shell.err());
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void badUsageIsOneJsonDocumentWithTheReason(String command) {
        Shell shell = json(command, "--no-such-option");
        assertEquals(Cli.BAD_INPUT, shell.code());
        String reason = shell.json().get("errors").get(0).asText();
        assertTrue(reason.contains("--no-such-option") || reason.contains("requires") || reason.startsWith("Missing required"), reason);
        assertTrue(shell.err().startsWith(reason), "people still read it on standard error");
    }

    /** A missing file or an unknown name instead of the first argument or option value. */
    @ParameterizedTest
    @MethodSource("commands")
    void badInputIsOneJsonDocumentWithTheReason(String command) {
        String good = command.equals("serve") ? "arena/default --port 0" : CALLS.get(command);
        String bad = good.replaceFirst("(arena/default|marathon/running|marathon|arena-loop|arena|flat|DIR/\\S+)", "/no/such/thing");
        Shell shell = json(command, bad);
        if (bad.equals(good)) {
            assertNotEquals(Cli.BAD_INPUT, shell.code(), "it has no input that could be bad");
            return;
        }
        assertEquals(Cli.BAD_INPUT, shell.code(), command + " " + bad);
        JsonNode errors = shell.json().get("errors");
        assertTrue(errors.isArray() && !errors.isEmpty() && !errors.get(0).asText().isBlank(), shell.out());
        assertFalse(shell.err().isBlank());
    }

    @Test
    void unknownCommandIsOneJsonDocument() {
        assertTrue(Shell.json(Cli.BAD_INPUT, "simulat", "--json").get("errors").get(0).asText().contains("simulat"));
    }

    @Test
    void withoutJsonAFailurePrintsNothingOnStandardOutput() {
        assertEquals("", Shell.run("convert", "no/such", "--to", "raw").out());
    }

    @Test
    void writtenFilesAreNamed() {
        Path preset = folder.resolve("raw.toml");
        assertEquals(preset.toString(), Shell.json(Cli.DONE, "convert", "arena/default", "--to", "raw", "--out", preset, "--json").get("file").asText());
        assertTrue(Files.isRegularFile(preset));
        JsonNode files = Shell.json(Cli.DONE, "export", "arena/default", "--to", "godot", "--out", folder.resolve("arena.tres"), "--json").get("files");
        assertEquals(2, files.size());
        files.forEach(file -> assertTrue(Files.isRegularFile(Path.of(file.get("file").asText())), file.toString()));
    }
}
