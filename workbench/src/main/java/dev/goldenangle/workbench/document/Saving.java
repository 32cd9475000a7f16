package dev.goldenangle.workbench.document;

import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the file of a preset or a goal set. */
@FunctionalInterface
interface Saving {
    /** Returns whether the layout of an existing file could be kept. */
    boolean run() throws IOException;

    /**
     * Saves a watched file. Notifies the user if that failed or if the old text had to be moved to another file.
     * Returns whether the file was saved.
     */
    default boolean run(Path file, FileWatch watch, Notifications notifications) {
        try {
            boolean isLayoutKept = run();
            watch.saved(file);
            if (!isLayoutKept) {
                notifications.warn(Messages.text("document.rewritten", file.getFileName()));
            }
            return true;
        } catch (IOException refused) {
            notifications.error(Messages.text("document.not-saved", file.getFileName(), refused.getMessage()));
            return false;
        }
    }

    /** Replaces the whole file. */
    interface Whole {
        void write() throws IOException;
    }

    static Saving whole(Whole file) {
        return () -> {
            file.write();
            return true;
        };
    }
}
