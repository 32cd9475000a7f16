package dev.goldenangle.workbench.viewport;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Bystander;

import java.util.List;

/**
 * What is drawn at one instant besides the world and the runs.
 *
 * @param drawn      where the mover's body is drawn, which a model may keep apart from where it is
 * @param bystanders other bodies in the level
 */
record Figures(Vec3 drawn, List<Bystander> bystanders) {
}
