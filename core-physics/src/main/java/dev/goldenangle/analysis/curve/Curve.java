package dev.goldenangle.analysis.curve;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One rule of a model as a curve, with handles for the knobs that shape it.
 *
 * @param key     short name
 * @param label   title
 * @param doc     what it shows, one sentence
 * @param x       horizontal axis
 * @param y       vertical axis
 * @param drawing simulates the mover and computes the line
 * @param handles draggable points that set knobs
 * @param sample  how ticks of a run are shown on it; empty if they are not
 */
public record Curve(String key, String label, String doc, Axis x, Axis y, Function<Probe, CurvePoints> drawing, List<Handle> handles, Optional<Sample> sample) {
    public Curve {
        handles = List.copyOf(handles);
    }

    /**
     * How a tick of a run becomes a point.
     *
     * @param xColumn the run's column for x
     * @param yColumn the run's column for y; its sign is ignored
     * @param ground  whether ticks in the air or on the ground are shown
     */
    public record Sample(String xColumn, String yColumn, Ground ground) {
    }

    /** Which ticks of a run a sample shows. */
    public enum Ground { IN_AIR, ON_GROUND }

    public CurvePoints line(Probe probe) {
        return drawing.apply(probe);
    }
}
