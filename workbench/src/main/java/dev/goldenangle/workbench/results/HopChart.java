package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Token;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

import java.util.function.IntToDoubleFunction;

/** The angle over one jump, actual against best. */
final class HopChart extends Canvas {
    private static final double HEIGHT = 84;
    private static final double MARGIN = 8;

    HopChart() {
        super(100, HEIGHT);
    }

    void show(Run run, Jump jump, Look look) {
        GraphicsContext g = getGraphicsContext2D();
        g.setFill(look.color(Token.BG_INSET));
        g.fillRect(0, 0, getWidth(), HEIGHT);
        RunReader reader = new RunReader(run);
        double most = 1;
        for (int tick = jump.takeoffTick(); tick <= jump.landingTick(); tick++) {
            most = Math.max(most, Math.toDegrees(Math.max(reader.angle(tick), reader.bestAngle(tick))));
        }
        double step = most > 60 ? 45 : 15;
        g.setFont(Fonts.regular(10));
        for (double label = 0; label <= most; label += step) {
            double y = y(label, most);
            g.setFill(look.color(Token.GRIDLINE));
            g.fillRect(0, Math.floor(y), getWidth(), 1);
            g.setFill(look.color(Token.FG_SUBTLE));
            g.fillText((int) label + "°", 4, y - 2);
        }
        line(g, jump, most, tick -> Math.toDegrees(reader.bestAngle(tick)), look, Token.ACCENT_LINE);
        line(g, jump, most, tick -> Math.toDegrees(reader.angle(tick)), look, Token.CHART_1);
    }

    private static double y(double degrees, double most) {
        return HEIGHT - MARGIN - degrees / most * (HEIGHT - 2 * MARGIN);
    }

    private void line(GraphicsContext g, Jump jump, double most, IntToDoubleFunction degrees, Look look, Token colour) {
        int ticks = Math.max(1, jump.landingTick() - jump.takeoffTick());
        g.setStroke(look.color(colour));
        g.setLineWidth(1.8);
        g.beginPath();
        for (int i = 0; i <= ticks; i++) {
            g.lineTo(28 + (getWidth() - 36) * i / ticks, y(degrees.applyAsDouble(jump.takeoffTick() + i), most));
        }
        g.stroke();
    }
}
