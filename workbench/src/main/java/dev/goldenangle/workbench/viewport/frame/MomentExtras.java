package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.state.Bystander;

import java.util.List;
import java.util.Optional;

/**
 * What is drawn at one instant besides the world and the runs.
 *
 * @param drawn      where the mover's body is drawn: a model may keep that apart from where it is, and a client may be mistaken
 * @param bystanders other bodies in the level
 * @param server     where the server has the mover, while a client predicts it
 * @param flying     shots in the air
 * @param preview    the way of a shot that would be fired now
 */
public record MomentExtras(Vec3 drawn, List<Bystander> bystanders, Optional<Vec3> server, List<Firing.Flying> flying, Optional<FlownShot> preview) {
}
