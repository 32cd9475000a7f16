package dev.goldenangle.toolkit.cli;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.toolkit.library.UserFolders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
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
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Commands with the example model of docs/models.md, loaded from a jar. */
class OwnModelTest {
    private static final String GOALS = """
            name = "Glide"
            model = "glide"
            [[goal]]
            measure = "crisp_stop"
            at_most = "0.45s"
            """;
    @TempDir
    static Path shared;
    private static Path jar;
    /** The example with a fault: its velocity is not a number on tick 40. */
    private static Path faulty;
    @TempDir
    Path folder;

    @BeforeAll
    static void compileThePage() throws IOException {
        jar = OwnModel.jar(Files.createDirectories(shared.resolve("good")));
        faulty = OwnModel.jar(Files.createDirectories(shared.resolve("faulty")),
                code -> code.replace("        steer(command, state);\n", "        steer(command, state);\n        state.velocity.x = state.worldTick == 40 ? Float.NaN : state.velocity.x;\n"));
    }

    @AfterEach
    void forgetPlugIns() {
        ModelCatalog.usePlugIns(List.of());
    }

    private Path goals() throws IOException {
        return Files.writeString(folder.resolve("goals.toml"), GOALS);
    }

    private static void assertDone(Shell shell) {
        assertEquals(Cli.DONE, shell.code(), shell.err());
        assertEquals("", shell.err());
    }

    @Test
    void optionWorksBeforeAndAfterTheCommand() {
        for (Shell shell : List.of(Shell.run("--models", jar, "models"), Shell.run("models", "--models", jar))) {
            assertDone(shell);
            assertTrue(shell.out().contains("glide       The velocity follows the keys"), shell.out());
        }
        assertFalse(Shell.run("models").out().contains("glide"), "the next command does not know the jar");
    }

    @Test
    void exampleModelRunsAndItsTraceReplaysBitForBit() {
        Path trace = folder.resolve("glide.trace");
        Shell made = Shell.run("simulate", "--models", jar, "--preset", "glide/table", "--map", "flat", "--ticks", "300", "--record", trace);
        assertDone(made);
        assertTrue(made.out().contains("Top speed            8.0 m/s"), made.out());
        Shell replayed = Shell.run("replay", "--models", jar, trace);
        assertDone(replayed);
        assertTrue(replayed.out().contains("The same run, bit for bit."), replayed.out());
    }

    @Test
    void kitOfAnOwnModelUsesItsDefaults() throws IOException {
        Shell shell = Shell.run("kit", "glide", "--models", jar, "--out", folder);
        assertDone(shell);
        assertTrue(Files.readString(folder.resolve("RULES.md")).contains("The rules are those of the class `glide.GlideModel`."));
        assertTrue(Files.readString(folder.resolve("cases/tick-1.txt")).contains("preset glide/table"));
    }

    @Test
    void reachTakesGoalsForAModelWithoutShippedGoals() throws IOException {
        Shell shell = Shell.run("reach", "--models", jar, "--preset", "glide/table", "--goals", goals(), "--knobs", "response");
        assertEquals(Cli.DONE, shell.code(), shell.err());
        assertTrue(shell.out().contains("Response 6 →"), shell.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate --preset glide/table --map flat --ticks 60", "compare glide/table glide/table --ticks 60", "sensitivity --preset glide/table --goals GOALS --knobs response",
        "reach --preset glide/table --goals GOALS --knobs response", "check --preset glide/table --goals GOALS", "kit glide --out OUT"})
    void stateThatIsNotANumberIsReportedWithItsTick(String line) throws IOException {
        String[] words = ("--models " + faulty + " " + line.replace("GOALS", goals().toString()).replace("OUT", folder.resolve("kit").toString())).split(" ");
        Shell shell = Shell.run((Object[]) words);
        assertTrue(shell.code() != Cli.DONE, "exit code");
        assertTrue((shell.out() + shell.err()).contains("the model glide calculated a state that is not a number on tick 40; this is a fault in its rules"), shell.out() + shell.err());
    }

    @Test
    void folderOfJarsIsLoaded() {
        Shell shell = Shell.run("models", "--models", jar.getParent());
        assertTrue(shell.out().contains("glide "), shell.out() + shell.err());
    }

    @Test
    void modelsInTheDataFolderAreLoaded() throws IOException {
        Path models = Files.createDirectories(folder.resolve("models"));
        Files.copy(jar, models.resolve("glide.jar"));
        System.setProperty(UserFolders.PROPERTY, folder.toString());
        try {
            assertTrue(Shell.run("models").out().contains("glide "));
        } finally {
            System.clearProperty(UserFolders.PROPERTY);
        }
    }

    @Test
    void faultsOfPlugInsAreListedAndStopNothing() throws IOException {
        Path damaged = Files.writeString(folder.resolve("damaged.jar"), "no jar");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path unlisted = OwnModel.jar(Files.createDirectory(folder.resolve("broken")), code -> code.replace("public GlideModel() {\n", "public GlideModel() {\n        this(1 / List.of().size());\n    }\n\n    private GlideModel(int unused) {\n"));
        for (String command : List.of("models", "maps")) {
            Shell shell = Shell.run("--models", damaged, "--models", empty, "--models", unlisted, "--models", jar, command);
            assertEquals(Cli.DONE, shell.code());
            List<String> faults = shell.err().lines().toList();
            assertEquals(3, faults.size(), shell.err());
            assertTrue(faults.get(0).startsWith(damaged + ": is not a readable jar: "), faults.get(0));
            assertEquals(empty + ": contains no model, because it has no file META-INF/services/dev.goldenangle.motor.Model", faults.get(1));
            assertTrue(faults.get(2).startsWith(unlisted + ": ") && faults.get(2).contains("glide.GlideModel could not be instantiated"), faults.get(2));
            assertTrue(ModelCatalog.find("glide").isPresent());
        }
    }

    @Test
    void missingJarIsRefused() {
        Shell shell = Shell.run("simulate", "--preset", "arena/default", "--models", folder.resolve("gone.jar"));
        assertEquals(Cli.BAD_INPUT, shell.code());
        assertTrue(shell.err().startsWith("--models " + folder.resolve("gone.jar") + ": this jar or folder does not exist"), shell.err());
    }
}
