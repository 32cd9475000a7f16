package dev.goldenangle.world.brush;

/** A convex solid that can be tested against an upright box. */
@FunctionalInterface
public interface ConvexVolume {
    /** Touching counts. */
    boolean touches(float minX, float minY, float minZ, float maxX, float maxY, float maxZ);
}
