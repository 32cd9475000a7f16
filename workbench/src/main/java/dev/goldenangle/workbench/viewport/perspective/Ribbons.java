package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.SpeedRamp;
import dev.goldenangle.workbench.viewport.frame.TrailColour;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;

import java.util.List;

/** The paths of runs as ribbons on the floor, with rings where a jump began or ended. */
final class Ribbons {
    private static final double WIDTH_METRES = 0.13;
    private static final double OTHER_METRES = 0.07;
    private static final double STEP_METRES = 0.4;
    private static final double PAST_SECONDS = 20;
    private static final double FUTURE_SECONDS = 20;
    private static final double NEAR_ALPHA = 0.75;
    private static final double FAR_ALPHA = 0.30;
    private static final double FAR_METRES = 40;
    private static final double HIGHEST_STEP_METRES = 1.2;
    private static final double LONGEST_STEP_METRES = 4;
    private static final double LIFT = 0.006;
    private static final double ABOVE_METRES = 0.015;
    private static final double RING_METRES = 0.3;
    private static final int RING_CORNERS = 20;
    private final PerspectiveImage image;
    private final Appearance look;
    private final SceneryMaker painter;
    private final GroundPath ground;
    private final Eye eye;
    private final double metre;
    private final double bottom;
    private final float[] quad = new float[12];

    Ribbons(PerspectiveImage image, Appearance look, SceneryMaker painter, GroundPath ground, Eye eye, Moment moment) {
        this.image = image;
        this.look = look;
        this.painter = painter;
        this.ground = ground;
        this.eye = eye;
        metre = moment.metre();
        bottom = moment.body().bottom();
    }

    /** The colour of a segment of the ribbon, given the tick at the segment's end. */
    private interface Ink {
        int at(int tick);
    }

    void drawNow(RunReader run, int tick, TrailColour colours, SpeedRamp ramp) {
        int[] inks = colours.inks(look);
        draw(run, tick, WIDTH_METRES, 1, t -> inks[colours.bucket(run, ramp, t)]);
        drawRings(run, tick);
    }

    void drawOther(Moment.Other other) {
        int ink = Paints.argb(look.color(Token.series(other.series())));
        draw(other.run(), other.tick(), OTHER_METRES, other.kind() == Moment.Other.Kind.BEFORE ? 2 : 1, t -> ink);
    }

    /** @param every draws one of this many pieces; 2 makes a dashed ribbon */
    private void draw(RunReader run, int tick, double wide, int every, Ink ink) {
        int step = (int) Math.max(1, Math.min(64, Math.round(STEP_METRES * metre / Math.max(1e-6, run.w() * run.tickSeconds()))));
        int first = Math.max(0, tick - (int) (PAST_SECONDS / run.tickSeconds()));
        int last = Math.min(run.length() - 1, tick + (int) (FUTURE_SECONDS / run.tickSeconds()));
        // On whole steps, so that the pieces do not crawl while time runs.
        first -= first % step;
        for (int t = first; t + step <= last; t += step) {
            if (t / step % every == 0) {
                piece(run, t, t + step, wide * metre / 2, ink.at(t + step));
            }
        }
    }

    private void piece(RunReader run, int from, int to, double half, int colour) {
        double dx = run.x(to) - run.x(from);
        double dy = run.y(to) - run.y(from);
        double length = Math.sqrt(dx * dx + dy * dy);
        double low = ground.at(painter, run, from, bottom) + ABOVE_METRES * metre;
        double high = ground.at(painter, run, to, bottom) + ABOVE_METRES * metre;
        double depth = Math.max(eye.depth(run.x(from), run.y(from), low), eye.depth(run.x(to), run.y(to), high));
        boolean torn = length < 1e-3 * metre || length > LONGEST_STEP_METRES * metre || Math.abs(high - low) > HIGHEST_STEP_METRES * metre;
        if (torn || depth < eye.near || depth > 4 * FAR_METRES * metre) {
            return;
        }
        double sx = -dy / length * half;
        double sy = dx / length * half;
        corner(0, run.x(from) - sx, run.y(from) - sy, low);
        corner(3, run.x(to) - sx, run.y(to) - sy, high);
        corner(6, run.x(to) + sx, run.y(to) + sy, high);
        corner(9, run.x(from) + sx, run.y(from) + sy, low);
        double far = Math.min(1, depth / (FAR_METRES * metre));
        image.addFlat(quad, quad.length, colour, NEAR_ALPHA + far * (FAR_ALPHA - NEAR_ALPHA), LIFT);
    }

    private void corner(int at, double x, double y, double z) {
        quad[at] = (float) x;
        quad[at + 1] = (float) y;
        quad[at + 2] = (float) z;
    }

    private void drawRings(RunReader run, int tick) {
        int first = Math.max(0, tick - (int) (PAST_SECONDS / run.tickSeconds()));
        int last = tick + (int) (FUTURE_SECONDS / run.tickSeconds());
        int ink = Paints.argb(look.color(Token.FG_DEFAULT));
        List<Event> events = run.run().events();
        for (int i = events.size() - 1; i >= 0 && events.get(i).tick() >= first; i--) {
            Event event = events.get(i);
            if (event.tick() <= last && event.tick() < run.length() && (event.kind() == EventKind.JUMP || event.kind() == EventKind.LAND)) {
                double z = ground.at(painter, run, event.tick(), bottom) + 2 * ABOVE_METRES * metre;
                ring(run.x(event.tick()), run.y(event.tick()), z, (event.kind() == EventKind.LAND ? 1 : 0.5) * RING_METRES * metre, ink, 0.9);
            }
        }
    }

    void ring(double x, double y, double z, double radius, int colour, double alpha) {
        for (int i = 0; i < RING_CORNERS; i++) {
            double a = 2 * Math.PI * i / RING_CORNERS;
            double b = 2 * Math.PI * (i + 1) / RING_CORNERS;
            image.addLine(x + radius * Math.cos(a), y + radius * Math.sin(a), z, x + radius * Math.cos(b), y + radius * Math.sin(b), z, colour, alpha);
        }
    }
}
