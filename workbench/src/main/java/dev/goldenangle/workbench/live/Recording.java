package dev.goldenangle.workbench.live;

import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.io.GrowingFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * Writes live play to an input trace file. The file starts with the run so far and grows with it, so it always
 * contains the whole run.
 */
public final class Recording {
    private final Document document;
    private final LiveLoop loop;
    private final Sources sources;
    private final Notifications notifications;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active", false);
    private Path folder = Path.of("traces");
    private TraceRecorder recorder;
    private Consumer<Recorded> onRecorded = recorded -> { };
    private LiveRun driven;
    private Path file;
    private String preset;
    private Level level;
    private Run run;
    private int count;

    Recording(Document document, LiveLoop loop, Sources sources, Notifications notifications) {
        this.document = document;
        this.loop = loop;
        this.sources = sources;
        this.notifications = notifications;
    }

    /** Sets the receiver of finished recordings. */
    public void setOnRecorded(Consumer<Recorded> keeper) {
        onRecorded = keeper;
    }

    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    public void setFolder(Path newFolder) {
        folder = newFolder;
    }

    public void toggle() {
        if (active.get()) {
            stop();
        } else {
            start();
        }
    }

    private void start() {
        try {
            Files.createDirectories(folder);
            file = freeName();
            preset = document.preset().id();
            level = document.level();
            OutputStream out = GrowingFile.create(file);
            loop.submit(world -> {
                world.catchUpWholly();
                driven = world.driver();
                Simulation simulation = driven.simulation();
                Run soFar = driven.run();
                recorder = new TraceRecorder(out, simulation.traceHeader(soFar, Preset.publicId(preset), driven.source().id()));
                simulation.record(recorder, soFar);
            }).join();
            active.set(true);
            notifications.info(Messages.text("live.recording", file.getFileName()));
        } catch (IOException | CompletionException refused) {
            notifications.error(Messages.text("live.not-recorded", refused.getMessage()));
        }
    }

    private Path freeName() {
        Path free = null;
        while (free == null || Files.exists(free)) {
            free = folder.resolve(String.format(Locale.ROOT, "trace-%03d.txt", ++count));
        }
        return free;
    }

    /** Call on every frame: stops recording when the run ends or the file cannot be written. */
    void refresh() {
        if (active.get() && (recorder.failure().isPresent() || loop.driver() != driven)) {
            stop();
        }
    }

    /** Stops recording, if active. The recording becomes a source and a kept run. */
    void stop() {
        if (!active.get()) {
            return;
        }
        active.set(false);
        String trouble = "";
        try {
            loop.submit(world -> {
                run = driven.run();
                close();
            }).join();
        } catch (CompletionException broken) {
            trouble = broken.getCause().getMessage();
        }
        String name = Messages.text("live.trace", file.getFileName().toString().replaceAll("\\D+", ""));
        Source trace = Source.trace(file.toString(), name, run);
        document.history().begin(Messages.text("live.record", name));
        sources.add(trace);
        onRecorded.accept(new Recorded(name, run, preset, level));
        document.history().commit();
        if (trouble.isEmpty()) {
            notifications.success(Messages.text("live.recorded", file.getFileName(), String.valueOf(run.length())));
        } else {
            notifications.error(Messages.text("live.incomplete", trouble));
        }
    }

    private void close() {
        try {
            recorder.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken.getMessage(), broken);
        }
    }
}
