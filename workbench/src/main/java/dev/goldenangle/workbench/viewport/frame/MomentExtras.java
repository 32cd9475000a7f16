package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.state.Bystander;

import java.util.List;
import java.util.Optional;

/**
 * Everything to draw at one instant besides the world and the runs.
 *
 * @param drawn      where the mover's body is drawn; some models draw it apart from its real position
 * @param bystanders other bodies, where they are drawn
 * @param solids     other bodies, where they collide
 * @param network    client and server, while network lag is simulated
 * @param flying     shots in the air
 * @param preview    the path of a shot that would be fired now
 */
public record MomentExtras(Vec3 drawn, List<Bystander> bystanders, List<Bystander> solids, List<NetworkFigure> network, List<Firing.Flying> flying, Optional<FlownShot> preview) {
}
