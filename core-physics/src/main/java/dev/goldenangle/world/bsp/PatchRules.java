package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BoxRules;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

import java.util.List;

/**
 * Collision of boxes with a map of brushes and curved patches that has no tree: first the brushes, then each patch.
 *
 * @param brushes the brushes alone
 * @param patches the patches
 */
public record PatchRules(BrushWorld brushes, List<Solid> patches) implements BoxRules {
    /**
     * A patch that stops a player.
     *
     * @param patch its collision shape
     * @param plate number of its first plate among the world's brushes, −1 if it has none
     */
    public record Solid(Patch patch, int plate) {
    }

    @Override
    public BoxQuery tracer() {
        return new Tracer(brushes.boxTracer(), patches);
    }

    private static final class Tracer implements BoxQuery {
        private final BoxQuery flat;
        private final List<Solid> patches;
        private final BoxMove move = new BoxMove();
        private final PatchSweep curved = new PatchSweep(move);

        Tracer(BoxQuery flat, List<Solid> patches) {
            this.flat = flat;
            this.patches = patches;
        }

        @Override
        public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest) {
            flat.sweep(start, end, mins, maxs, gap, dest);
            move.begin(start, end, mins, maxs, gap, -1);
            move.fraction = dest.fraction;
            for (int i = 0; i < patches.size() && move.fraction > 0f; i++) {
                Solid solid = patches.get(i);
                if (move.isAtRest) {
                    if (curved.contains(solid.patch)) {
                        dest.setBuried(start, solid.plate);
                        return;
                    }
                } else if (curved.sweep(solid.patch)) {
                    dest.fraction = move.fraction;
                    dest.end.lerp(start, end, dest.fraction);
                    dest.normal.set(move.nx, move.ny, move.nz);
                    dest.lastNormal.set(dest.normal);
                    dest.brush = solid.plate;
                    dest.plane = solid.plate < 0 ? -1 : 0;
                }
            }
        }

        @Override
        public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
            if (flat.isSolid(at, mins, maxs)) {
                return true;
            }
            move.begin(at, at, mins, maxs, 0f, -1);
            for (int i = 0; i < patches.size(); i++) {
                if (curved.contains(patches.get(i).patch)) {
                    return true;
                }
            }
            return false;
        }
    }
}
