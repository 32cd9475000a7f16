package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PlotFrame;
import dev.goldenangle.workbench.look.Token;
import javafx.scene.canvas.GraphicsContext;

import java.util.function.DoubleUnaryOperator;

/** Diamonds where a run met a wall and lost speed that counts. */
final class WallMarks {
    private static final double LEAST_SHARE_OF_W = 0.02;
    private static final double APART_SECONDS = 0.3;
    private static final double SIZE = 4;

    private WallMarks() {
    }

    /**
     * @param column where the marks stand
     * @param toX    pixel of a moment, given in ticks done
     */
    static void draw(GraphicsContext g, Look look, RunReader run, int column, DoubleUnaryOperator toX, PlotFrame frame) {
        g.setFill(look.color(Token.CHART_4));
        double last = Double.NEGATIVE_INFINITY;
        for (Event event : run.run().events(EventKind.WALL_HIT)) {
            double seconds = event.tick() * run.tickSeconds();
            if (event.value() >= LEAST_SHARE_OF_W * run.w() && seconds - last > APART_SECONDS) {
                last = seconds;
                double x = toX.applyAsDouble(event.tick() + 1);
                double y = frame.toY(run.run().get(column, event.tick()));
                g.fillPolygon(new double[] {x - SIZE, x, x + SIZE, x}, new double[] {y, y - SIZE, y, y + SIZE}, 4);
            }
        }
    }
}
