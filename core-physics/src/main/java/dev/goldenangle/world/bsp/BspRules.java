package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BoxRules;

import java.util.List;

/**
 * Collision of a player's box with a compiled level: its tree, its patches and its solid submodels.
 *
 * @param tree    the level
 * @param models  solid submodels
 * @param brushes for each brush of the tree its number among the world's brushes, −1 if it has none
 * @param patches for each surface the number of its first plate among the world's brushes, −1 if it has none
 */
public record BspRules(BspTree tree, List<Standing> models, int[] brushes, int[] patches) implements BoxRules {
    @Override
    public BoxQuery tracer() {
        return new BspTracer(this);
    }

    int worldBrush(int brush) {
        return brush < 0 ? -1 : brushes[brush];
    }

    int worldPatch(int surface) {
        return patches[surface];
    }

    /**
     * A submodel at its place.
     *
     * @param number number of the model
     * @param origin its position
     * @param min    low corner of its bounds, in the world
     * @param max    high corner
     */
    public record Standing(int number, Vec3 origin, Vec3 min, Vec3 max) {
        /** The game enlarges model bounds by this. */
        private static final float MARGIN = 1f;

        boolean isNear(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap) {
            float reach = gap + MARGIN;
            return Math.min(start.x, end.x) + mins.x <= max.x + reach && Math.max(start.x, end.x) + maxs.x >= min.x - reach
                    && Math.min(start.y, end.y) + mins.y <= max.y + reach && Math.max(start.y, end.y) + maxs.y >= min.y - reach
                    && Math.min(start.z, end.z) + mins.z <= max.z + reach && Math.max(start.z, end.z) + maxs.z >= min.z - reach;
        }
    }
}
