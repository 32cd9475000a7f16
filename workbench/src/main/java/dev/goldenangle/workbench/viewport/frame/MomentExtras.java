package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.state.Bystander;

import java.util.List;
import java.util.Optional;

/**
 * What is drawn at one instant besides the world and the runs.
 *
 * @param drawn      where the mover's body is drawn: a model may keep that apart from where it is
 * @param bystanders other bodies in the level, where they are drawn
 * @param solids     the same where they are met, which a model may keep apart
 * @param network    what client and server make of the run over a line, while that is looked at
 * @param flying     shots in the air
 * @param preview    the way of a shot that would be fired now
 */
public record MomentExtras(Vec3 drawn, List<Bystander> bystanders, List<Bystander> solids, List<NetworkFigure> network, List<Firing.Flying> flying, Optional<FlownShot> preview) {
}
