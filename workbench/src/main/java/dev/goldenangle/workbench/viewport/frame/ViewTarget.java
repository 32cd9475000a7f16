package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.runs.RunEntry;

import java.util.List;

/**
 * What a viewport shows.
 *
 * @param run    the run whose mover it follows
 * @param alpha  the elapsed share of the tick, 0 to 1
 * @param knobs  the parameters used to find the angles that gain speed
 * @param still  whether time is paused, so that the camera jumps to its place
 * @param beside other runs in the same picture
 */
public record ViewTarget(Run run, int tick, float alpha, ParameterSet knobs, boolean still, List<Beside> beside) {
    /**
     * Another run in the same picture.
     *
     * @param series number of its colour
     * @param alpha  the elapsed share of the tick, 0 to 1
     */
    public record Beside(RunEntry.Role role, String name, int series, Run run, int tick, float alpha) {
    }
}
