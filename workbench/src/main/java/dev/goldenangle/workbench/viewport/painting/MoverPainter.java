package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.scenery.Light;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/** Draws a mover as its collision solid (box, capsule or cylinder), its shadow, and a line to the ground. */
public final class MoverPainter {
    private static final double[] DROP_DASHES = {2, 3};
    private static final int[][] BOX_SIDES = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
    private final Pen pen;

    public MoverPainter(Pen pen) {
        this.pen = pen;
    }

    public void drawShadow(Vec3 at, Body body, double ground, double alpha) {
        if (body.shape() == Body.Shape.BOX) {
            pen.begin();
            for (int i = 0; i < 4; i++) {
                corner(at, body, i, ground);
            }
        } else {
            pen.circle(at.x, at.y, ground, body.radius());
        }
        pen.fill(Color.color(0, 0, 0, alpha));
        double feet = at.z + body.bottom();
        if (feet > ground + 0.1 * body.radius()) {
            Color line = pen.color(Token.FG_MUTED, alpha);
            pen.begin().to(at.x, at.y, ground).to(at.x, at.y, feet).strokeOpen(line, 1, DROP_DASHES);
        }
    }

    private Pen corner(Vec3 at, Body body, int i, double z) {
        double r = body.radius();
        return pen.to(at.x + (i == 0 || i == 3 ? -r : r), at.y + (i < 2 ? -r : r), z);
    }

    /** Filled, lit from above. */
    public void drawSolid(Vec3 at, Body body, Color colour, double alpha) {
        Color light = Paints.withAlpha(colour, alpha);
        Color dark = Paints.withAlpha(colour.interpolate(Color.BLACK, 0.45), alpha);
        if (body.shape() == Body.Shape.CAPSULE) {
            outlineCapsule(at, body, new LinearGradient(0, 0, 1, 0.4, true, CycleMethod.NO_CYCLE, new Stop(0, light), new Stop(1, dark)), null, 0);
        } else if (body.shape() == Body.Shape.BOX) {
            fillBox(at, body, light, Paints.withAlpha(colour.interpolate(Color.BLACK, 0.25), alpha), dark);
        } else {
            fillCylinder(at, body, light, dark);
        }
    }

    /** Only the outline, for movers that are not real. */
    public void drawOutline(Vec3 at, Body body, Color colour, double width, double... dashes) {
        if (body.shape() == Body.Shape.CAPSULE) {
            outlineCapsule(at, body, null, colour, width, dashes);
            return;
        }
        if (body.shape() == Body.Shape.CYLINDER) {
            pen.circle(at.x, at.y, at.z + body.bottom(), body.radius()).strokeClosed(colour, width, dashes);
            pen.circle(at.x, at.y, at.z + body.top(), body.radius()).strokeClosed(colour, width, dashes);
            return;
        }
        for (double z : new double[] {at.z + body.bottom(), at.z + body.top()}) {
            pen.begin();
            for (int i = 0; i < 4; i++) {
                corner(at, body, i, z);
            }
            pen.strokeClosed(colour, width, dashes);
        }
        for (int i = 0; i < 4; i++) {
            pen.begin();
            corner(at, body, i, at.z + body.bottom());
            corner(at, body, i, at.z + body.top()).strokeOpen(colour, width, dashes);
        }
    }

    private void outlineCapsule(Vec3 at, Body body, Paint fill, Color stroke, double width, double... dashes) {
        double r = body.radius() * pen.view.scale();
        double x = pen.view.x(at);
        double low = pen.view.y(at.x, at.y, at.z + body.bottom() + body.radius());
        double high = pen.view.y(at.x, at.y, at.z + body.top() - body.radius());
        if (fill != null) {
            pen.gc.setFill(fill);
            pen.gc.fillRoundRect(x - r, high - r, 2 * r, low - high + 2 * r, 2 * r, 2 * r);
        } else {
            pen.gc.setStroke(stroke);
            pen.gc.setLineWidth(width);
            pen.gc.setLineDashes(dashes);
            pen.gc.strokeRoundRect(x - r, high - r, 2 * r, low - high + 2 * r, 2 * r, 2 * r);
        }
    }

    private void fillBox(Vec3 at, Body body, Color top, Color lit, Color shade) {
        Projection projection = pen.view.projection;
        for (int i = 0; i < 4; i++) {
            double nx = i == 1 ? 1 : i == 3 ? -1 : 0;
            double ny = i == 0 ? -1 : i == 2 ? 1 : 0;
            if (nx * projection.aheadX() + ny * projection.aheadY() < 0) {
                pen.begin();
                corner(at, body, BOX_SIDES[i][0], at.z + body.bottom());
                corner(at, body, BOX_SIDES[i][1], at.z + body.bottom());
                corner(at, body, BOX_SIDES[i][1], at.z + body.top());
                corner(at, body, BOX_SIDES[i][0], at.z + body.top());
                pen.fill(nx * Light.X + ny * Light.Y < 0 ? lit : shade);
            }
        }
        pen.begin();
        for (int i = 0; i < 4; i++) {
            corner(at, body, i, at.z + body.top());
        }
        pen.fill(top);
    }

    private void fillCylinder(Vec3 at, Body body, Color light, Color dark) {
        double along = pen.view.projection.azimuth() + Math.PI / 2;
        pen.begin().arc(at.x, at.y, at.z + body.bottom(), body.radius(), along, along + Math.PI, 20)
                .arc(at.x, at.y, at.z + body.top(), body.radius(), along + Math.PI, along, 20).fill(dark);
        pen.circle(at.x, at.y, at.z + body.top(), body.radius()).fill(light);
    }
}
