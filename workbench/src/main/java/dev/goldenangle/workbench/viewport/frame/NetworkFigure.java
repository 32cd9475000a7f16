package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.runs.PredictedPath;

import java.util.List;

/**
 * One end of a line at the instant that is shown.
 *
 * @param at    where its body is, on its own track
 * @param speed how fast it has it
 * @param track the way it has come
 * @param others the other bodies that this end draws elsewhere than the run has them, because it heard of them later
 */
public record NetworkFigure(PredictedPath.End end, Vec3 at, double speed, Track track, List<Seen> others) {
    /**
     * Another body as one end of a line draws it.
     *
     * @param away how far that is from where the run has it
     */
    public record Seen(Bystander body, double away) {
    }
}
