package dev.goldenangle.workbench.viewport;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import javafx.scene.paint.Color;

/** What collision sees of the mover, the ground it stands on, and how high the solids around it reach. */
final class DebugPainter {
    private static final Color MOVER = Color.web("#FF4B4B");
    private static final Color WALKABLE = Color.web("#2FC4D6");
    private static final Color WORLD = Color.web("#4CC76A");
    private static final double NORMAL_METRES = 1;
    private static final double LABEL_RANGE_METRES = 7;
    private static final int MOST_LABELS = 12;
    private final Pen pen;
    private final Moment moment;

    DebugPainter(Pen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
    }

    void draw() {
        Vec3 at = moment.state().position;
        new MoverPainter(pen).drawOutline(at, moment.body(), MOVER, 1.4);
        double low = at.z + moment.body().bottom();
        double high = at.z + moment.body().top();
        pen.label(range(low, high), pen.view.x(at) + 58, pen.view.y(at.x, at.y, (low + high) / 2), MOVER, pen.font(10));
        drawNormal(at, low);
        if (moment.level().world() instanceof BrushWorld brushes) {
            drawHeights(brushes, at);
        }
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
        pen.label("ground " + Numbers.fixed(slope, 1) + "°", ex - 46, ey, WALKABLE, pen.font(10));
    }

    private void drawHeights(BrushWorld world, Vec3 at) {
        int labels = 0;
        double reach = LABEL_RANGE_METRES * moment.metre();
        for (Brush brush : world.brushes()) {
            double cx = Math.max(brush.min(0), Math.min(brush.max(0), at.x));
            double cy = Math.max(brush.min(1), Math.min(brush.max(1), at.y));
            boolean near = Math.hypot(cx - at.x, cy - at.y) < reach && brush.max(2) > moment.ground() + 0.05 * moment.metre();
            if (near && labels < MOST_LABELS) {
                labels++;
                double mx = (brush.min(0) + brush.max(0)) / 2;
                double my = (brush.min(1) + brush.max(1)) / 2;
                double y = pen.free(pen.view.x(mx, my), pen.view.y(mx, my, brush.max(2)), 80);
                pen.label(range(brush.min(2), brush.max(2)), pen.view.x(mx, my), y, WORLD, pen.font(10));
            }
        }
    }

    private String range(double low, double high) {
        int digits = moment.metre() > 4 ? 0 : 2;
        return "z " + Numbers.fixed(low, digits) + " … " + Numbers.fixed(high, digits);
    }
}
