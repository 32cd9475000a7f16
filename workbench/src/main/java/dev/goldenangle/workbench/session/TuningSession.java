package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.Loader;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.live.Bots;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.concurrent.Executor;

/**
 * Combines the document, live play and runs. Only the window and tests hold a session; a pane gets just the parts it
 * uses.
 * @param library available models, presets and maps
 * @param tasks background work and notifications
 * @param document the preset, its knobs and the map
 * @param presets the list of presets
 * @param loader opens other presets and maps
 * @param files the file of the open preset
 * @param goals the files of goal sets
 * @param live the live world, its sources and playback
 * @param runs kept and compared runs, and the what-if
 */
public record TuningSession(Library library, Tasks tasks, Document document, PresetList presets, Loader loader, PresetFiles files, GoalFiles goals,
                            LivePlay live, Runs runs)
        implements AutoCloseable {

    /**
     * @param publisher runs a task on the session's thread
     * @param preset the first preset
     * @param level the first map, in the units of the preset's model
     */
    public static TuningSession open(Library library, Executor publisher, OpenPreset preset, Level level) {
        return open(library, new ShippedBots(), publisher, preset, level);
    }

    /** @param bots the available bots */
    public static TuningSession open(Library library, Bots bots, Executor publisher, OpenPreset preset, Level level) {
        Tasks tasks = new Tasks(publisher);
        Document document = new Document(preset, level);
        LivePlay live = new LivePlay(document, library, bots, tasks);
        return new TuningSession(library, tasks, document, new PresetList(library, tasks), new Loader(document, library, tasks), new PresetFiles(document, library.presetStore(), tasks),
                new GoalFiles(document, library, tasks), live, new Runs(document, library, live, tasks));
    }

    /** Whether a what-if or other background work is still running. */
    public boolean isBusy() {
        return runs.isBusy() || tasks.isBusy();
    }

    /** Applies new results of the simulation thread. Call once per frame. */
    public void pulse() {
        runs.pulse(live.pulse());
    }

    /** Waits until the simulation thread has done all requested work, and applies it. For snapshots and tests. */
    public void settle() {
        live.settle();
        pulse();
    }

    @Override
    public void close() {
        live.close();
        runs.close();
        files.close();
        goals.close();
        loader.close();
    }
}
