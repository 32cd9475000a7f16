package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.map.Zone;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.WorldImage;

/** Draws the course and its devices: gates as rings with a labelled flag, pads and teleporters as rings. */
public final class CoursePainter {
    private static final double FLAG_METRES = 2.2;
    /** Opacity of a gate behind the world. */
    private static final double HIDDEN = 0.35;
    private final Pen pen;
    private final double metre;
    private final WorldImage world;

    public CoursePainter(Pen pen, double metre, WorldImage world) {
        this.pen = pen;
        this.metre = metre;
        this.world = world;
    }

    /** @param stage number of gates passed; 0 before the start */
    public void draw(Iterable<Zone> zones, int stage) {
        for (CourseGate gate : CourseGate.of(zones, stage, metre)) {
            if (pen.view.isNear(pen.view.x(gate.x(), gate.y()), pen.view.y(gate.x(), gate.y(), gate.z()), 160)) {
                draw(gate);
            }
        }
    }

    private void draw(CourseGate gate) {
        pen.gc.setGlobalAlpha(world.hides(gate.x(), gate.y(), gate.z()) ? HIDDEN : 1);
        pen.circle(gate.x(), gate.y(), gate.z(), gate.radius()).fill(pen.color(gate.token(), 0.13));
        pen.strokeClosed(pen.color(gate.token(), 0.9), 1.4);
        if (!gate.text().isEmpty()) {
            pen.gc.setGlobalAlpha(world.hides(gate.x(), gate.y(), gate.z() + FLAG_METRES * metre) ? HIDDEN : 1);
            flag(gate.x(), gate.y(), gate.z(), gate.text(), gate.token());
        }
        pen.gc.setGlobalAlpha(1);
    }

    private void flag(double cx, double cy, double z, String text, Token token) {
        double x = pen.view.x(cx, cy);
        double low = pen.view.y(cx, cy, z);
        double high = pen.view.y(cx, cy, z + FLAG_METRES * metre);
        pen.begin().toPixel(x, low).toPixel(x, high).strokeOpen(pen.color(token, 0.9), 1.2);
        double width = text.length() > 2 ? 12 + 6.5 * text.length() : 20;
        pen.chip(text, x + width / 2, high, width, pen.color(Token.BG_OVERLAY, 0.95), pen.color(token, 0.9), pen.color(Token.FG_DEFAULT, 1));
    }
}
