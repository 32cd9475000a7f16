package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.frame.GrappleLine;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.PlatformEdges;

/** Draws what abilities do: the line of the grapple, moving platforms, and for a moment the name of a move where it began. */
public final class AbilityPainter {
    private static final double NAMED_SECONDS = 0.8;
    private final Pen pen;
    private final Moment m;

    public AbilityPainter(Pen pen, Moment m) {
        this.pen = pen;
        this.m = m;
    }

    public void draw() {
        if (!m.model().causes().contains(SpeedCause.ABILITY)) {
            return;
        }
        GrappleLine.of(m).ifPresent(line -> {
            pen.begin().to(line.fromX(), line.fromY(), line.fromZ()).to(line.toX(), line.toY(), line.toZ()).strokeOpen(pen.color(Token.CHART_1, 0.95), 1.6);
            pen.circle(line.toX(), line.toY(), line.toZ(), 0.12 * m.metre()).fill(pen.color(Token.CHART_1, 0.95));
        });
        PlatformEdges.of(m).forEach(e -> pen.begin().to(e[0], e[1], e[2]).to(e[3], e[4], e[5]).strokeOpen(pen.color(Token.FG_MUTED, 0.9), 1.2));
        int first = m.tick() - (int) (NAMED_SECONDS / m.run().tickSeconds());
        for (Event event : m.run().run().events()) {
            if (event.tick() > first && event.tick() <= m.tick() && event.kind().isOfAbility()) {
                name(event);
            }
        }
    }

    private void name(Event event) {
        double x = m.run().x(event.tick());
        double y = m.run().y(event.tick());
        double z = m.run().z(event.tick()) + m.body().bottom();
        double px = pen.view.x(x, y);
        double py = pen.view.y(x, y, z);
        pen.circle(x, y, z, 0.1 * m.metre()).fill(pen.color(Token.CHART_1, 0.9));
        pen.label(event.kind().label(), px, pen.free(px, py + 14, 70), pen.look.color(Token.FG_DEFAULT), pen.font(11));
    }
}
