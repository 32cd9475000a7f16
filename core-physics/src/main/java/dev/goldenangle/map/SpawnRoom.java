package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;

import java.util.List;
import java.util.Optional;

/** Checks whether a player has room at the spawns of a brush map. */
final class SpawnRoom {
    private static final double HALF_WIDTH = 16;
    private static final double HEIGHT = 56;
    /** Many maps place a spawn slightly inside the floor, and every game lifts the player out. */
    private static final double SUNK = 8;
    /** A spawn farther than this outside all brushes is a mistake. */
    private static final double FAR = 4096;
    /** Limit on checks, because each looks at every brush. */
    private static final int LOOKS = 256;

    private final List<Brush> solids;
    private final double scale;
    private final float[] min = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    private final float[] max = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    private int looks;

    SpawnRoom(List<Brush> solids, double scale) {
        this.solids = solids;
        this.scale = scale;
        for (Brush solid : solids) {
            for (int axis = 0; axis < 3; axis++) {
                min[axis] = Math.min(min[axis], solid.min(axis));
                max[axis] = Math.max(max[axis], solid.max(axis));
            }
        }
    }

    Optional<String> trouble(Spawn spawn) {
        if (solids.isEmpty() || ++looks > LOOKS) {
            return Optional.empty();
        }
        if (isFar(0, spawn.x()) || isFar(1, spawn.y()) || isFar(2, spawn.z())) {
            return Optional.of("is far outside the map");
        }
        float inset = (float) (SUNK * scale);
        float half = (float) (HALF_WIDTH * scale) - inset;
        float low = spawn.z() + inset;
        float high = spawn.z() + (float) (HEIGHT * scale) - inset;
        for (Brush solid : solids) {
            if (solid.touches(spawn.x() - half, spawn.y() - half, low, spawn.x() + half, spawn.y() + half, high)) {
                return Optional.of("is inside solid geometry");
            }
        }
        return Optional.empty();
    }

    private boolean isFar(int axis, float at) {
        return at < min[axis] - FAR * scale || at > max[axis] + FAR * scale;
    }
}
