package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import javafx.scene.paint.Color;

/** Draws what stands about in the level beside the mover. */
public final class FigurePainter {
    private static final Color ENTITY = Color.web("#F0913A");
    private static final double LEAST_ERROR_METRES = 0.25;
    private final Pen pen;
    private final MoverPainter bodies;

    public FigurePainter(Pen pen) {
        this.pen = pen;
        bodies = new MoverPainter(pen);
    }

    /** Other bodies, grey as the world; with the debug overlay in the wires of entities. */
    public void drawBystanders(Moment m, SceneryMaker painter, boolean debug) {
        Color grey = pen.look.theme() == Theme.DARK ? Color.web("#6B7686") : Color.web("#AEB7C3");
        for (Bystander bystander : m.figures().bystanders()) {
            Vec3 at = new Vec3(bystander.x(), bystander.y(), bystander.z());
            bodies.drawShadow(at, bystander.body(), painter.groundBelow(at.x, at.y, at.z + bystander.body().bottom()), 0.3);
            bodies.drawSolid(at, bystander.body(), grey, 1);
            if (debug) {
                bodies.drawOutline(at, bystander.body(), ENTITY, 1.2);
            }
        }
    }

    /** The server's body as an outline, and how far the client is from it. */
    public void drawServer(Moment m, SceneryMaker painter) {
        m.figures().server().ifPresent(at -> {
            Color colour = pen.color(Token.CHART_5, 0.95);
            bodies.drawShadow(at, m.body(), painter.groundBelow(at.x, at.y, at.z + m.body().bottom()), 0.2);
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
