package dev.goldenangle.workbench.document;

import dev.goldenangle.workbench.tasks.Notifications;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the file of a preset or a goal set. */
@FunctionalInterface
interface Saving {
    /** Returns whether the layout of a file that was there could be kept. */
    boolean run() throws IOException;

    /** Saves a file that is watched, and says when that failed or when its old text had to be put aside. Returns whether the file is saved. */
    default boolean run(Path file, FileWatch watch, Notifications notifications) {
        try {
            boolean isLayoutKept = run();
            watch.saved(file);
            if (!isLayoutKept) {
                notifications.warn(file.getFileName() + " could not be changed in place and was written anew; its old text is in " + file.getFileName() + ".old");
            }
            return true;
        } catch (IOException refused) {
            notifications.error("Could not save " + file.getFileName() + ": " + refused.getMessage());
            return false;
        }
    }

    /** A whole file that replaces the one that was there. */
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
