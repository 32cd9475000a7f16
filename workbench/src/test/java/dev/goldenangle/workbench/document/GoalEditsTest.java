package dev.goldenangle.workbench.document;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.workbench.tasks.Tasks;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Edits, undo, saving, reloading and switching of goal sets, in any order. */
class GoalEditsTest {
    private static final ShippedLibrary LIBRARY = new ShippedLibrary();
    private static final OpenPreset ARENA = LIBRARY.openPreset("arena/default");

    /** A document with its goals; tasks of other threads run while the test waits. */
    static final class Desk implements AutoCloseable {
        private final BlockingQueue<Runnable> handedOver = new LinkedBlockingQueue<>();
        final Document document = new Document(ARENA, LIBRARY.openMap("flat", ARENA.model()));
        final Goals goals = document.goals();
        final GoalFiles files = new GoalFiles(document, LIBRARY, new Tasks(handedOver::add));

        Desk() {
            files.start();
            await(() -> !goals.open().isNone());
        }

        void runPending() {
            for (Runnable next = handedOver.poll(); next != null; next = handedOver.poll()) {
                next.run();
            }
        }

        /** Reads the file in the background, and leaves the result waiting. */
        void readAgain() {
            runPending();
            files.reload();
            long end = System.nanoTime() + 60_000_000_000L;
            while (handedOver.isEmpty() && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assertFalse(handedOver.isEmpty());
        }

        void await(BooleanSupplier isSo) {
            try {
                for (int i = 0; i < 200 && !isSo.getAsBoolean(); i++) {
                    Runnable next = handedOver.poll(100, TimeUnit.MILLISECONDS);
                    if (next != null) {
                        next.run();
                    }
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            assertTrue(isSo.getAsBoolean(), "never came true");
        }

        @Override
        public void close() {
            files.close();
        }
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("goals");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Goal anyGoal(Random random) {
        List<GoalMetric> all = GoalMetrics.of(ARENA.model());
        GoalMetric measure = all.get(random.nextInt(all.size()));
        String unit = UnitScale.units(measure.quantity(), ARENA.model()).get(0);
        Amount low = new Amount(random.nextInt(50), unit);
        Limits limits = switch (random.nextInt(4)) {
            case 0 -> Limits.one(Relation.AT_MOST, low);
            case 1 -> Limits.one(Relation.AT_LEAST, low);
            case 2 -> Limits.two(Relation.BETWEEN, low, low.withNumber(low.number() + 1 + random.nextInt(9)));
            default -> Limits.two(Relation.ABOUT, low, low.withNumber(random.nextInt(4)));
        };
        return Goal.usual(measure, 1, ARENA.model(), 10).withLimits(limits).withWeight(random.nextInt(4)).withName("goal \"" + random.nextInt(100) + "\" # é");
    }

    static GoalSet edited(GoalSet set, Random random) {
        int size = set.goals().size();
        int index = size == 0 ? 0 : random.nextInt(size);
        return size == 0 ? set.inserted(0, anyGoal(random)) : switch (random.nextInt(6)) {
            case 0 -> set.inserted(random.nextInt(size + 1), anyGoal(random));
            case 1 -> set.without(index);
            case 2 -> set.moved(index, random.nextInt(size));
            case 3 -> set.inserted(index + 1, set.goals().get(index));
            case 4 -> set.with(index, set.goals().get(index).withWeight(random.nextInt(4)));
            default -> set.with(index, anyGoal(random));
        };
    }

    @Test
    void editByAnotherProgramIsReportedBeforeSaving() throws IOException {
        Path file = folder().resolve("mine.toml");
        try (Desk desk = new Desk()) {
            assertTrue(desk.files.saveAs(file));
            desk.goals.edit("Edit", edited(desk.goals.set(), new Random(3)));
            Goals.Unsaved mine = new Goals.Unsaved(desk.goals.open(), desk.goals.set());
            assertEquals(Optional.empty(), desk.files.outsideEdit(mine));
            GoalStore.save(GoalStore.read(file).orThrow().without(0), file);
            assertEquals(Optional.of("Its goals differ from those last read here."), desk.files.outsideEdit(mine));
            Files.writeString(file, "goal = = 3");
            assertTrue(desk.files.outsideEdit(mine).orElseThrow().contains("no longer be read"));
            Files.delete(file);
            assertEquals(Optional.empty(), desk.files.outsideEdit(mine), "nothing can be lost");
        }
    }

    @Property(tries = 60)
    void anySequenceOfEditsUndosAndSavesMatchesTheHistory(@ForAll long seed, @ForAll @IntRange(min = 1, max = 25) int steps) throws IOException {
        Random random = new Random(seed);
        Path folder = folder();
        try (Desk desk = new Desk()) {
            List<List<Goal>> states = new ArrayList<>(List.of(desk.goals.set().goals()));
            int at = 0;
            for (int step = 0; step < steps; step++) {
                int what = random.nextInt(8);
                if (what == 0) {
                    desk.document.history().undo();
                    at = Math.max(0, at - 1);
                } else if (what == 1) {
                    desk.document.history().redo();
                    at = Math.min(states.size() - 1, at + 1);
                } else if (what == 2) {
                    Path file = folder.resolve("set-" + random.nextInt(2) + ".toml");
                    assertTrue(desk.files.saveAs(file), "saving a set that was edited here");
                    assertFalse(desk.goals.editedProperty().get());
                    assertEquals(desk.goals.set(), GoalStore.read(file).orThrow(), "the file holds the shown set");
                } else {
                    GoalSet next = edited(desk.goals.set(), random);
                    boolean changes = !next.equals(desk.goals.set());
                    desk.goals.edit("Edit", next);
                    if (changes) {
                        states = new ArrayList<>(states.subList(0, at + 1));
                        states.add(next.goals());
                        at++;
                    }
                }
                assertEquals(states.get(at), desk.goals.set().goals(), "after step " + step);
                assertEquals(!desk.goals.set().equals(desk.goals.open().set()), desk.goals.editedProperty().get());
            }
            for (int i = 0; i <= steps; i++) {
                desk.document.history().undo();
            }
            assertEquals(states.get(0), desk.goals.set().goals(), "everything can be undone");
        }
    }

    @Test
    void editsSurviveSwitchingToAnotherPreset() {
        try (Desk desk = new Desk()) {
            GoalSet edited = desk.goals.set().without(0);
            desk.goals.edit("Remove", edited);
            desk.document.open("Open another", LIBRARY.openPreset("quakeworld/classic"), LIBRARY.openPreset("quakeworld/classic").values(), desk.document.level());
            assertEquals("quakeworld", desk.goals.set().model(), "the other model's goals are hidden before the new set is read");
            desk.await(() -> desk.goals.open().id().equals("quakeworld/default"));
            assertEquals(1, desk.goals.unsaved().size());
            desk.document.history().undo();
            assertEquals(edited, desk.goals.set());
            desk.document.history().undo();
            assertFalse(desk.goals.editedProperty().get());
        }
    }

    @Test
    void choosingDuplicatingRenamingAndDeletingCanBeUndone() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            GoalSet shipped = desk.goals.set();
            desk.files.duplicate();
            assertEquals(shipped.name() + " copy", desk.goals.set().name());
            assertTrue(desk.goals.editedProperty().get(), "it has no file yet");
            desk.files.rename("Duel feel");
            assertEquals("Duel feel", desk.goals.set().name());
            assertTrue(desk.files.saveAs(file));
            Files.writeString(file, Files.readString(file) + "# my own words\n");
            String text = Files.readString(file);
            desk.files.delete();
            assertFalse(Files.exists(file));
            assertEquals(shipped, desk.goals.set(), "the preset's own set replaces it");
            desk.document.history().undo();
            assertEquals(text, Files.readString(file), "undo brings the file back as it was");
            assertEquals("Duel feel", desk.goals.set().name());
            desk.document.history().undo();
            assertEquals(shipped.name() + " copy", desk.goals.set().name());
            desk.document.history().undo();
            assertEquals(shipped, desk.goals.set());
        }
    }

    @Test
    void externalEditIsAppliedAndABrokenFileKeepsTheLastGoodSet() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            desk.files.saveAs(file);
            GoalSet good = desk.goals.set();
            Files.writeString(file, Files.readString(file).replace("at_most = \"0.45s\"", "at_most = \"0.40s\""));
            desk.files.reload();
            desk.await(() -> !desk.goals.set().equals(good));
            assertEquals(0.40, desk.goals.set().goals().get(0).limits().first().number());
            assertFalse(desk.goals.editedProperty().get());
            GoalSet lastGood = desk.goals.set();
            Files.writeString(file, Files.readString(file).replace("measure = \"crisp_stop\"", "measure = \"crisp_stopp\""));
            desk.files.reload();
            desk.await(() -> desk.files.brokenProperty().get() != null);
            assertEquals(lastGood, desk.goals.set(), "the last good set stays");
            assertTrue(desk.files.brokenProperty().get().problems().get(0).text().contains("crisp_stop"), "the message suggests the right name");
            assertTrue(desk.files.brokenProperty().get().problems().get(0).line() > 1);
            Files.writeString(file, Files.readString(file).replace("crisp_stopp", "crisp_stop"));
            desk.files.reload();
            desk.await(() -> desk.files.brokenProperty().get() == null);
            desk.document.history().undo();
            assertEquals(good.goals(), desk.goals.set().goals(), "a reload can be undone");
        }
    }

    private static double firstLimit(Desk desk) {
        return desk.goals.set().goals().get(0).limits().first().number();
    }

    private static void write(Path file, String limit) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst("at_most = \"[0-9.]*s\"", "at_most = \"" + limit + "s\""));
    }

    @Test
    void editorChangeRightAfterOurSaveIsNoticed() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            desk.files.saveAs(file);
            for (String limit : List.of("0.31", "0.32", "0.33")) {
                desk.files.rename("Duel " + limit);
                desk.files.saveAs(file);
                write(file, limit);
                desk.await(() -> firstLimit(desk) == Double.parseDouble(limit));
                assertFalse(desk.goals.editedProperty().get());
            }
        }
    }

    @Test
    void contentReadBeforeOurSaveIsIgnored() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            desk.files.saveAs(file);
            double before = firstLimit(desk);
            write(file, "0.31");
            desk.readAgain();
            desk.files.rename("Duel");
            desk.files.saveAs(file);
            desk.runPending();
            assertEquals(before, firstLimit(desk), "the value in the file");
        }
    }

    @Test
    void lateReadOfAGoalSetDoesNotReplaceTheOneChosenSince() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            desk.files.saveAs(file);
            desk.readAgain();
            desk.goals.choose(OpenGoals.shipped(GoalStore.read("arena/document").orThrow()));
            desk.runPending();
            desk.runPending();
            assertEquals("arena/document", desk.goals.open().id());
        }
    }

    @Test
    void unsavedEditsStayWhenTheFileChanges() throws IOException {
        Path file = folder().resolve("duel.toml");
        try (Desk desk = new Desk()) {
            desk.files.saveAs(file);
            GoalSet edited = desk.goals.set().without(1);
            desk.goals.edit("Remove", edited);
            Files.writeString(file, Files.readString(file).replace("0.45s", "0.40s"));
            desk.files.reload();
            desk.await(() -> desk.goals.open().set().goals().get(0).limits().first().number() == 0.40);
            assertEquals(edited, desk.goals.set());
            assertTrue(desk.goals.editedProperty().get());
        }
    }

    @Test
    void editsLeftByACrashAreRestoredAsOneStep() {
        try (Desk crashed = new Desk(); Desk next = new Desk()) {
            crashed.goals.edit("Remove", crashed.goals.set().without(0));
            GoalSet shipped = next.goals.set();
            next.files.restore(crashed.goals.unsaved());
            assertEquals(crashed.goals.set(), next.goals.set());
            assertTrue(next.goals.editedProperty().get());
            next.document.history().undo();
            assertEquals(shipped, next.goals.set());
        }
    }

    @Test
    void savedPresetNamesItsChosenGoalSet() throws IOException {
        Path folder = folder();
        try (Desk desk = new Desk()) {
            PresetFiles presets = new PresetFiles(desk.document, LIBRARY.presetStore(), new Tasks(Runnable::run));
            desk.files.saveAs(folder.resolve("duel.toml"));
            assertTrue(presets.saveAs(folder.resolve("mine.toml")));
            assertEquals(Optional.of("duel.toml"), LIBRARY.openPreset(folder.resolve("mine.toml").toString()).preset().goals());
            assertEquals(folder.resolve("duel.toml").toString(), desk.goals.open().id());
            presets.close();
        }
    }

    @Test
    void goalCreatedFromARunIsMet() {
        try (Desk desk = new Desk()) {
            assertNull(desk.files.brokenProperty().get());
            int goals = desk.goals.set().goals().size();
            desk.goals.add(Goal.usual(GoalMetrics.find("stop_distance").orElseThrow(), 1.2345, ARENA.model(), 10));
            assertEquals(goals + 1, desk.goals.set().goals().size());
            assertEquals("≤ 1.24 m", desk.goals.set().goals().get(goals).limits().text());
            assertEquals(goals, desk.goals.addedProperty().get());
            assertNotNull(desk.document.history().undoLabelProperty().get());
        }
    }
}
