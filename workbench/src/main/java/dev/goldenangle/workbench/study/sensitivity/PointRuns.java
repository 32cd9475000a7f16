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
        try {
            RowEngine.run(0, count, threads, index -> evaluator.row(space, points.apply(index)), monitor, (index, row) -> table.append(row));
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }
}
