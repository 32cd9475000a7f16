package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

/**
 * Frees a box that is stuck in the world: first by a nudge to one of the neighbouring places on a fine grid, then by
 * pushing it out of one brush after the other through the nearest side.
 */
public final class Unstick {
    /** Neighbours are this far away, in units. */
    public static final float NUDGE = 0.125f;
    private static final int PUSHES = 32;

    /** Whether a box at a place is stuck. */
    @FunctionalInterface
    public interface Occupancy {
        boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs);
    }

    private final BrushWorld world;
    private final Occupancy occupancy;
    private final Vec3 place = new Vec3();
    private final Vec3 normal = new Vec3();
    private final Vec3 nearestNormal = new Vec3();

    public Unstick(BrushWorld world, Occupancy occupancy) {
        this.world = world;
        this.occupancy = occupancy;
    }

    /** Moves to the first free place of the 27 around it, itself first; false, without moving, when none is free. */
    public boolean nudge(Vec3 position, Vec3 mins, Vec3 maxs, float distance) {
        for (int z = 0; z < 3; z++) {
            for (int x = 0; x < 3; x++) {
                for (int y = 0; y < 3; y++) {
                    place.set(position.x + side(x) * distance, position.y + side(y) * distance, position.z + side(z) * distance);
                    if (!occupancy.isSolid(place, mins, maxs)) {
                        position.set(place);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int side(int turn) {
        return turn == 0 ? 0 : turn == 1 ? -1 : 1;
    }

    /** Reports a box whose slide found itself inside a brush, with its depth. */
    public void report(MovingBox box) {
        if (box.stuckIn >= 0) {
            float depth = depth(world.brushes().get(box.stuckIn), box.position, box.mins, box.maxs);
            box.report.event(EventKind.STUCK, Math.max(0f, depth), box.stuckIn);
        }
    }

    /** Frees the box if it can be freed, leaving the gap to what it was pushed out of; false, without moving, otherwise. */
    public boolean free(Vec3 position, Vec3 mins, Vec3 maxs, float gap) {
        if (nudge(position, mins, maxs, NUDGE)) {
            return true;
        }
        float x = position.x;
        float y = position.y;
        float z = position.z;
        for (int i = 0; i < PUSHES; i++) {
            if (!pushOut(position, mins, maxs, gap)) {
                break;
            }
            if (!occupancy.isSolid(position, mins, maxs)) {
                return true;
            }
        }
        position.set(x, y, z);
        return false;
    }

    /** Pushes the box out of the first brush it is in; false when it is in none. */
    private boolean pushOut(Vec3 position, Vec3 mins, Vec3 maxs, float gap) {
        for (int i = 0; i < world.brushes().size(); i++) {
            float depth = depth(world.brushes().get(i), position, mins, maxs);
            if (depth >= 0f) {
                position.addScaled(nearestNormal, depth + gap);
                return true;
            }
        }
        return false;
    }

    /** How far the box is inside the brush along its nearest plane, which is left in the scratch; negative when outside. */
    private float depth(Brush brush, Vec3 position, Vec3 mins, Vec3 maxs) {
        float nearest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < brush.planeCount(); i++) {
            float dist = brush.plane(i, normal);
            float x = position.x + (normal.x < 0f ? maxs.x : mins.x);
            float y = position.y + (normal.y < 0f ? maxs.y : mins.y);
            float z = position.z + (normal.z < 0f ? maxs.z : mins.z);
            float inside = dist - (x * normal.x + y * normal.y + z * normal.z);
            if (inside < nearest) {
                nearest = inside;
                nearestNormal.set(normal);
            }
        }
        return nearest;
    }
}
