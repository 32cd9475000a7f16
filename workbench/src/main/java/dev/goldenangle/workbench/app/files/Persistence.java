package dev.goldenangle.workbench.app.files;

import dev.goldenangle.workbench.runs.RunPersistence;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;

/** Saves what must survive the window: kept runs always, unsaved knobs in case it ends unexpectedly. */
public final class Persistence {
    private final TuningSession session;
    private final Settings settings;
    private final Autosave autosave;
    private RunPersistence runs;
    private boolean isFinishing;

    public Persistence(Settings settings, TuningSession session) {
        this.settings = settings;
        this.session = session;
        autosave = new Autosave(settings, session);
    }

    /** Offers what a crash left behind and brings kept runs back, once the window stands. */
    public void begin(FileActions files) {
        autosave.leftBehind().ifPresent(left -> files.offer(left, autosave));
        runs = session.runs().persistIn(settings.folder().resolve("runs"));
        Platform.runLater(runs::restore);
    }

    /** Call on every frame. */
    public void refresh(long nanos) {
        autosave.refresh(nanos);
        if (runs != null) {
            runs.refresh(nanos);
        }
    }

    /** Goes on when everything that was kept is on disk, and says so while that takes; asked twice, it goes on at once. */
    public void finish(Runnable then) {
        if (runs == null || !runs.isUnsaved() || isFinishing) {
            then.run();
            return;
        }
        isFinishing = true;
        session.tasks().notifications().info("Saving kept runs; the window closes when they are on disk");
        runs.flush().thenRunAsync(then, session.tasks().publisher());
    }

    /** The window closes in good order. */
    public void close() {
        autosave.close();
        if (runs != null) {
            runs.close();
        }
    }
}
