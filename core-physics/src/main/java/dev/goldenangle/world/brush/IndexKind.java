package dev.goldenangle.world.brush;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Ways to find the brushes near a sweep; all give the same answers to the bit. */
public enum IndexKind {
    BRUTE, BVH, BSP;

    /** @param isGivenUp asked now and then by the one that takes long */
    BrushIndex build(List<Brush> brushes, Bounds bounds, BooleanSupplier isGivenUp) {
        return switch (this) {
            case BRUTE -> new BruteForce(bounds.count());
            case BVH -> new Bvh(bounds, isGivenUp);
            case BSP -> new Bsp(brushes, bounds);
        };
    }
}
