package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.runs.PredictedPath;

/**
 * One end of a line at the instant that is shown.
 *
 * @param at    where its body is, on its own track
 * @param speed how fast it has it
 * @param track the way it has come
 */
public record NetworkFigure(PredictedPath.End end, Vec3 at, double speed, Track track) {
}
