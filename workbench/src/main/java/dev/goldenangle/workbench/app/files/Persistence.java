package dev.goldenangle.workbench.app.files;

import dev.goldenangle.workbench.runs.RunPersistence;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;

/** Saves work that must outlive the window: kept runs always, unsaved knobs in case of a crash. */
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

    /** Offers work left by a crash and restores kept runs. Call when the window is ready. */
    public void begin(FileActions files) {
        autosave.leftBehind().ifPresent(left -> files.offer(left, autosave));
        runs = session.runs().persistIn(settings.folders().data().resolve("runs"));
        Platform.runLater(runs::restore);
    }

    /** Call on every frame. */
    public void refresh(long nanos) {
        autosave.refresh(nanos);
        if (runs != null) {
            runs.refresh(nanos);
        }
    }

    /**
     * Continues when all kept runs are on disk, with a message if that takes time. A run that is still being simulated
     * is kept first. A second call continues at once.
     */
    public void finish(Runnable then) {
        if (runs == null || !runs.isUnsaved() && !session.runs().isAwaited() || isFinishing) {
            then.run();
            return;
        }
        isFinishing = true;
        session.tasks().notifications().info(Messages.text("app.files.closing"));
        session.runs().whenWhole(() -> runs.flush().thenRunAsync(then, session.tasks().publisher()));
    }

    /** Call when the window closes normally. */
    public void close() {
        autosave.close();
        if (runs != null) {
            runs.close();
        }
    }
}
