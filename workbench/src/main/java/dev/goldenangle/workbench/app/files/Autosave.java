package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.session.TuningSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Keeps unsaved knobs in a file while they are unsaved, so that a crash loses at most the last moments. What a crash has left behind
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

    /** Unsaved work of a session that ended unexpectedly. */
    public record LeftBehind(Path file, Preset preset) {
    }

    public Autosave(Settings settings, TuningSession session) {
        this.folder = settings.folder();
        this.session = session;
        slot = settings.isKept() ? SaveSlot.take(folder) : Optional.empty();
    }

    /** The newest that a crash has left behind; it stays until something is done about it. */
    public Optional<LeftBehind> leftBehind() {
        PresetStore store = session.library().presetStore();
        return SaveSlot.leftBehind(folder).stream().flatMap(file -> store.read(file).preset().map(preset -> new LeftBehind(file, preset)).stream()).findFirst();
    }

    /** Call on every frame; writes now and then, on another thread. */
    void refresh(long nanos) {
        Object values = session.document().knobs().values();
        boolean isClosed = writer.isShutdown();
        if (slot.isEmpty() || isClosed || nanos - lastNanos < EVERY_NANOS || values.equals(written)) {
            return;
        }
        lastNanos = nanos;
        written = values;
        if (session.files().hasUnsavedChanges()) {
            String text = PresetWriter.write(session.document().preset().preset().standalone().withParameters(session.document().knobs().values()));
            writer.execute(() -> write(text));
        } else {
            writer.execute(() -> delete(slot.get().file()));
        }
    }

    private void write(String text) {
        try {
            AtomicFile.write(slot.orElseThrow().file(), text);
            if (restored != null) {
                delete(restored);
                restored = null;
            }
        } catch (IOException unwritable) {
            System.err.println("Unsaved work could not be kept: " + unwritable.getMessage());
        }
    }

    /** What was left behind is in the knobs again; its file goes as soon as they are kept under this window's own name. */
    void restored(LeftBehind left) {
        writer.execute(() -> restored = left.file);
    }

    void discard(LeftBehind left) {
        delete(left.file);
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
                delete(slot.get().file());
                slot.get().close();
            }
        } catch (IOException stuck) {
            System.err.println("Could not give up the name for unsaved work: " + stuck.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        if (restored != null) {
            delete(restored);
        }
    }
}
