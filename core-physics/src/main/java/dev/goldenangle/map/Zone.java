package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.ConvexVolume;

import java.util.List;

/**
 * A volume that times a run or acts on a mover that touches it.
 *
 * @param kind        what it does
 * @param index       order of a checkpoint, from 1; otherwise 0
 * @param volumes     the convex parts, in level units
 * @param push        velocity given by a pad; zero otherwise
 * @param destination where a teleporter leads: position of the feet; zero otherwise
 * @param yaw         view direction after a teleport, radians
 */
public record Zone(Kind kind, int index, List<ConvexVolume> volumes, Vec3 push, Vec3 destination, float yaw) {
    /** What the zone does to a mover that enters it. */
    public enum Kind { START, CHECKPOINT, FINISH, PAD, TELEPORT }

    /** Whether a box with these corners overlaps or touches the zone. */
    public boolean touches(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        for (int i = 0; i < volumes.size(); i++) {
            if (volumes.get(i).touches(minX, minY, minZ, maxX, maxY, maxZ)) {
                return true;
            }
        }
        return false;
    }
}
