package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.runs.RunPersistence;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;

/** What outlives the window: kept runs always, unsaved knobs when it ends unexpectedly. */
final class Keeping {
    private final TuningSession session;
    private final Settings settings;
    private final Autosave autosave;
    private RunPersistence runs;

    Keeping(Settings settings, TuningSession session) {
        this.settings = settings;
        this.session = session;
        autosave = new Autosave(settings, session);
    }

    /** Offers what a crash left behind and brings kept runs back, once the window stands. */
    void begin(FileDeeds files) {
        autosave.leftBehind().ifPresent(left -> files.offer(left, autosave));
        runs = session.keepRunsIn(settings.folder().resolve("runs"));
        Platform.runLater(runs::restore);
    }

    /** Call on every frame. */
    void refresh(long nanos) {
        autosave.refresh(nanos);
        if (runs != null) {
            runs.refresh(nanos);
        }
    }

    /** The window closes in good order. */
    void close() {
        autosave.close();
        if (runs != null) {
            runs.close();
        }
    }
}
