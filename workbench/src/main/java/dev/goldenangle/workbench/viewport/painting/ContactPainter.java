package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.analysis.Contacts;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.paint.Color;

/** Flashes a patch of each surface that was hit, which then fades. */
public final class ContactPainter {
    private static final double FLASH_SECONDS = 0.35;
    private static final double HALF_WIDTH_METRES = 0.7;
    private final Pen pen;
    private final double metre;
    private final Vec3 normal = new Vec3();

    public ContactPainter(Pen pen, double metre) {
        this.pen = pen;
        this.metre = metre;
    }

    public void draw(RunReader run, int tick, Body body, Contacts contacts) {
        int first = Math.max(0, tick - (int) (FLASH_SECONDS / run.tickSeconds()));
        int drawn = -100;
        for (int t = tick; t >= first; t--) {
            boolean lost = Math.abs(run.clipChange(t)) > 0.002 * run.w();
            boolean touched = run.contacts(t) > 0 && (lost || !run.grounded(t - 1));
            if (touched && drawn - t != 1) {
                double age = (tick - t) * run.tickSeconds() / FLASH_SECONDS;
                contacts.find(run, t);
                for (int i = 0; i < contacts.count(); i++) {
                    contacts.normal(i, normal);
                    patch(run, t, body, contacts.change(i), 1 - age);
                }
            }
            drawn = touched ? t : drawn;
        }
    }

    private void patch(RunReader run, int t, Body body, double change, double strength) {
        double flat = Math.sqrt(normal.x * normal.x + normal.y * normal.y);
        double height = normal.z > 0.7 ? body.bottom() : (body.bottom() + body.top()) / 2.0;
        double reach = flat > 0 ? body.radius() / flat : 0;
        double cx = run.x(t) - normal.x * (normal.z > 0.7 ? 0 : reach);
        double cy = run.y(t) - normal.y * (normal.z > 0.7 ? 0 : reach);
        double cz = run.z(t) + height;
        // Two directions in the plane: one horizontal, one up the slope.
        double ax = flat > 1e-4 ? -normal.y / flat : 1;
        double ay = flat > 1e-4 ? normal.x / flat : 0;
        double bx = -normal.z * ay;
        double by = normal.z * ax;
        double bz = normal.x * ay - normal.y * ax;
        double s = HALF_WIDTH_METRES * metre;
        pen.begin();
        for (int i = 0; i < 4; i++) {
            double u = i == 0 || i == 3 ? -s : s;
            double v = i < 2 ? -s : s;
            pen.to(cx + ax * u + bx * v, cy + ay * u + by * v, cz + bz * v);
        }
        Color colour = pen.look.color(change < -0.002 * run.w() ? Token.DANGER_FG : Token.FG_DEFAULT);
        pen.fill(Paints.withAlpha(colour, 0.28 * strength));
        pen.strokeClosed(Paints.withAlpha(colour, 0.9 * strength), 1.2);
    }
}
