package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;

import java.util.function.LongFunction;

/** Measures at arbitrary points, such as those along one knob. */
final class PointRuns {
    private PointRuns() {
    }

    static void run(KnobSpace space, Evaluator evaluator, long count, LongFunction<double[]> points, int threads, Progress monitor, StudyTable table) {
        run(count, index -> evaluator.row(space, points.apply(index)), threads, monitor, table, () -> { });
    }

    /** @param onRow called after every row, on any thread */
    static void run(long count, RowEngine.Rows rows, int threads, Progress monitor, StudyTable table, Runnable onRow) {
        try {
            RowEngine.run(0, count, threads, rows, monitor, (index, row) -> {
                table.append(row);
                onRow.run();
            });
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
