package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Extremes;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;

/** A small graph of the speed over a whole run. */
final class Sparkline extends CanvasPane {
    private static final double WIDTH = 44;
    private static final double HEIGHT = 20;
    private static final double MARGIN = 2;
    private static final double LINE = 1.4;
    private Run run;
    private Token colour = Token.CHART_1;
    private Dash dash = Dash.SOLID;

    Sparkline(Appearance look) {
        super(look);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    void show(Run newRun, Token newColour, Dash newDash) {
        run = newRun;
        colour = newColour;
        dash = newDash;
        draw();
    }

    @Override
    protected boolean isReady() {
        return true;
    }

    @Override
    protected void draw(Drawing drawing) {
        if (run == null || run.length() < 2) {
            return;
        }
        RunReader reader = new RunReader(run);
        double max = 1e-6;
        for (int tick = 0; tick < run.length(); tick++) {
            max = Math.max(max, reader.speed(tick));
        }
        PlotFrame frame = new PlotFrame(0, MARGIN, WIDTH, HEIGHT - MARGIN, 0, run.length() - 1, 0, max);
        Polyline line = new Polyline();
        Extremes.visit(run.length(), (int) WIDTH / 2, reader::speed, tick -> line.add(frame.toX(tick), frame.toY(reader.speed(tick))));
        drawing.stroke(drawing.of(colour), Inks.line(LINE, dash.lengths()), line.path());
    }
}
