package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.live.Keyboard;
import dev.goldenangle.workbench.live.LiveFrame;
import dev.goldenangle.workbench.live.LiveLoop;
import dev.goldenangle.workbench.live.LiveWorld;
import dev.goldenangle.workbench.live.Places;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Recording;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.runs.RunOrigin;
import dev.goldenangle.workbench.runs.RunPersistence;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.SetChangeListener;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Everything the panes share: the preset and its knobs, the level, the sources, time, runs and what-if, history and
 * notices. It belongs to one thread, the window's; what other threads make is handed over by {@link #pulse} and by the
 * publisher given to the constructor.
 */
public final class TuningSession implements AutoCloseable {
    private static final double SHORTEST_WHAT_IF_SECONDS = 10;
    private static final double LONGEST_WHAT_IF_SECONDS = 60;

    private final Library library;
    private final Executor publisher;
    private final History history = new History();
    private final Notifications notices = new Notifications();
    private final Keyboard keyboard = new Keyboard();
    private final Source keyboardSource = Source.keyboard(keyboard);
    private final LiveLoop loop = new LiveLoop(keyboard);
    private final Playback playback = new Playback(loop);
    private final Sources sources = new Sources(history);
    private final RunList runs = new RunList(history, this::origin);
    private final WhatIf whatIf;
    private final List<LatestTask<?, ?>> inBackground = new ArrayList<>();
    private final Knobs knobs;
    private final ReadOnlyObjectWrapper<OpenPreset> document = new ReadOnlyObjectWrapper<>(this, "document");
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(this, "level");
    private final ObjectProperty<WhatIf.Loop> loopKind = new SimpleObjectProperty<>(this, "whatIfLoop", WhatIf.Loop.CLOSED);
    private final Recording recording = new Recording(this, loop);
    private final Places places = new Places(this, loop);
    private final PresetFiles files;
    private final Loader openings;
    private List<Source> ghostOrder = List.of();
    private List<Source> asked = List.of();
    private int epoch;
    private boolean opening;
    /** What-ifs wait for the first frame, so that they do not slow down the start. */
    private boolean awake;

    /**
     * @param library   what there is to choose from
     * @param publisher runs a task on the session's thread
     * @param document  the preset to begin with
     * @param level     the map to begin with, in the units of the preset's model
     */
    public TuningSession(Library library, Executor publisher, OpenPreset document, Level level) {
        this.library = library;
        this.publisher = publisher;
        this.document.set(document);
        this.level.set(level);
        knobs = new Knobs(history, document.values());
        whatIf = new WhatIf(publisher, Math.max(2, Runtime.getRuntime().availableProcessors()));
        offerSources();
        files = new PresetFiles(this, publisher);
        openings = new Loader(this, publisher);
        listen();
        playback.setOnRestart(recording::stop);
        beginWorld();
    }

    private void listen() {
        knobs.valuesProperty().addListener((observable, old, values) -> useKnobs(values));
        knobs.savedProperty().addListener((observable, old, saved) -> askWhatIf());
        sources.drivingProperty().addListener((observable, old, source) -> beginWorld());
        sources.ghosts().addListener((SetChangeListener<Source>) change -> useGhosts());
        sources.pinned().addListener((SetChangeListener<Source>) change -> askWhatIf());
        runs.list().addListener((ListChangeListener<RunEntry>) change -> {
            if (!whatIfSources().equals(asked)) {
                askWhatIf();
            }
        });
        loopKind.addListener((observable, old, kind) -> askWhatIf());
        whatIf.resultProperty().addListener((observable, old, result) -> showWhatIf(result));
        whatIf.failureProperty().addListener((observable, old, failure) -> {
            if (!failure.isEmpty()) {
                notices.error("What-if failed for " + failure);
            }
        });
        playback.stateProperty().addListener((observable, old, state) -> {
            if (old == Playback.State.LIVE) {
                askWhatIf();
            }
        });
    }

    public Library library() {
        return library;
    }

    public History history() {
        return history;
    }

    public Notifications notices() {
        return notices;
    }

    public Knobs knobs() {
        return knobs;
    }

    public Sources sources() {
        return sources;
    }

    public RunList runs() {
        return runs;
    }

    public Playback playback() {
        return playback;
    }

    public WhatIf whatIf() {
        return whatIf;
    }

    /** Whether bots react in a what-if, or press the same keys as before. */
    public ObjectProperty<WhatIf.Loop> whatIfLoopProperty() {
        return loopKind;
    }

    public Places places() {
        return places;
    }

    public Recording recording() {
        return recording;
    }

    public PresetFiles files() {
        return files;
    }

    public Keyboard keyboard() {
        return keyboard;
    }

    /** The source that is the keyboard. */
    public Source keyboardSource() {
        return keyboardSource;
    }

    public ReadOnlyObjectProperty<OpenPreset> documentProperty() {
        return document.getReadOnlyProperty();
    }

    public OpenPreset document() {
        return document.get();
    }

    public Model model() {
        return document.get().model();
    }

    public ReadOnlyObjectProperty<Level> levelProperty() {
        return level.getReadOnlyProperty();
    }

    public Level level() {
        return level.get();
    }

    private RunOrigin origin() {
        return new RunOrigin(document().id(), library.idOf(level()));
    }

    /** The ticks per second of the knobs as they are. */
    public double tickRate() {
        return knobs.values().get(model().tickRate());
    }

    /** Opens a trace file as a source that can drive, run along or be pinned; the mover it was recorded with must be open. */
    public CompletableFuture<Void> openTrace(Path file) {
        return openings.trace(file);
    }

    /** Opens the map a run was made on, and plays the keys of the run there again. */
    public CompletableFuture<Void> replay(String label, Run run) {
        return openings.replay(label, run);
    }

    /** Opens a kept run as it was made: its knobs, its map and its keys. */
    public CompletableFuture<Void> reopen(RunEntry entry) {
        return openings.run(entry);
    }

    /** Carries kept runs from session to session in a folder. */
    public RunPersistence keepRunsIn(Path folder) {
        return new RunPersistence(this, publisher, folder);
    }

    /** Something worked out in the background whenever it is asked anew; what fails is told as an error. */
    public <Q, A> LatestTask<Q, A> background(long delayMillis, LatestTask.Work<Q, A> work) {
        LatestTask<Q, A> made = new LatestTask<>(publisher, delayMillis, work, notices::error);
        inBackground.add(made);
        return made;
    }

    /** Whether something that was asked has not been answered yet: a what-if, or anything in the background. */
    public boolean isBusy() {
        return !whatIf.isAnswered() || inBackground.stream().anyMatch(work -> work.busyProperty().get());
    }

    /** Opens a shipped preset or a file by its id; the map stays, in the new model's units, if the model can move in it. */
    public CompletableFuture<Void> openPreset(String id) {
        return openings.preset(id);
    }

    public CompletableFuture<Void> openMap(String id) {
        return openings.map(id);
    }

    /** Another preset or map, as one step of history. */
    public void open(String label, OpenPreset newDocument, ParameterSet values, Level newLevel) {
        OpenPreset oldDocument = document();
        ParameterSet oldValues = knobs.values();
        Level oldLevel = level();
        show(newDocument, values, newLevel);
        history.did(label, document, () -> show(oldDocument, oldValues, oldLevel), () -> show(newDocument, values, newLevel));
    }

    private void show(OpenPreset newDocument, ParameterSet values, Level newLevel) {
        boolean otherModel = newDocument.model() != model();
        boolean otherWorld = otherModel || newLevel != level();
        opening = true;
        document.set(newDocument);
        level.set(newLevel);
        knobs.open(newDocument.values(), values);
        if (otherModel) {
            offerSources();
        }
        opening = false;
        if (otherWorld) {
            places.forget();
            beginWorld();
        } else {
            useKnobs(values);
        }
    }

    /** The document now has these values: they were saved, or read again. */
    public void saved(OpenPreset newDocument) {
        document.set(newDocument);
        knobs.open(newDocument.values(), knobs.values());
    }

    private void offerSources() {
        List<Source> offered = new ArrayList<>(library.bots(model(), level()));
        offered.add(keyboardSource);
        sources.offer(offered, offered.get(0));
    }

    private void beginWorld() {
        if (opening) {
            return;
        }
        recording.stop();
        playback.forget();
        runs.now().setRun(null);
        runs.before().setRun(null);
        runs.showPinned(List.of());
        ghostOrder = List.copyOf(sources.ghosts());
        loop.begin(new LiveWorld(++epoch, model(), knobs.values(), level(), sources.driving(), ghostOrder));
        askWhatIf();
    }

    private void useKnobs(ParameterSet values) {
        if (!opening) {
            loop.submit(world -> world.use(values));
            askWhatIf();
        }
    }

    private void useGhosts() {
        if (!opening) {
            List<Source> wanted = List.copyOf(sources.ghosts());
            ghostOrder = wanted;
            loop.submit(world -> world.setGhosts(wanted));
            askWhatIf();
        }
    }

    private void askWhatIf() {
        if (opening || !awake) {
            return;
        }
        asked = whatIfSources();
        if (asked.isEmpty()) {
            runs.showPinned(List.of());
        }
        whatIf.request(new WhatIf.Request(model(), level(), knobs.saved(), knobs.values(), asked, whatIfTicks(), loopKind.get()));
    }

    /** The driving source if it can do the same again, then what is pinned: sources, and kept runs that were made here. */
    private List<Source> whatIfSources() {
        Set<Source> wanted = new LinkedHashSet<>();
        if (sources.driving().isRepeatable()) {
            wanted.add(sources.driving());
        }
        wanted.addAll(sources.pinned());
        runs.kept().stream().filter(entry -> entry.pinnedProperty().get() && isOfThisWorld(entry.run())).map(RunEntry::source).forEach(wanted::add);
        return List.copyOf(wanted);
    }

    private boolean isOfThisWorld(Run run) {
        return run.header().model().equals(model().id()) && run.header().mapHash() == level().hash();
    }

    /** As long as what has been played, but neither a blink nor an hour. */
    private int whatIfTicks() {
        double played = playback.lengthProperty().get() / tickRate();
        double seconds = Math.max(SHORTEST_WHAT_IF_SECONDS, Math.min(LONGEST_WHAT_IF_SECONDS, Math.ceil(played / 10) * 10));
        return (int) Math.round(seconds * tickRate());
    }

    private void showWhatIf(WhatIf.Result result) {
        runs.showPinned(result.pairs().stream().filter(pair -> !pair.source().equals(sources.driving())).toList());
        WhatIf.Pair pair = result.of(sources.driving()).orElse(null);
        if (pair == null) {
            return;
        }
        runs.before().setRun(pair.before());
        boolean sameKeys = result.request().loop() == WhatIf.Loop.OPEN && pair.now() != pair.before();
        if (!playback.isLive() && (sameKeys || isPlayedWithOtherKnobs(runs.now().run()) || playback.showsRemade())) {
            runs.now().setRun(pair.now());
            playback.showRemade(pair.now().length(), sameKeys ? pair.now() : null);
        }
    }

    /** A world that has shown no frame yet has played nothing that could be remade. */
    private boolean isPlayedWithOtherKnobs(Run run) {
        return run != null && !(run.knobChanges().isEmpty() && run.header().parameters().equals(knobs.values()));
    }

    /** Takes over what the simulation thread has made since; call once per frame. */
    public void pulse() {
        if (!awake) {
            awake = true;
            askWhatIf();
        }
        LiveFrame frame = loop.takeFrame();
        if (frame == null || frame.epoch() != epoch) {
            return;
        }
        playback.show(frame);
        boolean isFirst = runs.now().run() == null;
        if (!playback.showsRemade()) {
            runs.now().setRun(frame.run());
        }
        if (isFirst) {
            whatIf.current().ifPresent(this::showWhatIf);     // a knob may have been turned before there was anything to remake
        }
        if (frame.ghosts().size() == ghostOrder.size()) {
            runs.showGhosts(ghostOrder.stream().map(Source::label).toList(), frame.ghosts());
        }
        int end = sources.driving().ticks();
        if (end > 0 && playback.isLive() && frame.run().length() >= end) {
            playback.pause();
        }
    }

    /** Waits until the simulation thread has done everything asked of it and no ghost is behind, and takes it over. For pictures and tests. */
    public void settle() {
        loop.submit(LiveWorld::catchUpWholly).join();
        pulse();
    }

    /** The run that is shown as now, or null before its first tick. */
    public Run shownRun() {
        return runs.now().run();
    }

    @Override
    public void close() {
        loop.close();
        whatIf.close();
        files.close();
    }
}
