package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.workbench.canvas.CanvasPane;

import java.awt.BasicStroke;

/** The strafe angle during one jump, actual against best. */
final class HopChart extends CanvasPane {
    private static final double HEIGHT = 100;
    private static final double LEAST_ANGLE = Math.toRadians(15);
    private static final BasicStroke LINE = Inks.line(1.8);
    private RunReader run;
    private Jump jump;

    HopChart(Appearance look) {
        super(look);
        setMinSize(0, HEIGHT);
        setPrefSize(0, HEIGHT);
    }

    void show(Run newRun, Jump newJump) {
        run = new RunReader(newRun);
        jump = newJump;
        draw();
    }

    @Override
    protected boolean isReady() {
        return jump != null && getWidth() > 60;
    }

    @Override
    protected void draw(Drawing drawing) {
        double most = LEAST_ANGLE;
        for (int tick = jump.takeoffTick(); tick <= jump.landingTick(); tick++) {
            most = Math.max(most, Math.max(run.viewAngle(tick), run.bestViewAngle(tick)));
        }
        double seconds = Math.max(1, jump.landingTick() - jump.takeoffTick()) * run.tickSeconds();
        AxisChart chart = new AxisChart(drawing.inks(), new PlotFrame(28, 6, getWidth() - 8, HEIGHT - 20, 0, seconds, 0, 1.05 * most), Unit.SECONDS, Unit.ANGLE);
        Points best = chart.line(drawing.of(Token.ACCENT_LINE), LINE);
        Points actual = chart.line(drawing.of(Token.CHART_1), LINE);
        for (int tick = jump.takeoffTick(); tick <= jump.landingTick(); tick++) {
            best.add((tick - jump.takeoffTick()) * run.tickSeconds(), run.bestViewAngle(tick));
            actual.add((tick - jump.takeoffTick()) * run.tickSeconds(), run.viewAngle(tick));
        }
        chart.draw(drawing.graphics());
    }
}
