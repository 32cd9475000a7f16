package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.Loader;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.PresetFiles;
import dev.goldenangle.workbench.live.Bots;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.Tasks;

import java.util.concurrent.Executor;

/**
 * Composes what is tuned, what is played and what is compared. Only the window and tests hold it; a pane gets the rooms it uses.
 *
 * @param library  what there is to choose from
 * @param tasks    work in the background, and notifications
 * @param document the preset, its knobs and the map
 * @param loader   opens other presets and maps
 * @param files    the open preset as a file
 * @param goals    goal sets as files
 * @param live     what moves, by whom it is driven, and where it is shown
 * @param runs     runs kept and compared, and what would be if a knob were turned
 */
public record TuningSession(Library library, Tasks tasks, Document document, Loader loader, PresetFiles files, GoalFiles goals, LivePlay live, Runs runs)
        implements AutoCloseable {

    /**
     * @param publisher runs a task on the session's thread
     * @param preset    the preset to begin with
     * @param level     the map to begin with, in the units of the preset's model
     */
    public static TuningSession open(Library library, Executor publisher, OpenPreset preset, Level level) {
        return open(library, new ShippedBots(), publisher, preset, level);
    }

    /** @param bots the bots to choose from */
    public static TuningSession open(Library library, Bots bots, Executor publisher, OpenPreset preset, Level level) {
        Tasks tasks = new Tasks(publisher);
        Document document = new Document(preset, level);
        LivePlay live = new LivePlay(document, library, bots, tasks);
        return new TuningSession(library, tasks, document, new Loader(document, library, tasks), new PresetFiles(document, library.presetStore(), tasks),
                new GoalFiles(document, library, tasks), live, new Runs(document, library, live, tasks));
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

    @Override
    public void close() {
        live.close();
        runs.close();
        files.close();
        goals.close();
        loader.close();
    }
}
