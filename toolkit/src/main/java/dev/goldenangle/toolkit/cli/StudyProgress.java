package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Progress;

import java.io.PrintWriter;
import java.util.Locale;

/** Prints the progress of long work to standard error once a second: count, rate and time left. */
final class StudyProgress {
    private static final long PAUSE_MILLIS = 1000;
    private final Progress monitor;
    private final PrintWriter err;
    private final Thread thread;

    private StudyProgress(Progress monitor, PrintWriter err) {
        this.monitor = monitor;
        this.err = err;
        this.thread = DaemonThreads.unstarted("progress", this::tell);
    }

    static StudyProgress of(Progress monitor, PrintWriter err) {
        StudyProgress progress = new StudyProgress(monitor, err);
        progress.thread.start();
        return progress;
    }

    private void tell() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.sleep(PAUSE_MILLIS);
                err.println(line(monitor));
                err.flush();
            }
        } catch (InterruptedException done) {
            Thread.currentThread().interrupt();
        }
    }

    static String line(Progress monitor) {
        String stage = monitor.stage().isEmpty() ? "" : monitor.stage() + ": ";
        boolean knowsEnd = monitor.total() > monitor.done();
        String count = knowsEnd ? String.format(Locale.ROOT, "%,d of %,d", monitor.done(), monitor.total()) : String.format(Locale.ROOT, "%,d", monitor.done());
        String left = knowsEnd && !Double.isNaN(monitor.secondsLeft()) ? String.format(Locale.ROOT, ", %.0f s left", monitor.secondsLeft()) : "";
        return stage + count + " points, " + String.format(Locale.ROOT, "%.0f", monitor.rate()) + " per second" + left;
    }

    void close() {
        thread.interrupt();
    }
}
