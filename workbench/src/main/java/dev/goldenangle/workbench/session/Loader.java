package dev.goldenangle.workbench.session;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunOrigin;
import dev.goldenangle.workbench.tasks.Progress;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** Opens presets, maps, traces and kept runs: found on another thread, taken over on the session's as one step of history. */
public final class Loader {
    private final TuningSession session;
    private final Executor publisher;

    Loader(TuningSession session, Executor publisher) {
        this.session = session;
        this.publisher = publisher;
    }

    /** Work on another thread whose outcome is applied on this one. */
    private interface Loading {
        /** @param isGivenUp whether nobody waits for it any more; long work asks now and then and stops */
        Runnable load(BooleanSupplier isGivenUp);
    }

    private CompletableFuture<Void> load(String title, Loading work) {
        Progress progress = new Progress(title, "", 0);
        session.notices().work().add(progress);
        return CompletableFuture.supplyAsync(() -> work.load(progress::isCancelled)).handleAsync((apply, failure) -> {
            session.notices().work().remove(progress);
            if (progress.isCancelled()) {
                return null;
            }
            if (failure != null) {
                session.notices().error(Objects.requireNonNullElse(failure.getCause(), failure).getMessage());
            } else {
                apply.run();
            }
            return null;
        }, publisher);
    }

    /** A shipped preset or a file by its id; the map stays, in the new model's units, if the model can move in it. */
    CompletableFuture<Void> preset(String id) {
        Level open = session.level();
        return load("Opening " + id, isGivenUp -> {
            OpenPreset opened = session.library().openPreset(id);
            boolean fits = opened.model().worldType().isInstance(open.world()) && opened.model().unitsPerMetre() == open.unitsPerMetre();
            Level fitting = fits ? open : session.library().openMap(mapFor(opened.model(), open), opened.model(), isGivenUp);
            return () -> session.open("Open " + id, opened, opened.values(), fitting);
        });
    }

    private String mapFor(Model model, Level open) {
        List<Library.Item> maps = session.library().maps(model);
        return maps.stream().map(Library.Item::id).filter(id -> id.equals(open.name())).findFirst()
                .orElseGet(() -> maps.stream().map(Library.Item::id).findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("there is no map that " + model.label() + " can move in")));
    }

    CompletableFuture<Void> map(String id) {
        Model model = session.model();
        return load("Opening " + id, isGivenUp -> {
            Level opened = session.library().openMap(id, model, isGivenUp);
            return () -> session.open("Open map " + id, session.document(), session.knobs().values(), opened);
        });
    }

    /** A trace file as a source that can drive, run along or be pinned; the mover it was recorded with must be open. */
    CompletableFuture<Void> trace(Path file) {
        Model model = session.model();
        return load("Opening " + file.getFileName(), isGivenUp -> {
            TraceReading reading = TraceReader.read(file);
            InputTrace trace = reading.trace().orElseThrow(() -> new IllegalArgumentException(reading.problems().get(0).toString()));
            if (!trace.header().model().equals(model.id())) {
                throw new IllegalArgumentException(file.getFileName() + " was recorded with " + trace.header().model() + ", not with " + model.id());
            }
            return () -> take(file, trace);
        });
    }

    private void take(Path file, InputTrace trace) {
        Source source = Source.trace(file.toString(), file.getFileName().toString().replaceFirst("\\.[^.]*$", ""), trace);
        session.sources().add(source);
        session.sources().drive(source);
        if (trace.header().mapHash() != session.level().hash()) {
            session.notices().warn(source.label() + " was recorded on " + trace.header().map() + ", not on this map");
        }
    }

    /** Opens the map a run was made on, and plays the keys of the run there again. */
    CompletableFuture<Void> replay(String label, Run run) {
        String map = run.header().map();
        Model model = session.model();
        Level open = session.level();
        return load("Opening " + map, isGivenUp -> {
            Level there = run.header().mapHash() == open.hash() ? open : session.library().openMap(map, model, isGivenUp);
            return () -> {
                session.history().begin("Play " + label);
                if (there != session.level()) {
                    session.open("Open map " + map, session.document(), session.knobs().values(), there);
                }
                session.sources().replace(Source.trace("replay " + label, label, run));
                session.history().commit();
                session.playback().play();
            };
        });
    }

    /** A kept run as it was made: its knobs, its map, and its keys driving, played to its end. */
    public CompletableFuture<Void> run(RunEntry entry) {
        Run run = entry.run();
        RunOrigin origin = entry.origin();
        Level open = session.level();
        Model model = session.library().models().stream().filter(each -> each.id().equals(run.header().model())).findFirst().orElseThrow();
        return load("Opening " + entry.name(), isGivenUp -> {
            OpenPreset document = documentOf(origin, run, model);
            boolean isOpen = run.header().mapHash() == open.hash() && model.unitsPerMetre() == open.unitsPerMetre();
            Level level = isOpen ? open : session.library().openMap(origin.map(), model, isGivenUp);
            return () -> show(entry, run, document, level);
        });
    }

    /** The preset the run was made from; when it is gone, one that holds what the run was made with. */
    private OpenPreset documentOf(RunOrigin origin, Run run, Model model) {
        try {
            OpenPreset document = session.library().openPreset(origin.preset());
            if (document.model() == model) {
                return document;
            }
        } catch (IllegalArgumentException gone) {
            // The run itself has every value.
        }
        return new OpenPreset(Preset.of(origin.preset(), model.id(), run.header().parameters()), Optional.empty(), model);
    }

    private void show(RunEntry entry, Run run, OpenPreset document, Level level) {
        session.playback().pause();
        session.history().begin("Re-open " + entry.name());
        session.open("Re-open " + entry.name(), document, run.header().parameters(), level);
        session.sources().replace(entry.source());
        session.history().commit();
        session.playback().skip(run.length());
        if (level.hash() != run.header().mapHash()) {
            session.notices().warn(entry.name() + " was made on another version of " + run.header().map());
        } else if (!run.knobChanges().isEmpty()) {
            session.notices().info(entry.name() + ": knobs were turned from tick " + run.knobChanges().get(0).tick() + " on; its keys are played with those of its start");
        } else {
            session.notices().success("Re-opened " + entry.name());
        }
    }
}
