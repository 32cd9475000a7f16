package dev.goldenangle.workbench.app.files;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetReading;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.session.TuningSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Keeps unsaved knobs in a file while they are unsaved, so that a crash loses at most the last moments. */
public final class Autosave {
    private static final long EVERY_NANOS = 1_500_000_000L;
    private final Path file;
    private final boolean kept;
    private final TuningSession session;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "autosave");
        thread.setDaemon(true);
        return thread;
    });
    private Object written;
    private long lastNanos;

    public Autosave(Settings settings, TuningSession session) {
        this.file = settings.folder().resolve("unsaved.toml");
        this.kept = settings.isKept();
        this.session = session;
    }

    /** What a crash has left behind; the file stays until something is done about it. */
    public Optional<Preset> leftBehind() {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        PresetReading reading = new PresetStore(Path.of("presets")).read(file);
        return reading.preset();
    }

    /** Call on every frame; writes now and then, on another thread. */
    void refresh(long nanos) {
        Object values = session.knobs().values();
        boolean isClosed = writer.isShutdown();
        if (!kept || isClosed || nanos - lastNanos < EVERY_NANOS || values.equals(written)) {
            return;
        }
        lastNanos = nanos;
        written = values;
        if (session.files().hasUnsavedChanges()) {
            String text = PresetWriter.write(session.document().preset().preset().standalone().withParameters(session.knobs().values()));
            writer.execute(() -> write(text));
        } else {
            writer.execute(this::discard);
        }
    }

    private void write(String text) {
        try {
            Files.createDirectories(file.getParent());
            Path fresh = file.resolveSibling("unsaved.toml.new");
            Files.writeString(fresh, text);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            System.err.println("Unsaved work could not be kept: " + unwritable.getMessage());
        }
    }

    void discard() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stuck) {
            System.err.println("Could not remove " + file + ": " + stuck.getMessage());
        }
    }

    /** The window closes in good order. */
    void close() {
        writer.shutdown();
        discard();
    }
}
