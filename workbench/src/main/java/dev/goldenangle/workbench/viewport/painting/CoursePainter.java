package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.map.Zone;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;

/** The timed course and its devices: gates as rings with a flag that tells which, pads and teleporters as rings. */
public final class CoursePainter {
    private static final double LEAST_METRES = 0.7;
    private static final double MOST_METRES = 2;
    private static final double FLAG_METRES = 2.2;
    private final Pen pen;
    private final double metre;

    public CoursePainter(Pen pen, double metre) {
        this.pen = pen;
        this.metre = metre;
    }

    /** @param stage gates passed: 0 waits at the start */
    public void draw(Iterable<Zone> zones, int stage) {
        int last = 0;
        for (Zone zone : zones) {
            last = Math.max(last, zone.kind() == Zone.Kind.CHECKPOINT ? zone.index() : 0);
        }
        for (Zone zone : zones) {
            for (ConvexVolume volume : zone.volumes()) {
                if (volume instanceof Brush brush) {
                    draw(zone, brush, stage, last);
                }
            }
        }
    }

    private void draw(Zone zone, Brush brush, int stage, int last) {
        double cx = (brush.min(0) + brush.max(0)) / 2;
        double cy = (brush.min(1) + brush.max(1)) / 2;
        double half = Math.min(brush.max(0) - brush.min(0), brush.max(1) - brush.min(1)) / 2;
        double radius = Math.max(LEAST_METRES * metre, Math.min(MOST_METRES * metre, half));
        double z = brush.min(2);
        if (!pen.view.isNear(pen.view.x(cx, cy), pen.view.y(cx, cy, z), 160)) {
            return;
        }
        Token token = token(zone, stage, last);
        pen.circle(cx, cy, z, radius).fill(pen.color(token, 0.13));
        pen.strokeClosed(pen.color(token, 0.9), 1.4);
        String text = text(zone);
        if (!text.isEmpty()) {
            flag(cx, cy, z, text, token);
        }
    }

    private void flag(double cx, double cy, double z, String text, Token token) {
        double x = pen.view.x(cx, cy);
        double low = pen.view.y(cx, cy, z);
        double high = pen.view.y(cx, cy, z + FLAG_METRES * metre);
        pen.begin().toPixel(x, low).toPixel(x, high).strokeOpen(pen.color(token, 0.9), 1.2);
        double width = text.length() > 2 ? 12 + 6.5 * text.length() : 20;
        pen.chip(text, x + width / 2, high, width, pen.color(Token.BG_OVERLAY, 0.95), pen.color(token, 0.9), pen.color(Token.FG_DEFAULT, 1));
    }

    private static String text(Zone zone) {
        return switch (zone.kind()) {
            case START -> "Start";
            case CHECKPOINT -> Integer.toString(zone.index());
            case FINISH -> "Finish";
            case PAD, TELEPORT -> "";
        };
    }

    /** Green is passed, gold is next, grey is still to come; devices are blue. */
    private static Token token(Zone zone, int stage, int last) {
        int number = switch (zone.kind()) {
            case START -> 0;
            case CHECKPOINT -> zone.index();
            case FINISH -> last + 1;
            case PAD, TELEPORT -> -1;
        };
        return number < 0 ? Token.CHART_1 : number < stage ? Token.SUCCESS_FG : number == stage ? Token.ACCENT_LINE : Token.FG_SUBTLE;
    }
}
