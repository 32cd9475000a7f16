package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.runs.PredictedPath;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.NetworkFigure;
import javafx.scene.paint.Color;

import java.util.Locale;

/** Draws the other bodies in the level. */
public final class FigurePainter {
    private static final Color ENTITY = Color.web("#FF4B4B");
    private static final double LEAST_ERROR_METRES = 0.25;
    private final Pen pen;
    private final MoverPainter bodies;

    public FigurePainter(Pen pen) {
        this.pen = pen;
        bodies = new MoverPainter(pen);
    }

    /** Another body, grey like the world. */
    public void drawBystander(Bystander bystander) {
        Color grey = pen.look.theme() == Theme.DARK ? Color.web("#6B7686") : Color.web("#AEB7C3");
        bodies.drawSolid(place(bystander), bystander.body(), grey, 1);
    }

    public static Vec3 place(Bystander bystander) {
        return new Vec3(bystander.x(), bystander.y(), bystander.z());
    }

    /** The collision shapes of other bodies, with their heights. */
    public void drawBystanderWires(Moment m) {
        int digits = m.metre() > 4 ? 0 : 2;
        for (Bystander bystander : m.figures().solids()) {
            Vec3 at = place(bystander);
            bodies.drawOutline(at, bystander.body(), ENTITY, 1.2);
            double low = at.z + bystander.body().bottom();
            double high = at.z + bystander.body().top();
            double x = pen.view.x(at);
            pen.label("z " + Numbers.fixed(low, digits) + " … " + Numbers.fixed(high, digits), x, pen.free(x, pen.view.y(at.x, at.y, high) - 8, 80), ENTITY,
                    pen.font(10));
        }
    }

    /** The colour of a client or server: its body, trail and name. */
    public static Token inkOf(PredictedPath.End end) {
        return end == PredictedPath.End.CLIENT ? Token.CHART_2 : Token.CHART_5;
    }

    /** The outlined body of a client or server, on its own trail; labelled if it is away from the mover. */
    public void drawNetwork(Moment m, NetworkFigure figure) {
        Vec3 at = figure.at();
        Color colour = pen.color(inkOf(figure.end()), 0.95);
        bodies.drawSolid(at, m.body(), pen.color(inkOf(figure.end()), 1), 0.18);
        bodies.drawOutline(at, m.body(), colour, 1.6);
        if (new Vec3(at).sub(m.drawn()).length() > LEAST_ERROR_METRES * m.metre()) {
            name(figure.end().name().toLowerCase(Locale.ROOT), at, m, colour);
        }
    }

    /** Another body as a client draws it. */
    public void drawSeen(NetworkFigure.Seen seen, NetworkFigure figure) {
        bodies.drawOutline(place(seen.body()), seen.body().body(), pen.color(inkOf(figure.end()), 0.95), 1.4, 3, 3);
    }

    private void name(String text, Vec3 at, Moment m, Color colour) {
        double x = pen.view.x(at);
        pen.label(text, x, pen.free(x, pen.view.y(at.x, at.y, at.z + m.body().top()) - 10, 44), colour, pen.font(11));
    }
}
