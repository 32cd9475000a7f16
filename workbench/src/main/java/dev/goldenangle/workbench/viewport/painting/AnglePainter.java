package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.scene.paint.Color;

/** Draws the Golden Angle on the floor around the mover: the views that gain speed, the velocity, the intent, and the view with its angle to the velocity. */
public final class AnglePainter {
    private static final double RADIUS_METRES = 3.2;
    private static final double LABEL_WIDTH = 50;
    private static final double TOP_W = 1.8;
    private static final double NARROW = Math.toRadians(18);
    private static final double PARTIAL = 0.16;
    private static final double FULL = 0.36;
    private static final double OTHER_SIDE = 0.05;
    private final Pen pen;
    private final Moment moment;
    private final double radius;
    private final double x;
    private final double y;
    private final double z;

    public AnglePainter(Pen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
        radius = RADIUS_METRES * moment.metre();
        x = moment.drawn().x;
        y = moment.drawn().y;
        z = moment.ground();
    }

    public void drawSector() {
        GainZones zones = moment.zones();
        if (!zones.exist()) {
            return;
        }
        pen.circle(x, y, z, radius).strokeClosed(pen.color(Token.ACCENT_LINE, 0.4), 1);
        for (int from = 0; from < GainZones.steps();) {
            GainZones.Zone zone = zones.zone(from);
            int to = from + 1;
            while (to < GainZones.steps() && zones.zone(to) == zone) {
                to++;
            }
            if (zone != GainZones.Zone.NONE) {
                wedge(from, to, moment.side(), zone == GainZones.Zone.FULL ? FULL : PARTIAL);
                wedge(from, to, -moment.side(), OTHER_SIDE);
            }
            from = to;
        }
        double best = moment.heading() + moment.side() * moment.run().bestViewTurn(moment.tick());
        pen.begin().arc(x, y, z, radius, best - 0.05, best + 0.05, 4).strokeOpen(pen.color(Token.ACCENT_LINE, 1), 3);
    }

    private void wedge(int from, int to, int side, double alpha) {
        double a = moment.heading() + side * GainZones.angle(from);
        double b = moment.heading() + side * GainZones.angle(to);
        pen.begin().to(x, y, z).arc(x, y, z, radius, a, b, Math.max(2, to - from)).fill(pen.color(Token.ACCENT_LINE, alpha));
    }

    public void drawVectors() {
        double speed = moment.state().velocity.horizontalLength();
        Color ink = pen.color(Token.FG_DEFAULT, 1);
        double px = pen.view.x(x, y);
        double py = pen.view.y(x, y, z);
        boolean moves = speed > 0.02 * moment.w();
        if (moves) {
            double length = radius * Math.min(1.1, speed / (TOP_W * moment.w()));
            Vec3 v = moment.state().velocity;
            double ex = pen.view.x(x + v.x / speed * length, y + v.y / speed * length);
            double ey = pen.view.y(x + v.x / speed * length, y + v.y / speed * length, z);
            pen.arrow(px, py, ex, ey, ink, 2.6, 11);
            if (moment.run().viewAngle(moment.tick()) < NARROW) {
                // The view line continues past the tip of the arrow.
                label(Messages.text("viewport.vector.velocity"), ex, ey + 15, ex - px, ink);
            } else {
                beside(px, py, ex, ey, Messages.text("viewport.vector.velocity"), ink);
            }
        }
        drawIntent(px, py);
        drawView(px, py);
        if (moves && moment.zones().exist()) {
            drawAngle();
        }
    }

    private void drawIntent(double px, double py) {
        if (moment.hasWish()) {
            double reach = 0.45 * radius;
            double ex = pen.view.x(x + moment.run().wishX(moment.tick()) * reach, y + moment.run().wishY(moment.tick()) * reach);
            double ey = pen.view.y(x + moment.run().wishX(moment.tick()) * reach, y + moment.run().wishY(moment.tick()) * reach, z);
            Color muted = pen.color(Token.FG_MUTED, 1);
            pen.arrow(px, py, ex, ey, muted, 1.4, -7);
            beside(px, py, ex, ey, Messages.text("viewport.vector.intent"), muted);
        }
    }

    private void beside(double px, double py, double ex, double ey, String text, Color colour) {
        double length = Math.max(1, Math.hypot(ex - px, ey - py));
        label(text, ex + (ex - px) / length * 24, ey + (ey - py) / length * 12, ex - px, colour);
    }

    /** Moves a label sideways if the mover would cover it. */
    private void label(String text, double lx, double ly, double towards, Color colour) {
        double feet = moment.state().position.z + moment.body().bottom();
        double head = moment.state().position.z + moment.body().top();
        double half = moment.body().radius() * pen.view.scale() + LABEL_WIDTH / 2 + 4;
        double mx = pen.view.x(x, y);
        boolean covered = Math.abs(lx - mx) < half && ly > pen.view.y(x, y, head) - 10 && ly < pen.view.y(x, y, feet) + 12;
        double clear = covered ? mx + (towards < 0 ? -half : half) : lx;
        pen.label(text, clear, pen.free(clear, ly, LABEL_WIDTH), colour, pen.font(11));
    }

    private void drawView(double px, double py) {
        double yaw = moment.state().yaw;
        double ex = pen.view.x(x + radius * Math.cos(yaw), y + radius * Math.sin(yaw));
        double ey = pen.view.y(x + radius * Math.cos(yaw), y + radius * Math.sin(yaw), z);
        Color blue = pen.color(Token.CHART_1, 1);
        pen.arrow(px, py, ex, ey, blue, 2.2, 10, 6, 4);
        beside(px, py, ex, ey, Messages.text("viewport.vector.view"), blue);
    }

    /** The arc from velocity to view, with its angle in degrees. */
    private void drawAngle() {
        double angle = moment.run().viewTurn(moment.tick());
        double from = moment.heading();
        double to = from + moment.side() * angle;
        pen.begin().arc(x, y, z, 0.34 * radius, from, to, 16).strokeOpen(pen.color(Token.FG_DEFAULT, 0.9), 1.4);
        double middle = from + moment.side() * (angle + Math.toRadians(angle < 0 ? -16 : 16));
        double cx = pen.view.x(x + 1.22 * radius * Math.cos(middle), y + 1.22 * radius * Math.sin(middle));
        double cy = pen.view.y(x + 1.22 * radius * Math.cos(middle), y + 1.22 * radius * Math.sin(middle), z);
        pen.chip(Numbers.fixed(Math.toDegrees(moment.run().viewAngle(moment.tick())), 1) + "°", cx, pen.free(cx, cy, 50), 48, pen.color(Token.BG_OVERLAY, 0.95), pen.color(Token.ACCENT_MUTED, 1),
                pen.color(Token.ACCENT_FG, 1));
    }
}
