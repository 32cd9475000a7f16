package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Extremes;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;

import java.util.Arrays;
import java.util.List;

/** A small graph of the speed over a whole run. */
final class Sparkline extends CanvasPane implements DataColumn.Live {
    private static final double WIDTH = 44;
    private static final double HEIGHT = 20;
    private static final double MARGIN = 2;
    private static final double LINE = 1.4;
    private final RunEntry entry;
    private List<Object> drawn = List.of();

    Sparkline(Appearance look, RunEntry entry) {
        super(look);
        this.entry = entry;
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    @Override
    public void update() {
        List<Object> wanted = Arrays.asList(entry.run(), entry.series(), entry.dash());
        if (!wanted.equals(drawn)) {
            drawn = wanted;
            draw();
        }
    }

    @Override
    protected boolean isReady() {
        return true;
    }

    @Override
    protected void draw(Drawing drawing) {
        Run run = entry.run();
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
        drawing.stroke(drawing.of(Token.series(entry.series())), Inks.line(LINE, Dash.number(entry.dash()).lengths()), line.path());
    }
}
