package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.frame.SpeedRamp;
import dev.goldenangle.workbench.viewport.frame.Track;
import dev.goldenangle.workbench.viewport.frame.TrailColour;
import dev.goldenangle.workbench.viewport.frame.TrailPoints;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.TrailLine;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import javafx.scene.paint.Color;

import java.util.List;

/** Draws the paths of runs: the current one coloured, others thin; jumps as triangles, landings as rings. */
public final class TrailPainter {
    private static final double PAST_SECONDS = 60;
    private static final double FUTURE_SECONDS = 20;
    private static final double HIDDEN = 0.25;
    private static final double FUTURE = 0.34;
    private static final double OTHER = 0.55;
    private static final double STEP_PIXELS = 4;
    /** Steps per piece of another run's trail. */
    private static final int COARSE = 2;
    private static final double LONGEST_STEP_METRES = 4;
    private static final double OFF_SCREEN = 40;
    private final ViewTransform view;
    private final Appearance look;
    private final WorldImage world;
    private final double metre;
    private final TrailLine line = new TrailLine();
    private final List<TrailPoints> remembered;
    private int drawn;

    /** @param remembered cached points of the drawn runs, in their order */
    public TrailPainter(ViewTransform view, Appearance look, WorldImage world, double metre, List<TrailPoints> remembered) {
        this.view = view;
        this.look = look;
        this.world = world;
        this.metre = metre;
        this.remembered = remembered;
    }

    /** The colour of a segment of a trail, given the tick at the segment's end. */
    private interface Ink {
        int at(int tick);
    }

    public void drawNow(RunReader run, int tick, TrailColour colours, SpeedRamp ramp) {
        int[] inks = colours.inks(look);
        line.width = 3;
        line.dashed = false;
        draw(remember(run, tick, 1), tick, 1, 1, t -> inks[colours.bucket(run, ramp, t)]);
    }

    public void drawOther(RunReader run, int tick, Token token, boolean dashed) {
        drawOther(remember(run, tick, COARSE), tick, token, dashed);
    }

    private Track remember(RunReader run, int tick, int coarseness) {
        if (drawn == remembered.size()) {
            remembered.add(new TrailPoints());
        }
        Track track = new Track.OfRun(run);
        return remembered.get(drawn++).of(run, coarseness * step(track), firstTick(track, tick), lastTick(track, tick));
    }

    public void drawOther(Track track, int tick, Token token, boolean dashed) {
        int ink = Paints.argb(look.color(token));
        line.width = 1.6;
        line.dashed = dashed;
        draw(track, tick, OTHER, COARSE, t -> ink);
    }

    /** Uses whole steps, so that every frame needs the same points, and ends at the tick shown. */
    private void draw(Track track, int tick, double alpha, int coarseness, Ink ink) {
        int last = lastTick(track, tick);
        int step = coarseness * step(track);
        int previous = -1;
        double fromX = 0;
        double fromY = 0;
        line.along = 0;
        int first = firstTick(track, tick);
        for (int t = first - first % step; t <= last; t = next(t, step, tick)) {
            double x = track.x(t);
            double y = track.y(t);
            double z = track.z(t);
            line.x1 = view.x(x, y);
            line.y1 = view.y(x, y, z);
            boolean near = view.isNear(line.x1, line.y1, OFF_SCREEN);
            if (near) {
                line.depth1 = view.depth(x, y, z);
                if (previous >= 0 && !isFar(track, previous, t, x - fromX, y - fromY)) {
                    line.colour = ink.at(t);
                    line.alpha = alpha * (t > tick ? FUTURE : 1);
                    world.add(line);
                    line.along += line.dashed ? Math.hypot(line.x1 - line.x0, line.y1 - line.y0) : 0;
                }
            }
            line.x0 = line.x1;
            line.y0 = line.y1;
            line.depth0 = line.depth1;
            fromX = x;
            fromY = y;
            previous = near ? t : -1;
        }
    }

    private static int next(int t, int step, int tick) {
        int whole = t - t % step + step;
        return t < tick && whole > tick ? tick : whole;
    }

    /** Whether a piece is a teleport, which is not drawn. */
    private boolean isFar(Track track, int from, int to, double dx, double dy) {
        double sure = LONGEST_STEP_METRES * metre;
        double way = dx * dx + dy * dy;
        if (way <= sure * sure) {
            return false;
        }
        double most = sure + 2 * track.speed(from) * (to - from) * track.tickSeconds();
        return way > most * most;
    }

    private static int firstTick(Track track, int tick) {
        return Math.max(track.first(), Math.min(tick, track.last()) - (int) (PAST_SECONDS / track.tickSeconds()));
    }

    private static int lastTick(Track track, int tick) {
        return Math.min(track.last(), tick + (int) (FUTURE_SECONDS / track.tickSeconds()));
    }

    /** The number of ticks in which a mover at W moves a few pixels. */
    private int step(Track track) {
        double perTick = track.w() * track.tickSeconds() * view.scale();
        return (int) Math.max(1, Math.min(64, Math.round(STEP_PIXELS / Math.max(1e-3, perTick))));
    }

    public void drawMarks(Pen pen, RunReader run, int tick) {
        Track track = new Track.OfRun(run);
        int first = firstTick(track, tick);
        int last = lastTick(track, tick);
        List<Event> events = run.run().events();
        for (int i = events.size() - 1; i >= 0 && events.get(i).tick() >= first; i--) {
            Event event = events.get(i);
            boolean marked = event.kind() == EventKind.JUMP || event.kind() == EventKind.LAND;
            if (marked && event.tick() <= last) {
                mark(pen, run, event, event.tick() > tick);
            }
        }
    }

    private void mark(Pen pen, RunReader run, Event event, boolean future) {
        int t = Math.min(run.length() - 1, event.tick());
        double x = view.x(run.x(t), run.y(t));
        double y = view.y(run.x(t), run.y(t), run.z(t));
        if (!view.isNear(x, y, 8)) {
            return;
        }
        double alpha = (future ? FUTURE : 1) * (world.hides(run.x(t), run.y(t), run.z(t)) ? HIDDEN : 1);
        Color ink = pen.color(Token.FG_DEFAULT, alpha);
        if (event.kind() == EventKind.JUMP) {
            pen.begin().toPixel(x - 3.5, y - 5).toPixel(x + 3.5, y - 5).toPixel(x, y - 11).fill(ink);
        } else {
            pen.gc.setFill(Paints.withAlpha(Paints.halo(look), alpha));
            pen.gc.fillOval(x - 5, y - 4, 10, 8);
            pen.gc.setLineDashes((double[]) null);
            pen.gc.setStroke(ink);
            pen.gc.setLineWidth(1.4);
            pen.gc.strokeOval(x - 5, y - 4, 10, 8);
        }
    }
}
