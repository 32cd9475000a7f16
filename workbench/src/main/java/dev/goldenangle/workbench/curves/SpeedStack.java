package dev.goldenangle.workbench.curves;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.workbench.canvas.CanvasPane;
import javafx.scene.Cursor;

import java.util.function.IntConsumer;

/** Gains stacked upwards and losses downwards by cause, over the run. A click goes to that moment. */
final class SpeedStack extends CanvasPane {
    private SpeedBreakdown went;
    private PlotFrame frame;

    SpeedStack(Appearance look, IntConsumer onGoTo) {
        super(look);
        getStyleClass().add("curve-plot");
        setCursor(Cursor.HAND);
        setOnMouseClicked(event -> {
            if (frame != null) {
                onGoTo.accept((int) (frame.valueX(event.getX()) * went.tickRate()));
            }
        });
    }

    void show(SpeedBreakdown newWent) {
        went = newWent;
        draw();
    }

    @Override
    protected boolean isReady() {
        return went != null && getWidth() >= 80 && went.ticks() > 0;
    }

    @Override
    protected void draw(Drawing drawing) {
        double up = 1e-6;
        double down = -1e-6;
        for (double[] part : went.parts()) {
            up = Math.max(up, sum(part, 1));
            down = Math.min(down, -sum(part, -1));
        }
        frame = new PlotFrame(36, 6, getWidth() - 12, getHeight() - 20, 0, went.ticks() / went.tickRate(), down * 1.05, up * 1.05);
        new AxisChart(drawing.inks(), frame, Unit.SECONDS, Unit.NONE).over(this::bars).draw(drawing.graphics());
    }

    /** The sum of the changes of one sign. */
    private static double sum(double[] part, int sign) {
        double sum = 0;
        for (double change : part) {
            sum += Math.max(0, sign * change);
        }
        return sum;
    }

    private void bars(Drawing drawing) {
        double width = frame.width() / went.parts().length;
        for (int i = 0; i < went.parts().length; i++) {
            bars(drawing, went.parts()[i], frame.left() + i * width, width);
        }
    }

    private void bars(Drawing drawing, double[] part, double x, double width) {
        double up = 0;
        double down = 0;
        for (int cause = 0; cause < part.length; cause++) {
            double from = part[cause] > 0 ? up : down;
            double to = from + part[cause];
            drawing.fill(drawing.of(SpeedView.colour(went.causes().get(cause))), x + 0.5, Math.min(frame.toY(from), frame.toY(to)), Math.max(1, width - 1), Math.abs(frame.toY(to) - frame.toY(from)));
            if (part[cause] > 0) {
                up = to;
            } else {
                down = to;
            }
        }
    }
}
