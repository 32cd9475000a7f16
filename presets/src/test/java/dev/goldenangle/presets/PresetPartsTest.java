package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static dev.goldenangle.presets.PracticeParameter.FRICTION;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static dev.goldenangle.presets.PracticeParameter.JUMP_SPEED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Details of presets and goal sets that tests of whole files rarely reach. */
class PresetPartsTest {
    private static final Preset PLAIN = Preset.of("practice/mine", "practice", PracticeParameter.TABLE.defaults());
    @TempDir
    private Path folder;
    private PresetStore store;

    @BeforeEach
    void open() {
        store = new PresetStore(folder, PracticeModel::find, id -> id.equals("practice/shipped") ? Optional.of(new PresetSource.PresetText("s", "model = \"practice\"\n")) : Optional.empty());
    }

    @Test
    void presetIsNamedAfterTheEndOfItsId() {
        assertEquals("mine", PLAIN.name());
        assertEquals("child", PLAIN.extended("practice/child").name());
        assertEquals("plain", Preset.of("plain", "practice", PLAIN.parameters()).name());
    }

    @Test
    void presetCanBeChangedPartByPart() {
        Preset changed = PLAIN.withHeader("Name", "What for").withGoals("duel.toml").withId("practice/other");
        assertEquals("practice/other Name What for Optional[duel.toml]", changed.id() + " " + changed.name() + " " + changed.description() + " " + changed.goals());
        assertEquals(Optional.of("duel.toml"), changed.extended("heir").goalSet(), "an extending preset uses the same set");
        assertEquals(Optional.empty(), changed.extended("heir").goals());
        assertEquals(Optional.of("duel.toml"), changed.extended("heir").standalone().goals(), "and keeps it without its base");
        assertEquals(Optional.empty(), changed.extended("heir").standalone().base());
        assertEquals(Optional.empty(), PLAIN.goalSet());
    }

    @Test
    void standalonePresetKeepsItsValuesAndKnobs() {
        Preset heir = PLAIN.extended("heir").withParameters(PLAIN.parameters().with(GRAVITY, 40)).inDerivedForm();
        assertEquals(heir.derived(), heir.standalone().derived());
        assertEquals(40, heir.standalone().parameters().get(GRAVITY), 1e-9);
        assertEquals(PLAIN.parameters(), heir.baseParameters());
        assertEquals(PracticeParameter.TABLE.defaults(), heir.standalone().baseParameters());
    }

    @Test
    void derivedKnobReplacesItsRawParameter() {
        Preset derived = PLAIN.inDerivedForm();
        assertTrue(derived.isReplaced(GRAVITY) && derived.isReplaced(JUMP_SPEED) && derived.isReplaced(FRICTION));
        assertFalse(derived.isReplaced(PracticeParameter.TOP_SPEED));
        assertFalse(PLAIN.isReplaced(GRAVITY));
    }

    @Test
    void unchangedKnobKeepsItsNotation() {
        Preset derived = PLAIN.inDerivedForm();
        Value height = derived.derived().get("jump_height");
        assertEquals(height, derived.withParameters(derived.parameters().with(PracticeParameter.TOP_SPEED, 12)).derived().get("jump_height"));
    }

    @Test
    void folderListsItsPresetsAndTheShippedOnesTheyReplace() throws IOException {
        assertEquals(List.of(), new PresetStore(folder.resolve("none"), PracticeModel::find, PresetSource.NONE).ids());
        assertEquals(List.of(), PresetStore.shipped().ids());
        store.save(PLAIN);
        store.save(PLAIN.withId("practice/shipped"));
        Files.createDirectories(folder.resolve("practice/goals"));
        Files.writeString(folder.resolve("practice/goals/duel.toml"), "");
        Files.writeString(folder.resolve("practice/notes.txt"), "");
        Files.createDirectories(folder.resolve("practice/folder.toml"));
        assertEquals(List.of("practice/mine", "practice/shipped"), store.ids());
        assertEquals(List.of("practice/shipped"), store.shadowed());
    }

    @Test
    void folderPrecedesShippedPresetsAndFiles() throws IOException {
        assertEquals("shipped", store.read("practice/shipped").orThrow().name());
        store.save(PLAIN.withId("practice/shipped").withHeader("In front", ""));
        assertEquals("In front", store.read("practice/shipped").orThrow().name());
        assertEquals("In front", store.read("practice/shipped.toml").orThrow().name(), "with its extension as well");
        Path file = folder.resolve("elsewhere.txt");
        Files.writeString(file, "model = \"practice\"\nname = \"Elsewhere\"\n");
        assertEquals("Elsewhere", store.read(file.toString()).orThrow().name());
        assertEquals(Optional.empty(), store.find(folder.resolve("practice/shipped").toString()), "an absolute path is not an id");
    }

    @Test
    void refusedSaveGivesAReason() throws IOException {
        Preset base = PLAIN.withId("practice/base");
        store.save(base);
        Preset child = base.extended("practice/child").withParameters(PLAIN.parameters().with(FRICTION, 9));
        store.save(base.withParameters(PLAIN.parameters().with(GRAVITY, 40)));
        String changed = assertThrows(IOException.class, () -> store.save(child)).getMessage();
        assertEquals("practice/child was not saved, because it would not read back the same: its base has changed since it was loaded", changed);
        String lost = assertThrows(IOException.class, () -> store.save(PLAIN.withId("practice/gone").extended("practice/child"))).getMessage();
        assertTrue(lost.contains("there is no preset \"practice/gone\" to extend"), lost);
        assertFalse(Files.exists(folder.resolve("practice/child.toml")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "goals = 3 | goals: must be a text in quotes of at most 4000 characters",
        "ground = 3 | ground: must be a table: [ground]",
        "[jump]; auto_jump = 1 | jump.auto_jump: must be true or false",
        "[angle]; mode = 1 | angle.mode: must be one of \"none\", \"soft\", \"very-hard\"",
        "[angle]; target = true | angle.target: must be a number of radians or a text such as \"35deg\"",
        "[angle]; target = \"35\" | angle.target: write a plain number without quotes",
        "[run]; tick_rate = true | run.tick_rate: must be a number or a text such as \"8ms\"",
        "[ground]; friction = true | ground.friction: must be a number or, for a speed, a text such as \"0.3W\"",
        "[ground]; friction = \"5W\" | ground.friction: cannot be written in W",
        "[ground]; friction = inf | ground.friction: must be a finite number",
        "jump_height = 3 | jump_height: belongs in the table [jump]",
        "[jump]; jump_height = \"3deg\" | jump.jump_height: cannot be written in deg",
        "[jump]; jump_height = \"3ms\" | jump.jump_height: cannot be written in ms",
        "[ground]; jump_height = 3 | ground.jump_height: belongs in the table [jump]"})
    void mistakeIsReportedWithWhatIsAllowed(String lines, String reason) {
        PresetReading reading = new PresetReader(PracticeModel::find, PresetSource.NONE).read("m", "m.toml", "model = \"practice\"\n" + lines.replace("; ", "\n") + "\n");
        String message = reading.problems().get(0).toString();
        assertTrue(message.contains(": " + reason), message);
        assertEquals(1, reading.problems().size(), reading.report());
    }

    @Test
    void longWordIsShortenedInMessages() {
        PresetReader reader = new PresetReader(PracticeModel::find, PresetSource.NONE);
        String at40 = reader.read("m", "m", "model = \"practice\"\n[ground]\nfriction = \"" + "x".repeat(40) + "\"\n").report();
        assertTrue(at40.contains("\"" + "x".repeat(40) + "\" is not a value"), at40);
        String at41 = reader.read("m", "m", "model = \"practice\"\n[ground]\nfriction = \"" + "x".repeat(41) + "\"\n").report();
        assertTrue(at41.contains("\"" + "x".repeat(40) + "…\" is not a value"), at41);
    }

    @Test
    void headerTextHasAtMostFourThousandCharacters() {
        PresetReader reader = new PresetReader(PracticeModel::find, PresetSource.NONE);
        assertTrue(reader.read("m", "m", "model = \"practice\"\ndescription = \"" + "x".repeat(4000) + "\"\n").preset().isPresent());
        assertTrue(reader.read("m", "m", "model = \"practice\"\ndescription = \"" + "x".repeat(4001) + "\"\n").preset().isEmpty());
        assertEquals("x:1:1: there is no preset called x", reader.read("x").report());
        assertEquals("m", reader.read("a/m", "m", "model = \"practice\"\n").orThrow().name());
    }

    @Test
    void baseOfAnotherModelIsRefused() {
        PresetReader reader = new PresetReader(id -> PracticeModel.find("practice").filter(model -> id.equals("practice")).or(() -> ModelCatalog.find(id)), new ShippedPresets());
        assertEquals("m:2:1: extends: is a preset of arena, not of practice", reader.read("m", "m", "model = \"practice\"\nextends = \"arena/default\"\n").report());
    }

    @Test
    void goalSetsAreFoundByIdOrFile() throws IOException {
        assertTrue(GoalStore.ids("arena").contains("arena/default") && GoalStore.ids("arena").stream().allMatch(id -> id.startsWith("arena/")));
        assertEquals(Optional.of("arena/default"), GoalStore.usual("arena"));
        assertEquals(Optional.empty(), GoalStore.usual("practice"));
        assertEquals("arena/defalt:1:1: there is no goal set and no file of this name; did you mean arena/default?", GoalStore.read("arena/defalt").report());
        assertTrue(GoalStore.read("a\0b").report().contains("there is no goal set and no file"));
        Path file = folder.resolve("duel.toml");
        Files.writeString(file, "model = \"arena\"\n");
        assertEquals("duel.toml", GoalStore.read(file.toString()).orThrow().name());
        assertTrue(GoalStore.read(folder).report().contains("cannot be read: "));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> GoalStore.read("arena/defalt").orThrow()).getMessage().contains("did you mean"));
    }

    @Test
    void goalSetFileMayBeBesideThePresetOrMissing() throws IOException {
        assertEquals(Optional.of("arena/default"), GoalStore.setOf(PLAIN.withGoals("arena/default")));
        assertEquals(Optional.of("nowhere"), GoalStore.setOf(PLAIN.withGoals("nowhere")));
        assertEquals(Optional.of("a\0b"), GoalStore.setOf(PLAIN.withGoals("a\0b")));
        Files.writeString(folder.resolve("duel.toml"), "");
        assertEquals(Optional.of(folder.resolve("duel.toml").toString()), GoalStore.setOf(PLAIN.withId(folder.resolve("x.toml").toString()).withGoals("duel.toml")));
    }

    @Test
    void goalSetThatWouldNotReadBackIsNotSaved() {
        GoalSet set = GoalStore.read("arena/default").orThrow();
        Goal nameless = set.goals().get(0).withName(" ");
        Path file = folder.resolve("set.toml");
        String message = assertThrows(IOException.class, () -> GoalStore.save(set.with(0, nameless), file)).getMessage();
        assertTrue(message.startsWith("arena/default was not saved, because it would not read back the same: "), message);
        assertFalse(Files.exists(file));
    }

    private static final String GOAL = "[[goal]]\nmeasure = \"jumps\"\nat_most = 3\n";

    @Test
    void goalSetHasAtMostTwoHundredGoalsWhichAreTables() {
        String head = "model = \"arena\"\n";
        assertEquals(200, GoalSetReader.read("s", "s", head + GOAL.repeat(200)).orThrow().goals().size());
        String many = GoalSetReader.read("s", "s", head + GOAL.repeat(201)).report();
        assertTrue(many.contains("goal.: a set has at most 200 goals"), many);
        assertTrue(GoalSetReader.read("s", "s", head + "goal = 3\n").report().contains("goals are written as tables of an array: [[goal]]"));
        assertTrue(GoalSetReader.read("s", "s", head + "goal = [3]\n").report().contains("a goal is a table: [[goal]]"));
        assertTrue(GoalSetReader.read("s", "s", "model = 3\n").report().contains("model: must be a text in quotes"));
        assertEquals("s", GoalSetReader.read("a/s", "s", head).orThrow().name());
    }

    /** Only values that differ from the defaults are written. */
    @Test
    void goalIsWrittenWithoutDefaults() {
        String text = """
                name = "s"
                model = "arena"

                # Jumps, between two numbers.
                [[goal]]
                name = "Hops"
                measure = "jumps"
                between = [3, 5]
                weight = 0
                map = "stairs"
                bot = "runner"
                seconds = 2.5
                seed = 7

                # A ledge.
                [[goal]]
                measure = "ledge_height"
                about = "1m"
                tolerance = "0.5m"
                """;
        GoalSet set = GoalSetReader.read("s", "s", text).orThrow();
        assertEquals(text, GoalSetWriter.write(set));
    }
}
