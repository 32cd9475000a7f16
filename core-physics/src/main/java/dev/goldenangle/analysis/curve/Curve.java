package dev.goldenangle.analysis.curve;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One rule of a model as a line, with the knobs that bend it.
 *
 * @param key     short name
 * @param label   title
 * @param doc     what it shows, one sentence
 * @param x       what goes to the right
 * @param y       what goes up
 * @param drawing steps the mover and finds the line
 * @param handles the points that are knobs
 * @param sample  where a run is on it; empty when a tick of a run is no point of it
 */
public record Curve(String key, String label, String doc, Axis x, Axis y, Function<Probe, Line> drawing, List<Handle> handles, Optional<Sample> sample) {
    public Curve {
        handles = List.copyOf(handles);
    }

    /**
     * How a tick of a run becomes a point.
     *
     * @param xColumn the column of the run that goes to the right
     * @param yColumn the column that goes up; its sign does not matter
     * @param ground  on which ticks: those in the air or those on the ground
     */
    public record Sample(String xColumn, String yColumn, Ground ground) {
    }

    /** Where the feet are on the ticks that a sample is taken from. */
    public enum Ground { IN_AIR, ON_GROUND }

    public Line line(Probe probe) {
        return drawing.apply(probe);
    }
}
