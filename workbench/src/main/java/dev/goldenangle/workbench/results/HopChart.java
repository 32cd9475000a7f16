package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.canvas.CanvasSurface;
import javafx.scene.canvas.Canvas;

import java.util.function.IntToDoubleFunction;

/** The angle over one jump, actual against best. */
final class HopChart extends Canvas {
    private static final double HEIGHT = 100;
    private static final double LEAST_ANGLE = Math.toRadians(15);
    private static final double WIDTH = 1.8;

    HopChart() {
        super(100, HEIGHT);
    }

    void show(Run run, Jump jump, Look look) {
        RunReader reader = new RunReader(run);
        double most = LEAST_ANGLE;
        for (int tick = jump.takeoffTick(); tick <= jump.landingTick(); tick++) {
            most = Math.max(most, Math.max(reader.angle(tick), reader.bestAngle(tick)));
        }
        PlotFrame frame = new PlotFrame(28, 6, getWidth() - 8, HEIGHT - 20, 0, Math.max(1, jump.landingTick() - jump.takeoffTick()) * reader.tickSeconds(), 0, 1.05 * most);
        CanvasSurface surface = new CanvasSurface(this, look);
        frame.drawGrid(surface, Unit.SECONDS, Unit.ANGLE);
        surface.stroke(LineStyle.of(Token.ACCENT_LINE, WIDTH), line(frame, reader, jump, reader::bestAngle));
        surface.stroke(LineStyle.of(Token.CHART_1, WIDTH), line(frame, reader, jump, reader::angle));
    }

    private static Polyline line(PlotFrame frame, RunReader reader, Jump jump, IntToDoubleFunction angle) {
        Polyline line = new Polyline();
        for (int tick = jump.takeoffTick(); tick <= jump.landingTick(); tick++) {
            line.add(frame.toX((tick - jump.takeoffTick()) * reader.tickSeconds()), frame.toY(angle.applyAsDouble(tick)));
        }
        return line;
    }
}
