package dev.goldenangle.world.brush;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Ways to find the brushes near a sweep; all give identical results, bit for bit. */
public enum IndexKind {
    BRUTE, BVH, BSP;

    /** @param isCancelled checked regularly while building a BVH */
    BrushIndex build(List<Brush> brushes, Bounds bounds, BooleanSupplier isCancelled) {
        return switch (this) {
            case BRUTE -> query -> visitAll(bounds.count(), query);
            case BVH -> new Bvh(bounds, isCancelled);
            case BSP -> new FaceTree(brushes, bounds);
        };
    }

    /** The reference: visits every brush in order. */
    private static void visitAll(int count, BrushQuery query) {
        for (int i = 0; i < count; i++) {
            query.test(i);
        }
    }
}
