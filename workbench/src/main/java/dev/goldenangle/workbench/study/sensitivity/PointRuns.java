package dev.goldenangle.workbench.study.sensitivity;

import dev.goldenangle.workbench.study.Evaluator;
import dev.goldenangle.workbench.study.KnobSpace;
import dev.goldenangle.workbench.study.RowEngine;
import dev.goldenangle.workbench.study.StudyMonitor;
import dev.goldenangle.workbench.study.StudyTable;

import java.util.function.LongFunction;

/** Measures at points that no design names, such as those along one knob. */
final class PointRuns {
    private PointRuns() {
    }

    static void run(KnobSpace space, Evaluator evaluator, long count, LongFunction<double[]> points, int threads, StudyMonitor monitor, StudyTable table) {
        run(space, evaluator, count, points, threads, monitor, table, () -> { });
    }

    /** @param onRow hears after every row, on any thread */
    static void run(KnobSpace space, Evaluator evaluator, long count, LongFunction<double[]> points, int threads, StudyMonitor monitor, StudyTable table, Runnable onRow) {
        try {
            RowEngine.run(0, count, threads, index -> evaluator.row(space, points.apply(index)), monitor, (index, row) -> {
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
