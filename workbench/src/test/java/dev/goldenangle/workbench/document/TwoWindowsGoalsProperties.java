package dev.goldenangle.workbench.document;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalStore;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two windows and an editor change the same goal set in any order. Nothing is overwritten that its window did not know, unless its user says so. */
class TwoWindowsGoalsProperties {
    private static final int STEPS = 25;

    /** One window, the goals it last knew to be in the file, and those its user made and did not save. */
    private static final class Window implements AutoCloseable {
        private final GoalEditsTest.Desk desk = new GoalEditsTest.Desk();
        private List<Goal> unsaved;

        Window(Path file) {
            desk.files.use(file.toString());
            desk.await(() -> desk.goals.open().file().isPresent());
        }

        List<Goal> known() {
            return desk.goals.open().set().goals();
        }

        void edit(Random random) {
            desk.goals.edit("Edit", GoalEditsTest.edited(desk.goals.set(), random));
            unsaved = desk.goals.editedProperty().get() ? desk.goals.set().goals() : null;
        }

        void reload() {
            CompletableFuture<Void> done = desk.files.reload();
            desk.await(done::isDone);
        }

        /** As Ctrl+S does: asks first if another program has changed the file. The user then waits for the file's goals or overwrites them. */
        void save(Path file, Random random) {
            List<Goal> onDisk = goals(file);
            Goals.Unsaved mine = new Goals.Unsaved(desk.goals.open(), desk.goals.set());
            boolean isAsked = desk.files.outsideEdit(mine).isPresent();
            assertEquals(!known().equals(onDisk), isAsked, "the window asks if the file holds goals that it has not read");
            if (isAsked && random.nextBoolean()) {
                return;
            }
            assertTrue(desk.files.save(mine, file));
            assertEquals(mine.current().goals(), goals(file));
            unsaved = null;
        }

        @Override
        public void close() {
            desk.close();
        }
    }

    private static List<Goal> goals(Path file) {
        return GoalStore.read(file).orThrow().goals();
    }

    private static void editOutside(Path file, Random random) throws IOException {
        GoalSet set = GoalStore.read(file).orThrow();
        GoalStore.save(GoalEditsTest.edited(set, random), file);
    }

    @Property(tries = 8, shrinking = ShrinkingMode.OFF)
    void nothingIsLostInAnyOrderOfEditsAndSaves(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        Path file = Files.createTempDirectory("two-windows").resolve("mine.toml");
        GoalStore.save(GoalStore.read("arena/default").orThrow().withId("mine", "Mine"), file);
        try (Window one = new Window(file); Window two = new Window(file)) {
            List<Window> windows = List.of(one, two);
            for (int step = 0; step < STEPS; step++) {
                Window window = windows.get(random.nextInt(2));
                switch (random.nextInt(8)) {
                    case 0, 1, 2 -> window.edit(random);
                    case 3, 4 -> window.save(file, random);
                    case 5 -> editOutside(file, random);
                    case 6 -> window.reload();
                    default -> window.desk.runPending();
                }
                for (Window each : windows) {
                    assertTrue(each.unsaved == null || each.unsaved.equals(each.desk.goals.set().goals()), "unsaved goals are kept");
                }
            }
            for (Window window : windows) {
                window.reload();
                window.desk.await(() -> window.known().equals(goals(file)));
                assertEquals(window.unsaved == null ? goals(file) : window.unsaved, window.desk.goals.set().goals());
                assertFalse(window.unsaved == null && window.desk.goals.editedProperty().get());
            }
        }
    }
}
