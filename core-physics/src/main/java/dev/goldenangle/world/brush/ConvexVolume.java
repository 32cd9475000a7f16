package dev.goldenangle.world.brush;

/** A convex solid that can say whether an upright box touches it. */
@FunctionalInterface
public interface ConvexVolume {
    /** Touching counts. */
    boolean touches(float minX, float minY, float minZ, float maxX, float maxY, float maxZ);
}
