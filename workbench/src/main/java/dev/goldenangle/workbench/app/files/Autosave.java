package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.session.TuningSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Keeps unsaved knobs and goals in files while they are unsaved, so that a crash loses at most the last moments. What a crash has left behind
 * stays on disk until it is discarded, or until restored work is kept here in its turn.
 */
public final class Autosave {
    private static final long EVERY_NANOS = 1_500_000_000L;
    private static final int CLOSING_SECONDS = 10;
    private final Path folder;
    private final TuningSession session;
    private final Optional<SaveSlot> slot;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "autosave");
        thread.setDaemon(true);
        return thread;
    });
    private Object written;
    private long lastNanos;
    /** Restored, but on disk only under its old name; belongs to the writer. */
    private Path restored;
    /** Whether something could not be written lately; belongs to the writer. */
    private boolean failed;

    /**
     * Unsaved work of a session that ended unexpectedly.
     *
     * @param file   where the knobs are kept; the goals stand beside it
     * @param preset the knobs; empty when none were turned
     * @param goals  the goal sets that were edited, the one in use first
     */
    public record LeftBehind(Path file, Optional<Preset> preset, List<Goals.Unsaved> goals) {
        /** What it is about, for people. */
        String name() {
            return preset.map(Preset::name).orElseGet(() -> goals.get(0).current().name());
        }
    }

    public Autosave(Settings settings, TuningSession session) {
        this.folder = settings.folder();
        this.session = session;
        slot = settings.isKept() ? SaveSlot.take(folder) : Optional.empty();
    }

    /** The newest that a crash has left behind; it stays until something is done about it. */
    public Optional<LeftBehind> leftBehind() {
        PresetStore store = session.library().presetStore();
        return SaveSlot.leftBehind(folder).stream().map(file -> new LeftBehind(file, Files.isRegularFile(file) ? store.read(file).preset() : Optional.empty(), UnsavedGoals.in(SaveSlot.goalsBeside(file))))
                .filter(left -> left.preset.isPresent() || !left.goals.isEmpty()).findFirst();
    }

    /** Call on every frame; writes now and then, on another thread. */
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

    /** Writes a text, or takes the file away when there is nothing to keep. */
    private void keep(Path file, String text) {
        writer.execute(() -> {
            if (text.isEmpty()) {
                delete(file);
                return;
            }
            try {
                AtomicFile.write(file, text);
            } catch (IOException unwritable) {
                System.err.println("Unsaved work could not be kept: " + unwritable.getMessage());
                failed = true;
            }
        });
    }

    /** What was restored is kept under this window's own name now. */
    private void forgetRestored() {
        if (restored != null && !failed) {
            deleteBoth(restored);
            restored = null;
        }
        failed = false;
    }

    /** What was left behind is in the knobs and goals again; its files go as soon as these are kept under this window's own name. */
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

    /** The window closes in good order: what is unsaved now was given up on purpose. */
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
            System.err.println("Could not give up the name for unsaved work: " + stuck.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (restored != null) {
            deleteBoth(restored);
        }
    }
}
