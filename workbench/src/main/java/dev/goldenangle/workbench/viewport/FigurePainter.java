package dev.goldenangle.workbench.viewport;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.look.Theme;
import javafx.scene.paint.Color;

/** Draws what stands about in the level beside the mover. */
final class FigurePainter {
    private static final Color ENTITY = Color.web("#F0913A");
    private final Pen pen;
    private final MoverPainter bodies;

    FigurePainter(Pen pen) {
        this.pen = pen;
        bodies = new MoverPainter(pen);
    }

    /** Other bodies, grey as the world; with the debug overlay in the wires of entities. */
    void drawBystanders(Moment m, WorldPainter painter, boolean debug) {
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
}
