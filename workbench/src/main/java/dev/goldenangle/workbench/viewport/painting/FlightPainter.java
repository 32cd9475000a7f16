package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.viewport.frame.Firing;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.scene.paint.Color;

/** Shots in the air with their arcs: flown solid, to come dashed; where they end a ring says what they met. */
public final class FlightPainter {
    private static final double[] COMING = {3, 5};
    private static final double BALL = 3.5;
    private final Pen pen;
    private final Moment moment;

    public FlightPainter(Pen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
    }

    public void draw() {
        moment.figures().preview().ifPresent(this::drawPreview);
        for (Firing.Flying shot : moment.figures().flying()) {
            drawShot(shot);
        }
    }

    private void drawPreview(FlownShot flight) {
        trace(flight, 0, flight.ticks()).strokeOpen(pen.color(Token.FG_MUTED, 0.75), 1.2, COMING);
        drawEnd(flight, pen.color(Token.FG_MUTED, 0.75), "");
    }

    private void drawShot(Firing.Flying shot) {
        FlownShot flight = shot.flight();
        double age = Math.min(shot.age(), flight.ticks());
        Color colour = pen.color(Token.CHART_3, shot.hasEnded() ? 0.5 : 0.95);
        trace(flight, 0, age).strokeOpen(colour, 2);
        trace(flight, age, flight.ticks()).strokeOpen(pen.color(Token.CHART_3, 0.4), 1.2, COMING);
        if (shot.hasEnded()) {
            drawEnd(flight, colour, flight.end());
        } else {
            double x = pen.view.x(at(flight, age, 0), at(flight, age, 1));
            double y = pen.view.y(at(flight, age, 0), at(flight, age, 1), at(flight, age, 2));
            pen.gc.setFill(colour);
            pen.gc.fillOval(x - BALL, y - BALL, 2 * BALL, 2 * BALL);
        }
    }

    private void drawEnd(FlownShot flight, Color colour, String what) {
        double x = at(flight, flight.ticks(), 0);
        double y = at(flight, flight.ticks(), 1);
        double z = at(flight, flight.ticks(), 2);
        pen.circle(x, y, z, 0.3 * moment.metre()).strokeClosed(colour, 1.4);
        if (!what.isEmpty()) {
            double px = pen.view.x(x, y);
            pen.label(what, px, pen.free(px, pen.view.y(x, y, z) - 12, 40), colour, pen.font(10));
        }
    }

    private Pen trace(FlownShot flight, double from, double to) {
        pen.begin();
        point(flight, from);
        for (int tick = (int) Math.floor(from) + 1; tick < to; tick++) {
            point(flight, tick);
        }
        point(flight, to);
        return pen;
    }

    private void point(FlownShot flight, double age) {
        pen.to(at(flight, age, 0), at(flight, age, 1), at(flight, age, 2));
    }

    /** A coordinate between two ticks. */
    private static double at(FlownShot flight, double age, int axis) {
        int tick = (int) Math.min(age, flight.ticks());
        int next = Math.min(tick + 1, flight.ticks());
        double share = Math.min(1, age - tick);
        return flight.path()[3 * tick + axis] * (1 - share) + flight.path()[3 * next + axis] * share;
    }
}
