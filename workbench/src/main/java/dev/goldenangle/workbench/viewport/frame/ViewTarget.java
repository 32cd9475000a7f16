package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.runs.RunEntry;

import java.util.List;

/**
 * What a viewport is pointed at.
 *
 * @param run    the run whose mover it follows
 * @param tick   where in it
 * @param alpha  how far that tick has come, 0 to 1
 * @param knobs  under which the angles that win are found
 * @param still  whether time stands, so that the camera is there at once
 * @param beside the runs drawn beside it
 */
public record ViewTarget(Run run, int tick, float alpha, ParameterSet knobs, boolean still, List<Beside> beside) {
    /**
     * Another run in the same picture.
     *
     * @param role   how it is drawn
     * @param name   of the run
     * @param series number of its colour
     * @param tick   where in it
     * @param alpha  how far that tick has come, 0 to 1
     */
    public record Beside(RunEntry.Role role, String name, int series, Run run, int tick, float alpha) {
    }
}
