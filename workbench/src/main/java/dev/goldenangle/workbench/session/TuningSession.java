package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.Loader;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.live.Bots;
import dev.goldenangle.workbench.live.Keyboard;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Places;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Recording;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.live.Sources;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunPersistence;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Composes what is tuned, what is played and what is compared. Only the window and tests hold it; a pane gets the rooms it uses. */
public final class TuningSession implements AutoCloseable {
    private final Library library;
    private final Tasks tasks;
    private final Document document;
    private final Loader loader;
    private final PresetFiles files;
    private final LivePlay live;
    private final Runs runs;

    /**
     * @param library   what there is to choose from
     * @param publisher runs a task on the session's thread
     * @param preset    the preset to begin with
     * @param level     the map to begin with, in the units of the preset's model
     */
    public TuningSession(Library library, Executor publisher, OpenPreset preset, Level level) {
        this(library, new ShippedBots(), publisher, preset, level);
    }

    /** @param bots the bots to choose from */
    public TuningSession(Library library, Bots bots, Executor publisher, OpenPreset preset, Level level) {
        this.library = library;
        tasks = new Tasks(publisher);
        document = new Document(preset, level);
        loader = new Loader(document, library, tasks);
        files = new PresetFiles(document, tasks);
        live = new LivePlay(document, library, bots, tasks);
        runs = new Runs(document, library, live, tasks);
    }

    public Library library() {
        return library;
    }

    public Tasks tasks() {
        return tasks;
    }

    public Document document() {
        return document;
    }

    /** Opens other presets and maps. */
    public Loader loader() {
        return loader;
    }

    /** The open preset as a file. */
    public PresetFiles files() {
        return files;
    }

    public LivePlay live() {
        return live;
    }

    public Runs runs() {
        return runs;
    }

    /** Whether something that was asked has not been answered yet: a what-if, or anything in the background. */
    public boolean isBusy() {
        return runs.isBusy() || tasks.isBusy();
    }

    /** Takes over what the simulation thread has made since; call once per frame. */
    public void pulse() {
        runs.pulse(live.pulse());
    }

    /** Waits until the simulation thread has done everything asked of it, and takes it over. For pictures and tests. */
    public void settle() {
        live.settle();
        pulse();
    }

    public Knobs knobs() {
        return document.knobs();
    }

    public History history() {
        return document.history();
    }

    public Notifications notices() {
        return tasks.notifications();
    }

    public Sources sources() {
        return live.sources();
    }

    public Playback playback() {
        return live.playback();
    }

    public WhatIf whatIf() {
        return runs.whatIf();
    }

    public ObjectProperty<WhatIf.Loop> whatIfLoopProperty() {
        return runs.whatIfLoopProperty();
    }

    public Places places() {
        return live.places();
    }

    public Recording recording() {
        return live.recording();
    }

    public Keyboard keyboard() {
        return live.keyboard();
    }

    public Source keyboardSource() {
        return live.keyboardSource();
    }

    public Model model() {
        return document.model();
    }

    public ReadOnlyObjectProperty<Level> levelProperty() {
        return document.levelProperty();
    }

    public Level level() {
        return document.level();
    }

    public double tickRate() {
        return document.tickRate();
    }

    public CompletableFuture<Void> openTrace(Path file) {
        return live.openTrace(file);
    }

    public CompletableFuture<Void> reopen(RunEntry entry) {
        return runs.reopen(entry);
    }

    public RunPersistence keepRunsIn(Path folder) {
        return runs.persistIn(folder);
    }

    public CompletableFuture<Void> openPreset(String id) {
        return loader.preset(id);
    }

    public CompletableFuture<Void> openMap(String id) {
        return loader.map(id);
    }

    public Run shownRun() {
        return runs.shown();
    }

    @Override
    public void close() {
        live.close();
        runs.close();
        files.close();
    }
}
