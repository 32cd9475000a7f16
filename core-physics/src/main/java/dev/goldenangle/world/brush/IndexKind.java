package dev.goldenangle.world.brush;

/** Ways to find the brushes near a sweep; all give the same answers to the bit. */
public enum IndexKind {
    BRUTE, BVH, BSP;

    BrushIndex build(Bounds bounds) {
        return switch (this) {
            case BRUTE -> new BruteForce(bounds.count());
            case BVH -> new Bvh(bounds);
            case BSP -> new Bsp(bounds);
        };
    }
}
