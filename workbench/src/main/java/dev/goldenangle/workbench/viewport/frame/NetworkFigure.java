package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.workbench.runs.PredictedPath;

import java.util.List;

/**
 * The client or the server of a simulated network at the instant shown.
 *
 * @param at     the position of its body, on its own track
 * @param speed  the speed of its body
 * @param track  the path so far
 * @param others other bodies that it draws apart from their position in the run, because of lag
 */
public record NetworkFigure(PredictedPath.End end, Vec3 at, double speed, Track track, List<Seen> others) {
    /**
     * Another body as the client draws it.
     *
     * @param away distance from its position in the run
     */
    public record Seen(Bystander body, double away) {
    }
}
