package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.session.TuningSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Continuously saves unsaved knobs and goals, so that a crash loses at most a few seconds of work. Files left by a
 * crash stay on disk until they are discarded, or until the restored work has been saved here again.
 */
public final class Autosave {
    private static final long EVERY_NANOS = 1_500_000_000L;
    private static final int CLOSING_SECONDS = 10;
    private final Path folder;
    private final TuningSession session;
    private final Optional<SaveSlot> slot;
    private final ExecutorService writer = DaemonThreads.inOrder("autosave");
    private Object written;
    private long lastNanos;
    /** The restored file, until its content is saved under this window's name; used by the writer thread only. */
    private Path restored;
    /** Whether the last write failed; used by the writer thread only. */
    private boolean failed;

    /**
     * Unsaved work of a session that crashed.
     * @param file the file of the knobs; the goals are beside it
     * @param preset the knobs; empty if none were changed
     * @param goals the edited goal sets, the one in use first
     */
    public record LeftBehind(Path file, Optional<Preset> preset, List<Goals.Unsaved> goals) {
        /** The name to show to the user. */
        String name() {
            return preset.map(Preset::name).orElseGet(() -> goals.get(0).current().name());
        }
    }

    public Autosave(Settings settings, TuningSession session) {
        this.folder = settings.folders().state();
        this.session = session;
        slot = settings.isKept() ? SaveSlot.take(folder) : Optional.empty();
    }

    /** The newest work left by a crash. It stays on disk until restored or discarded. */
    public Optional<LeftBehind> leftBehind() {
        PresetStore store = session.library().presetStore();
        return SaveSlot.leftBehind(folder).stream().map(file -> new LeftBehind(file, Files.isRegularFile(file) ? store.read(file).preset() : Optional.empty(), UnsavedGoals.in(SaveSlot.goalsBeside(file))))
                .filter(left -> left.preset.isPresent() || !left.goals.isEmpty()).findFirst();
    }

    /** Call on every frame. Writes at intervals, on another thread. */
    void refresh(long nanos) {
        Object values = List.of(session.document().knobs().values(), session.document().goals().unsaved());
        boolean isClosed = writer.isShutdown();
        if (slot.isEmpty() || isClosed || nanos - lastNanos < EVERY_NANOS || values.equals(written)) {
            return;
        }
        lastNanos = nanos;
        written = values;
        keep(slot.get().file(), !session.files().hasUnsavedChanges() ? ""
                : PresetWriter.write(session.document().preset().preset().standalone().withParameters(session.document().knobs().values())));
        keep(SaveSlot.goalsBeside(slot.get().file()), UnsavedGoals.write(session.document().goals().unsaved()));
        writer.execute(this::forgetRestored);
    }

    /** Writes the text, or deletes the file if there is nothing to save. */
    private void keep(Path file, String text) {
        writer.execute(() -> {
            if (text.isEmpty()) {
                delete(file);
                return;
            }
            try {
                AtomicFile.write(file, text);
            } catch (IOException unwritable) {
                System.err.println("Could not autosave unsaved work: " + unwritable.getMessage());
                failed = true;
            }
        });
    }

    /** Deletes the restored file; its content is now saved under this window's name. */
    private void forgetRestored() {
        if (restored != null && !failed) {
            deleteBoth(restored);
            restored = null;
        }
        failed = false;
    }

    /** Call after restoring crashed work. Its files are deleted once the work is saved under this window's name. */
    void restored(LeftBehind left) {
        writer.execute(() -> restored = left.file);
    }

    void discard(LeftBehind left) {
        deleteBoth(left.file);
    }

    private static void deleteBoth(Path file) {
        delete(file);
        delete(SaveSlot.goalsBeside(file));
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stuck) {
            System.err.println("Could not remove " + file + ": " + stuck.getMessage());
        }
    }

    /** Call when the window closes normally: the user has chosen to drop any work that is still unsaved. */
    public void close() {
        writer.shutdown();
        try {
            if (!writer.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("Unsaved work is still being written");
            }
            if (slot.isPresent()) {
                deleteBoth(slot.get().file());
                slot.get().close();
            }
        } catch (IOException stuck) {
            System.err.println("Could not release the autosave file: " + stuck.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (restored != null) {
            deleteBoth(restored);
        }
    }
}
