package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.raster.Shading;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import javafx.scene.paint.Color;

/** Draws the collision shape of the mover, the ground it stands on, and the heights of nearby solids. */
public final class DebugPainter {
    private static final Color MOVER = colour(Scenery.LineKind.WIRE_ENTITY);
    private static final Color WALKABLE = colour(Scenery.LineKind.WIRE_WALKABLE);
    private static final double NORMAL_METRES = 1;
    private static final double LABEL_RANGE_METRES = 20;
    private static final int MOST_LABELS = 40;
    private final Pen pen;
    private final Moment moment;
    private final SceneryMaker painter;
    private int labels;

    public DebugPainter(Pen pen, Moment moment, SceneryMaker painter) {
        this.pen = pen;
        this.moment = moment;
        this.painter = painter;
    }

    public void draw() {
        Vec3 at = moment.state().position;
        new MoverPainter(pen).drawOutline(at, moment.body(), MOVER, 1.4);
        double low = at.z + moment.body().bottom();
        double high = at.z + moment.body().top();
        double left = pen.view.x(at) - 58;
        pen.label(range(low, high), left, pen.free(left, pen.view.y(at.x, at.y, low), 80), MOVER, pen.font(10));
        drawNormal(at, low);
        drawHeights(at);
    }

    private void drawNormal(Vec3 at, double feet) {
        Vec3 n = moment.state().groundNormal;
        if (!moment.state().grounded || n.isZero()) {
            return;
        }
        double length = NORMAL_METRES * moment.metre();
        double ex = pen.view.x(at.x + n.x * length, at.y + n.y * length);
        double ey = pen.view.y(at.x + n.x * length, at.y + n.y * length, feet + n.z * length);
        pen.arrow(pen.view.x(at), pen.view.y(at.x, at.y, feet), ex, ey, WALKABLE, 2, 8);
        double slope = Math.toDegrees(Math.acos(Math.min(1, n.z)));
        pen.label(Messages.text("viewport.ground", Numbers.fixed(slope, 1)), ex - 46, ey, WALKABLE, pen.font(10));
    }

    private void drawHeights(Vec3 at) {
        labels = 0;
        painter.visitHeights(at.x, at.y, LABEL_RANGE_METRES * moment.metre(), moment.ground(), (kind, x, y, z, low, high) -> {
            if (labels < MOST_LABELS) {
                labels++;
                double free = pen.free(pen.view.x(x, y), pen.view.y(x, y, z), 80);
                pen.label(range(low, high), pen.view.x(x, y), free, colour(kind), pen.font(10));
            }
        });
    }

    /** The opaque colour of a wireframe line, for labels. */
    public static Color colour(Scenery.LineKind kind) {
        int argb = Shading.wire(kind);
        return Color.rgb(argb >> 16 & 255, argb >> 8 & 255, argb & 255);
    }

    private String range(double low, double high) {
        int digits = moment.metre() > 4 ? 0 : 2;
        return "z " + Numbers.fixed(low, digits) + " … " + Numbers.fixed(high, digits);
    }
}
