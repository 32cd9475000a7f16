package dev.goldenangle.workbench.app.files;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.OpenGoals;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.session.TuningSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** Goals left by a crash, for the attack tests in another package. */
public final class UnsavedFiles {
    private UnsavedFiles() {
    }

    public static String text() {
        OpenGoals shipped = new OpenGoals(GoalStore.read("arena/default").orThrow(), Optional.empty(), OpenGoals.Origin.SHIPPED);
        OpenGoals own = new OpenGoals(GoalStore.read("tilestep/default").orThrow().withId("mine.toml", "Mine"), Optional.of(Path.of("mine.toml")), OpenGoals.Origin.FILE);
        return UnsavedGoals.write(List.of(new Goals.Unsaved(shipped, shipped.set()), new Goals.Unsaved(own, own.set())));
    }

    /** Reads the file as the next start does. */
    public static void read(Path file) {
        UnsavedGoals.in(file);
    }

    /** Changes and autosaves knobs on every frame, without end. */
    public static void keepWithoutEnd(Path folder, Runnable begun) throws IOException {
        ShippedLibrary library = new ShippedLibrary();
        OpenPreset preset = library.openPreset("arena/default");
        TuningSession session = TuningSession.open(library, work -> { }, preset, library.openMap("flat", preset.model()));
        Autosave autosave = new Autosave(new Settings(folder), session);
        Path file = folder.resolve("unsaved.toml");
        for (int round = 1; true; round++) {
            session.document().knobs().set(preset.model().parameters().find("friction").orElseThrow(), Value.of(6 + round % 100 / 100.0));
            autosave.refresh(round * 2_000_000_000L);
            while (!Files.exists(file)) {
                LockSupport.parkNanos(1_000_000);
            }
            if (round == 1) {
                begun.run();
            }
            LockSupport.parkNanos(2_000_000);
        }
    }

    /** The problem with files left by a kill, as the next start would find it; deletes the files. */
    public static Optional<String> problem(Path folder) throws IOException {
        try (SaveSlot slot = SaveSlot.take(folder).orElseThrow()) {
            List<Path> left = SaveSlot.leftBehind(folder);
            List<String> problems = new ArrayList<>(left.isEmpty() ? List.of("nothing was left in " + slot.file()) : List.of());
            for (Path file : left) {
                if (PresetStore.shipped().read(file).preset().isEmpty()) {
                    problems.add(file.getFileName() + " cannot be read");
                }
                Files.delete(file);
            }
            return problems.stream().findFirst();
        }
    }
}
