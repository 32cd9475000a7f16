package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.state.Body;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.frame.Firing;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import javafx.scene.paint.Color;

/** Draws shots with their arcs: the flown part solid, the rest dashed, and a ring for what they hit at the end. */
public final class FlightPainter {
    private static final double[] COMING = {3, 5};
    private static final double BALL = 3.5;
    /** Opacity behind the world. */
    private static final double HIDDEN = 0.25;
    private final Pen pen;
    private final Moment moment;
    private final WorldImage world;

    public FlightPainter(Pen pen, Moment moment, WorldImage world) {
        this.pen = pen;
        this.moment = moment;
        this.world = world;
    }

    /** Draws the arcs, fainter behind the world. The projectiles are drawn with the other bodies. */
    public void draw() {
        moment.figures().preview().ifPresent(this::drawPreview);
        for (Firing.Flying shot : moment.figures().flying()) {
            drawShot(shot);
        }
    }

    private void drawPreview(FlownShot flight) {
        stroke(flight, 0, flight.ticks(), Token.FG_MUTED, 0.75, 1.2, COMING);
        drawEnd(flight, pen.color(Token.FG_MUTED, 0.75), "");
    }

    private void drawShot(Firing.Flying shot) {
        FlownShot flight = shot.flight();
        double age = Math.min(shot.age(), flight.ticks());
        Color colour = pen.color(Token.CHART_3, shot.hasEnded() ? 0.5 : 0.95);
        stroke(flight, 0, age, Token.CHART_3, shot.hasEnded() ? 0.5 : 0.95, 2);
        stroke(flight, age, flight.ticks(), Token.CHART_3, 0.4, 1.2, COMING);
        if (shot.hasEnded()) {
            drawEnd(flight, colour, flight.end());
        }
    }

    /** Adds the shots in the air to the bodies. */
    public void addTo(DepthOrder bodies) {
        float reach = (float) (BALL / pen.view.scale());
        for (Firing.Flying shot : moment.figures().flying()) {
            if (!shot.hasEnded()) {
                double age = Math.min(shot.age(), shot.flight().ticks());
                Vec3 at = new Vec3((float) at(shot.flight(), age, 0), (float) at(shot.flight(), age, 1), (float) at(shot.flight(), age, 2));
                bodies.add(at, new Body(Body.Shape.CAPSULE, reach, -reach, reach), HIDDEN, () -> drawBall(at));
            }
        }
    }

    private void drawBall(Vec3 at) {
        pen.gc.setFill(pen.color(Token.CHART_3, 0.95));
        pen.gc.fillOval(pen.view.x(at) - BALL, pen.view.y(at) - BALL, 2 * BALL, 2 * BALL);
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

    /** Splits the arc into pieces that are entirely visible or entirely hidden. */
    private void stroke(FlownShot flight, double from, double to, Token token, double alpha, double width, double... dashes) {
        double age = from;
        while (age < to) {
            boolean hidden = isHidden(flight, age);
            pen.begin();
            point(flight, age);
            do {
                age = Math.min(to, Math.floor(age) + 1);
                point(flight, age);
            } while (age < to && isHidden(flight, age) == hidden);
            pen.strokeOpen(pen.color(token, hidden ? HIDDEN * alpha : alpha), width, dashes);
        }
    }

    private boolean isHidden(FlownShot flight, double age) {
        return world.hides(at(flight, age, 0), at(flight, age, 1), at(flight, age, 2));
    }

    private void point(FlownShot flight, double age) {
        pen.to(at(flight, age, 0), at(flight, age, 1), at(flight, age, 2));
    }

    /** A coordinate, interpolated between two ticks. */
    private static double at(FlownShot flight, double age, int axis) {
        int tick = (int) Math.min(age, flight.ticks());
        int next = Math.min(tick + 1, flight.ticks());
        double share = Math.min(1, age - tick);
        return flight.path()[3 * tick + axis] * (1 - share) + flight.path()[3 * next + axis] * share;
    }
}
