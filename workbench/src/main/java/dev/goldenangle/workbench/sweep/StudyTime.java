package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.background.Progress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Estimates how long a study takes: runs a few of its own rows on as many threads as the study will use, and times them. */
final class StudyTime {
    private static final double LONGEST_SECONDS = 1.5;
    private static final long MOST_ROWS = 400;
    /** With fewer rows than this for each thread, the time of the first, slower rows counts too. */
    private static final int WARM_ROWS = 4;
    private static final double GOLDEN = 0.6180339887498949;

    private StudyTime() {
    }

    /**
     * The expected seconds for all rows. Returns early if the answer is no longer needed.
     *
     * @param total number of rows of the study
     */
    static double seconds(RowEngine.Rows rows, long total, int threads, BooleanSupplier isStale) throws Exception {
        Progress monitor = new Progress();
        List<Double> finished = new ArrayList<>();
        RowEngine.run(0, Math.min(total, MOST_ROWS), threads, index -> rows.row(spread(index, total)), monitor, (index, row) -> {
            finished.add(monitor.seconds());
            if (isStale.getAsBoolean() || finished.size() >= threads && monitor.seconds() > LONGEST_SECONDS) {
                monitor.cancel();
            }
        });
        return total * secondsPerRow(finished, threads);
    }

    /** Rows that are far apart in the study, because rows of other knob values may take longer. */
    private static long spread(long index, long total) {
        double place = index * GOLDEN;
        return (long) ((place - Math.floor(place)) * total);
    }

    /** From the later half of the rows, because the first ones also load classes and maps. */
    private static double secondsPerRow(List<Double> finished, int threads) {
        int last = finished.size() - 1;
        int from = finished.size() < WARM_ROWS * threads ? -1 : last / 2;
        return (finished.get(last) - (from < 0 ? 0 : finished.get(from))) / (last - from);
    }
}
