package dev.goldenangle.workbench.cli;

import java.io.PrintWriter;

/** One line on standard error that counts long work, silent for the first half second and where nobody looks. */
final class Progress {
    private static final long QUIET_NANOS = 500_000_000L;
    private static final long EVERY_NANOS = 100_000_000L;
    private final PrintWriter err;
    private final String what;
    private final boolean visible = System.console() != null;
    private final long start = System.nanoTime();
    private long lastShown = start;

    Progress(PrintWriter err, String what) {
        this.err = err;
        this.what = what;
    }

    void at(long done, long total) {
        long now = System.nanoTime();
        if (visible && now - start > QUIET_NANOS && now - lastShown > EVERY_NANOS) {
            lastShown = now;
            err.printf("\r%s %d of %d", what, done, total);
            err.flush();
        }
    }

    void done() {
        if (lastShown != start) {
            err.print("\r" + " ".repeat(what.length() + 30) + "\r");
            err.flush();
        }
    }
}
