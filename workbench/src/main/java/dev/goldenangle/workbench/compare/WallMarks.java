package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Polyline;

import java.util.function.DoubleUnaryOperator;

/** Diamonds where a run hit a wall and lost a relevant amount of speed. */
final class WallMarks {
    private static final double LEAST_SHARE_OF_W = 0.02;
    private static final double APART_SECONDS = 0.3;
    private static final double SIZE = 4;

    private WallMarks() {
    }

    /**
     * @param column the column that gives the height of the marks
     * @param toX    maps ticks done to a pixel
     */
    static void draw(Drawing drawing, RunReader run, int column, DoubleUnaryOperator toX, PlotFrame frame) {
        double last = Double.NEGATIVE_INFINITY;
        for (Event event : run.run().events(EventKind.WALL_HIT)) {
            double seconds = event.tick() * run.tickSeconds();
            if (event.value() >= LEAST_SHARE_OF_W * run.w() && seconds - last > APART_SECONDS) {
                last = seconds;
                double x = toX.applyAsDouble(event.tick() + 1);
                double y = frame.toY(run.run().get(column, event.tick()));
                drawing.fill(drawing.of(Token.CHART_4), Polyline.of(x - SIZE, y, x, y - SIZE, x + SIZE, y, x, y + SIZE));
            }
        }
    }
}
