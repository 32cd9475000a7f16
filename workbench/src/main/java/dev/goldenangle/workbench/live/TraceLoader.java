package dev.goldenangle.workbench.live;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceProblem;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.recorded.FlightCheck;
import dev.goldenangle.toolkit.library.recorded.GhostRun;
import dev.goldenangle.toolkit.library.recorded.ImportedRun;
import dev.goldenangle.workbench.tasks.DamagedFile;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Opens recorded inputs, from a file or a run, and lets them drive. */
final class TraceLoader {
    /** The model that plays the demos of other games. */
    private static final String DEMO_MODEL = "strafejump";
    private final Document document;
    private final Library library;
    private final Sources sources;
    private final Playback playback;
    private final Tasks tasks;
    private BiConsumer<String, String> onOtherMap;
    private LivePlay.OtherModel onOtherModel;

    TraceLoader(Document document, Library library, Sources sources, Playback playback, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.sources = sources;
        this.playback = playback;
        this.tasks = tasks;
        onOtherMap = (name, map) -> tasks.notifications().warn(Messages.text("live.other-map", name, map));
        onOtherModel = (file, model, preset) -> tasks.notifications().warn(Messages.text("live.other-model", file.getFileName(), model, document.model().id()));
    }

    /** @param action receives a file of another model instead of playing it */
    void setOnOtherModel(LivePlay.OtherModel action) {
        onOtherModel = action;
    }

    /** @param action receives the name of a recording and of its map, if another map is open */
    void setOnOtherMap(BiConsumer<String, String> action) {
        onOtherMap = action;
    }

    CompletableFuture<Void> open(Path file) {
        Model model = document.model();
        return tasks.load(Messages.text("document.opening", file.getFileName()), progress -> {
            TraceReading reading = TraceReader.read(file);
            InputTrace trace = reading.trace().orElseThrow(() -> new IllegalArgumentException(reading.problems().get(0).toString()));
            if (!trace.header().model().equals(model.id())) {
                return () -> onOtherModel.opened(file, trace.header().model(), trace.header().preset());
            }
            TraceReplay.refuseOtherModel(trace.header(), model);
            return () -> drive(file, trace, reading.problems());
        });
    }

    /** Opens another game's demo: its inputs drive, and the recorded run is passed to {@code ghost}. */
    CompletableFuture<Void> openRecording(Path file, Consumer<Run> ghost) {
        Model model = document.model();
        Level level = document.level();
        ParameterSet knobs = document.knobs().values();
        String preset = document.preset().name();
        return tasks.load(Messages.text("document.opening", file.getFileName()), progress -> {
            GameRecording recording = sound(() -> ImportedRun.read(file.toString()));
            if (!model.id().equals(DEMO_MODEL)) {
                return () -> onOtherModel.opened(file, DEMO_MODEL, recording.game() == GameRecording.Game.DEFRAG_CPM ? "strafejump/cpm" : "strafejump/vq3");
            }
            ParameterSet parameters = sound(() -> ImportedRun.atRate(recording, model, knobs));
            Run recorded = GhostRun.of(recording, model, parameters);
            InputTrace trace = recording.game() == GameRecording.Game.DEFRAG_VQ3
                    ? ImportedRun.trace(recording, FlightCheck.inEmptySpace(recording, model, parameters), model, parameters, level, preset) : null;
            return () -> show(file, recording, recorded, trace, ghost);
        });
    }

    private interface Reading<T> {
        T read() throws BadInput;
    }

    private static <T> T sound(Reading<T> reading) {
        try {
            return reading.read();
        } catch (BadInput refused) {
            throw new IllegalArgumentException(refused.getMessage(), refused);
        }
    }

    private void show(Path file, GameRecording recording, Run recorded, InputTrace traceOrNull, Consumer<Run> ghost) {
        ghost.accept(recorded);
        if (traceOrNull != null) {
            Source source = Source.trace(file.toString(), file.getFileName().toString().replaceFirst("\\.[^.]*$", ""), traceOrNull);
            sources.add(source);
            sources.drive(source);
        }
        if (!recording.map().equals(document.level().name())) {
            onOtherMap.accept(file.getFileName().toString(), recording.map());
        }
    }

    private void drive(Path file, InputTrace trace, List<TraceProblem> problems) {
        problems.stream().findFirst().ifPresent(problem -> tasks.notifications().damaged(new DamagedFile(
                Messages.text("live.damaged.title", file.getFileName(), String.valueOf(problem.line())), Messages.text("live.damaged", problem.reason(), String.valueOf(trace.ticks())))));
        Source source = Source.trace(file.toString(), file.getFileName().toString().replaceFirst("\\.[^.]*$", ""), trace);
        sources.replace(source);
        if (trace.header().mapHash() != document.level().hash()) {
            onOtherMap.accept(source.label(), trace.header().map());
        }
    }

    CompletableFuture<Void> replay(String label, Run run) {
        String map = run.header().map();
        Model model = document.model();
        Level open = document.level();
        return tasks.load(Messages.text("document.opening", map), progress -> {
            Level there = run.header().mapHash() == open.hash() ? open : library.openMapNamedByFile(map, run.header().mapHash(), model, progress::isCancelled);
            return () -> replay(label, run, there);
        });
    }

    private void replay(String label, Run run, Level level) {
        document.history().begin(Messages.text("live.play", label));
        if (level != document.level()) {
            document.openLevel(Messages.text("document.open-map", run.header().map()), level);
        }
        sources.replace(Source.trace("replay-" + label, label, run));
        document.history().commit();
        playback.play();
    }
}
