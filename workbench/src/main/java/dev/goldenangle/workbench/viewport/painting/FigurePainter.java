package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.scene.paint.Color;

/** Draws what stands about in the level beside the mover. */
public final class FigurePainter {
    private static final Color ENTITY = Color.web("#FF4B4B");
    private static final double LEAST_ERROR_METRES = 0.25;
    private final Pen pen;
    private final MoverPainter bodies;

    public FigurePainter(Pen pen) {
        this.pen = pen;
        bodies = new MoverPainter(pen);
    }

    /** Another body, grey as the world. */
    public void drawBystander(Bystander bystander) {
        Color grey = pen.look.theme() == Theme.DARK ? Color.web("#6B7686") : Color.web("#AEB7C3");
        bodies.drawSolid(place(bystander), bystander.body(), grey, 1);
    }

    public static Vec3 place(Bystander bystander) {
        return new Vec3(bystander.x(), bystander.y(), bystander.z());
    }

    /** What collision sees of the other bodies, and how high they reach. */
    public void drawBystanderWires(Moment m) {
        int digits = m.metre() > 4 ? 0 : 2;
        for (Bystander bystander : m.figures().bystanders()) {
            Vec3 at = place(bystander);
            bodies.drawOutline(at, bystander.body(), ENTITY, 1.2);
            double low = at.z + bystander.body().bottom();
            double high = at.z + bystander.body().top();
            double x = pen.view.x(at);
            pen.label("z " + Numbers.fixed(low, digits) + " … " + Numbers.fixed(high, digits), x, pen.free(x, pen.view.y(at.x, at.y, high) - 8, 80), ENTITY,
                    pen.font(10));
        }
    }

    /** The server's body as an outline, and how far the client is from it. */
    public void drawServer(Moment m) {
        m.figures().server().ifPresent(at -> {
            Color colour = pen.color(Token.CHART_5, 0.95);
            bodies.drawSolid(at, m.body(), pen.color(Token.CHART_5, 1), 0.18);
            bodies.drawOutline(at, m.body(), colour, 1.6);
            double error = new Vec3(at).sub(m.drawn()).length();
            if (error > LEAST_ERROR_METRES * m.metre()) {
                double middle = (m.body().bottom() + m.body().top()) / 2;
                pen.begin().to(at.x, at.y, at.z + middle).to(m.drawn().x, m.drawn().y, m.drawn().z + middle).strokeOpen(pen.color(Token.DANGER_FG, 0.9), 1.4);
                name("server", at, m, colour);
                name("client", m.drawn(), m, pen.color(Token.FG_DEFAULT, 1));
            }
        });
    }

    private void name(String text, Vec3 at, Moment m, Color colour) {
        double x = pen.view.x(at);
        pen.label(text, x, pen.free(x, pen.view.y(at.x, at.y, at.z + m.body().top()) - 10, 44), colour, pen.font(11));
    }
}
