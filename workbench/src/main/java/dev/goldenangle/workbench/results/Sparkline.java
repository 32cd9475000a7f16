package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Dash;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** The speed of a whole run, small enough to stand in a row. */
final class Sparkline extends Canvas {
    private static final double WIDTH = 44;
    private static final double HEIGHT = 20;
    private static final double MARGIN = 2;

    Sparkline() {
        super(WIDTH, HEIGHT);
    }

    void show(Run run, Color colour, Dash dash) {
        GraphicsContext g = getGraphicsContext2D();
        g.clearRect(0, 0, WIDTH, HEIGHT);
        if (run == null || run.length() < 2) {
            return;
        }
        RunReader reader = new RunReader(run);
        int columns = (int) Math.min(WIDTH, run.length());
        double[] values = new double[columns];
        double max = 1e-6;
        for (int i = 0; i < columns; i++) {
            values[i] = reader.speed((int) ((long) i * (run.length() - 1) / (columns - 1)));
            max = Math.max(max, values[i]);
        }
        g.setStroke(colour);
        g.setLineWidth(1.4);
        g.setLineDashes(dash.lengths());
        g.beginPath();
        for (int i = 0; i < columns; i++) {
            g.lineTo(i * WIDTH / columns, HEIGHT - MARGIN - values[i] / max * (HEIGHT - 2 * MARGIN));
        }
        g.stroke();
    }
}
