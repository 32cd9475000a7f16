package dev.goldenangle.workbench.viewport;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.look.Token;
import javafx.scene.paint.Color;

import java.util.List;

/** The way a run took: coloured for now, thin for others; jumps as triangles, landings as rings. */
final class TrailPainter {
    private static final double PAST_SECONDS = 60;
    private static final double FUTURE_SECONDS = 20;
    private static final double HIDDEN = 0.25;
    private static final double FUTURE = 0.34;
    private static final double OTHER = 0.55;
    private static final double STEP_PIXELS = 3;
    private static final double LONGEST_STEP_METRES = 4;
    private static final double OFF_SCREEN = 40;
    private final Pen pen;
    private final WorldImage world;
    private final double metre;

    TrailPainter(Pen pen, WorldImage world, double metre) {
        this.pen = pen;
        this.world = world;
        this.metre = metre;
    }

    /** How the point of a trail is drawn; neighbours with the same are one line. */
    private record Style(int bucket, boolean hidden, boolean future) {
        double alpha() {
            return (hidden ? HIDDEN : 1) * (future ? FUTURE : 1);
        }
    }

    void drawNow(RunReader run, int tick, TrailColour colours) {
        int last = lastTick(run, tick);
        int step = step(run);
        Style style = null;
        int previous = -1;
        for (int t = firstTick(run, tick); t <= last; t = t < tick ? Math.min(tick, t + step) : t + step) {
            double px = pen.view.x(run.x(t), run.y(t));
            double py = pen.view.y(run.x(t), run.y(t), run.z(t));
            boolean broken = previous < 0 || !pen.view.isNear(px, py, OFF_SCREEN) || isFar(run, previous, t);
            Style next = new Style(colours.bucket(run, t), world.hides(run.x(t), run.y(t), run.z(t)), t > tick);
            if (style != null && (broken || !next.equals(style))) {
                if (!broken) {
                    pen.toPixel(px, py);
                }
                stroke(style, colours);
                style = null;
            }
            if (style == null) {
                pen.begin();
                style = next;
            }
            pen.toPixel(px, py);
            previous = pen.view.isNear(px, py, OFF_SCREEN) ? t : -1;
        }
        if (style != null) {
            stroke(style, colours);
        }
    }

    private void stroke(Style style, TrailColour colours) {
        Color colour = colours.colour(pen.look, style.bucket);
        pen.strokeOpen(Paints.withAlpha(colour, style.alpha()), 3);
    }

    /** Another run's trail, thin. */
    void drawOther(RunReader run, int tick, Token token, double... dashes) {
        int from = firstTick(run, tick);
        int last = Math.min(run.length() - 1, lastTick(run, tick));
        int step = 2 * step(run);
        int previous = -1;
        pen.begin();
        boolean any = false;
        for (int t = from; t <= last; t += step) {
            double px = pen.view.x(run.x(t), run.y(t));
            double py = pen.view.y(run.x(t), run.y(t), run.z(t));
            boolean near = pen.view.isNear(px, py, OFF_SCREEN);
            if (any && (!near || isFar(run, previous, t))) {
                pen.strokeOpen(pen.color(token, OTHER), 1.6, dashes);
                pen.begin();
                any = false;
            }
            if (near) {
                pen.toPixel(px, py);
                any = true;
                previous = t;
            }
        }
        if (any) {
            pen.strokeOpen(pen.color(token, OTHER), 1.6, dashes);
        }
    }

    /** A teleport is not a line. */
    private boolean isFar(RunReader run, int from, int to) {
        double dx = run.x(to) - run.x(from);
        double dy = run.y(to) - run.y(from);
        double most = LONGEST_STEP_METRES * metre + 2 * run.speed(from) * (to - from) * run.tickSeconds();
        return dx * dx + dy * dy > most * most;
    }

    private static int firstTick(RunReader run, int tick) {
        return Math.max(0, Math.min(tick, run.length() - 1) - (int) (PAST_SECONDS / run.tickSeconds()));
    }

    private static int lastTick(RunReader run, int tick) {
        return Math.min(run.length() - 1, tick + (int) (FUTURE_SECONDS / run.tickSeconds()));
    }

    /** So many ticks that a mover at W moves a few pixels. */
    private int step(RunReader run) {
        double perTick = run.w() * run.tickSeconds() * pen.view.scale();
        return (int) Math.max(1, Math.min(64, Math.round(STEP_PIXELS / Math.max(1e-3, perTick))));
    }

    void drawMarks(RunReader run, int tick) {
        int first = firstTick(run, tick);
        int last = lastTick(run, tick);
        List<Event> events = run.run().events();
        for (int i = events.size() - 1; i >= 0 && events.get(i).tick() >= first; i--) {
            Event event = events.get(i);
            boolean marked = event.kind() == EventKind.JUMP || event.kind() == EventKind.LAND;
            if (marked && event.tick() <= last) {
                mark(run, event, event.tick() > tick);
            }
        }
    }

    private void mark(RunReader run, Event event, boolean future) {
        int t = Math.min(run.length() - 1, event.tick());
        double x = pen.view.x(run.x(t), run.y(t));
        double y = pen.view.y(run.x(t), run.y(t), run.z(t));
        if (!pen.view.isNear(x, y, 8)) {
            return;
        }
        double alpha = (future ? FUTURE : 1) * (world.hides(run.x(t), run.y(t), run.z(t)) ? HIDDEN : 1);
        Color ink = pen.color(Token.FG_DEFAULT, alpha);
        if (event.kind() == EventKind.JUMP) {
            pen.begin().toPixel(x - 3.5, y - 5).toPixel(x + 3.5, y - 5).toPixel(x, y - 11).fill(ink);
        } else {
            pen.gc.setFill(Paints.withAlpha(Paints.halo(pen.look), alpha));
            pen.gc.fillOval(x - 5, y - 4, 10, 8);
            pen.gc.setLineDashes((double[]) null);
            pen.gc.setStroke(ink);
            pen.gc.setLineWidth(1.4);
            pen.gc.strokeOval(x - 5, y - 4, 10, 8);
        }
    }
}
