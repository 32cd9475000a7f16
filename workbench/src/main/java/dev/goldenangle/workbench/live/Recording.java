package dev.goldenangle.workbench.live;

import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;

/**
 * Records live play to a trace file as it happens. The run begins afresh where the mover stands, so that the file alone
 * says all there is to know about it.
 */
public final class Recording {
    private final TuningSession session;
    private final LiveLoop loop;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active", false);
    private Path folder = Path.of("traces");
    private TraceRecorder recorder;
    private Path file;
    private Run run;
    private int count;

    public Recording(TuningSession session, LiveLoop loop) {
        this.session = session;
        this.loop = loop;
    }

    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    /** Where files go. */
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
            OutputStream out = Files.newOutputStream(file);
            loop.submit(world -> {
                world.restart(world.driver().simulation().state().copy());
                Simulation simulation = world.driver().simulation();
                recorder = new TraceRecorder(out, simulation.traceHeader(session.document().id(), world.driver().source().id()));
                simulation.record(recorder);
            }).join();
            active.set(true);
            session.notices().info("Recording to " + file.getFileName());
        } catch (IOException | CompletionException refused) {
            session.notices().error("Cannot record: " + refused.getMessage());
        }
    }

    private Path freeName() {
        Path free = null;
        while (free == null || Files.exists(free)) {
            free = folder.resolve(String.format("trace-%03d.txt", ++count));
        }
        return free;
    }

    /** Ends the recording, if there is one; what was recorded becomes a source and a kept run. */
    public void stop() {
        if (!active.get()) {
            return;
        }
        active.set(false);
        try {
            loop.submit(world -> {
                run = world.driver().run();
                close();
            }).join();
        } catch (CompletionException broken) {
            session.notices().error("The trace may be cut off: " + broken.getMessage());
        }
        String name = "Trace " + file.getFileName().toString().replaceAll("\\D+", "");
        Source trace = Source.trace(file.toString(), name, run);
        session.history().begin("Record " + name);
        session.sources().add(trace);
        session.runs().keep(name, run);
        session.history().commit();
        session.notices().success("Recorded " + file.getFileName() + ", " + run.length() + " ticks");
    }

    private void close() {
        try {
            recorder.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
