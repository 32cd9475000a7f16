package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** Looks for walkable ground right below a box without moving it. */
public final class GroundQuery {
    private final BoxQuery world;
    private final float probe;
    private final float gap;
    private final float walkableNormal;
    private final SweepHit trace = new SweepHit();
    private final Vec3 below = new Vec3();

    /**
     * @param probe          how far below the box to look for ground
     * @param gap            distance kept from every surface
     * @param walkableNormal least z of a walkable normal
     */
    public GroundQuery(BoxQuery world, float probe, float gap, float walkableNormal) {
        this.world = world;
        this.probe = probe;
        this.gap = gap;
        this.walkableNormal = walkableNormal;
    }

    /**
     * Whether a box stands on ground.
     *
     * @param at     the box's position; its corners are relative to it
     * @param normal receives the normal of the surface below, zero if there is none
     */
    public boolean isOnGround(Vec3 at, Vec3 mins, Vec3 maxs, Vec3 normal) {
        world.sweep(at, below.set(at.x, at.y, at.z - probe), mins, maxs, gap, trace);
        normal.set(trace.normal);
        return trace.fraction < 1f && normal.z >= walkableNormal;
    }
}
