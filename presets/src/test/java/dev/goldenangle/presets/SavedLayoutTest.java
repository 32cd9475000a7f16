package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.motor.Model;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import static dev.goldenangle.presets.PracticeParameter.FRICTION;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static dev.goldenangle.presets.PracticeParameter.TOP_SPEED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Saving a preset or a goal set to its file keeps the author's comments and layout. */
class SavedLayoutTest {
    private static final String MINE = """
            # My own words.
            model   = "practice"   # do not touch

            [jump]
            gravity = 30   # heavier than it looks

              [ground]
              # slippery on purpose
              friction = 3.5 # was 4
              stop_speed = "0.30W"
            # the end
            """;
    @TempDir
    Path folder;
    private PresetStore store;
    private Path file;

    @BeforeEach
    void prepare() {
        store = new PresetStore(folder, PracticeModel::find, id -> Optional.empty());
        file = folder.resolve("mine.toml");
    }

    private Preset read() {
        return store.read(file).orThrow();
    }

    private String saved(String text, Preset preset) throws IOException {
        Files.writeString(file, text);
        assertTrue(store.update(preset, file), "changed in place");
        assertEquals(preset, read());
        return Files.readString(file);
    }

    private Preset of(String text) throws IOException {
        Files.writeString(file, text);
        return read();
    }

    @Test
    void unchangedPresetLeavesItsFileAsItIs() throws IOException {
        assertEquals(MINE, saved(MINE, of(MINE)));
    }

    @Test
    void changedValuesAreReplacedInTheirLines() throws IOException {
        Preset read = of(MINE);
        Preset preset = read.withParameters(read.parameters().with(FRICTION, 4.25).with(GRAVITY, 31));
        assertEquals(MINE.replace("3.5 #", "4.25 #").replace("30 ", "31 "), saved(MINE, preset));
        assertEquals(MINE.replace("3.5 #", "4.25 #").replace("30 ", "31 ").replace("\n", "\r\n"), saved(MINE.replace("\n", "\r\n"), preset));
    }

    @Test
    void newKeysAreAddedToTheirSection() throws IOException {
        Preset read = of(MINE);
        String text = saved(MINE, read.withParameters(read.parameters().with(TOP_SPEED, 12)));
        assertEquals(MINE.replace("\"0.30W\"\n", "\"0.30W\"\n  top_speed = 12\n"), text);
    }

    @Test
    void formsOfValuesAreKept() throws IOException {
        Preset read = of(MINE);
        assertTrue(saved(MINE, read.withParameters(read.parameters().with("stop_speed", "0.5W"))).contains("stop_speed = \"0.5W\"\n"));
    }

    @Test
    void brokenFileIsKeptBesideTheNewOne() throws IOException {
        Preset preset = of(MINE);
        String broken = MINE.replace("3.5", "= 3.5");
        Files.writeString(file, broken);
        assertFalse(store.update(preset, file));
        assertEquals(preset, read());
        assertEquals(broken, Files.readString(folder.resolve("mine.toml.old")));
        Files.write(file, new byte[] {'a', (byte) 0xff});
        assertFalse(store.update(preset, file));
        assertEquals(2, Files.size(folder.resolve("mine.toml.old")));
    }

    @Test
    void missingFileIsWritten() throws IOException {
        Preset preset = of(MINE);
        Files.delete(file);
        assertTrue(store.update(preset, file));
        assertEquals(preset, read());
    }

    /** A random preset with comments between all lines is changed into another one. */
    @Property(tries = 40)
    void everyCommentOfTheAuthorIsKept(@ForAll long seed) {
        Random random = new Random(seed);
        RandomPresets presets = new RandomPresets(seed);
        Model model = ModelCatalog.models().get(random.nextInt(ModelCatalog.models().size()));
        Preset before = presets.next(model, "mine");
        Preset after = before.withParameters(presets.next(model, "mine").parameters());
        StringBuilder text = new StringBuilder();
        int comments = 0;
        for (String line : PresetWriter.write(before).lines().toList()) {
            boolean isPair = line.contains("=") && !line.startsWith("#");
            text.append("# ours ").append(comments++).append('\n').append(line).append(isPair ? "  # ours " + comments++ : "").append("\n");
        }
        PresetReader reader = new PresetReader();
        Preset read = reader.read("mine", "mine.toml", text.toString()).orThrow();
        String now = PresetEditor.preset(text.toString(), read, after).orElseThrow();
        assertEquals(after, reader.read("mine", "mine.toml", now).orThrow(), now);
        long gone = TomlEditor.pairs(PresetWriter.write(before)).keySet().stream().filter(key -> !TomlEditor.pairs(PresetWriter.write(after)).containsKey(key)).count();
        assertEquals(comments - gone, now.lines().filter(line -> line.contains("# ours ")).count(), "a comment is removed only with its key");
    }

    /** Goals changed, moved, removed and added. */
    @Property(tries = 100)
    void goalsThatStayKeepTheirLines(@ForAll long seed) {
        Random random = new Random(seed);
        String id = ShippedPresets.goalSets().get(random.nextInt(ShippedPresets.goalSets().size()));
        String text = ShippedPresets.findGoals(id).orElseThrow().text().replaceAll("(?m)^(measure .*)$", "$1   # ours");
        text = random.nextBoolean() ? text.replace("\n", "\r\n") : text;
        GoalSet before = GoalSetReader.read(id, id, text).orThrow();
        List<Goal> goals = new ArrayList<>(before.goals());
        int removed = random.nextInt(3);
        for (int i = 0; i < removed && goals.size() > 1; i++) {
            goals.remove(random.nextInt(goals.size()));
        }
        if (random.nextBoolean()) {
            Collections.shuffle(goals, random);
        }
        for (int i = 0; i < goals.size(); i++) {
            goals.set(i, removed == 0 && random.nextInt(3) == 0 ? goals.get(i).withWeight(2 + random.nextInt(2)) : goals.get(i));
        }
        GoalSet after = before.withGoals(goals).withId(id, "Other name");
        String now = PresetEditor.goals(text, before, after).orElseThrow();
        assertEquals(after, GoalSetReader.read(id, id, now).orThrow(), now);
        long kept = goals.stream().filter(before.goals()::contains).count();
        assertTrue(now.lines().filter(line -> line.endsWith("# ours")).count() >= kept, now);
        assertEquals(text, PresetEditor.goals(text, before, before).orElseThrow());
    }

    @Test
    void changedGoalIsEditedInItsLines() throws IOException {
        String text = """
                # Why these goals.

                name = "Mine"
                model = "arena"

                # Short stops.
                [[goal]]
                measure = "stop_distance"   # from full speed
                at_most   = "2m"  # ours
                """;
        GoalSet set = GoalSetReader.read("mine", "mine", text).orThrow();
        GoalSet other = set.with(0, set.goals().get(0).withWeight(3));
        Files.writeString(file, text);
        assertTrue(GoalStore.update(other, file));
        assertEquals(text + "weight = 3\n", Files.readString(file));
        Files.writeString(file, "model = ");
        assertFalse(GoalStore.update(other, file));
        assertEquals("model = ", Files.readString(folder.resolve("mine.toml.old")));
        assertEquals(Optional.of(other), GoalStore.read(file).set().map(read -> read.withId("mine", read.name())));
    }
}
