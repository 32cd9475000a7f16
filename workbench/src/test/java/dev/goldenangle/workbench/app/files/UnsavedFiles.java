package dev.goldenangle.workbench.app.files;

import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.OpenGoals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Goals that a crash has left, for the attack, which stands outside this room. */
public final class UnsavedFiles {
    private UnsavedFiles() {
    }

    public static String text() {
        OpenGoals shipped = new OpenGoals(GoalStore.read("arena/default").orThrow(), Optional.empty(), OpenGoals.Origin.SHIPPED);
        OpenGoals own = new OpenGoals(GoalStore.read("tilestep/default").orThrow().withId("mine.toml", "Mine"), Optional.of(Path.of("mine.toml")), OpenGoals.Origin.FILE);
        return UnsavedGoals.write(List.of(new Goals.Unsaved(shipped, shipped.set()), new Goals.Unsaved(own, own.set())));
    }

    /** As the next start reads it. */
    public static void read(Path file) {
        UnsavedGoals.in(file);
    }
}
