package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Frees a box that is stuck in the world: first by moving it to a neighbouring position on a fine grid, then by pushing
 * it out of one brush after the other through the nearest side.
 */
public final class Unstick {
    /** Distance of the neighbouring positions, in units. */
    public static final float NUDGE = 0.125f;
    private static final int PUSHES = 32;

    private final BrushWorld world;
    private final BoxQuery boxes;

    public Unstick(BrushWorld world, BoxQuery boxes) {
        this.world = world;
        this.boxes = boxes;
    }

    /** Moves to the first free position of the 27 on and around the box, its own first; returns false without moving if none is free. */
    public boolean nudge(MovingBox box, float distance) {
        Vec3 position = box.position;
        Vec3 place = box.work.target;
        for (int z = 0; z < 3; z++) {
            for (int x = 0; x < 3; x++) {
                for (int y = 0; y < 3; y++) {
                    place.set(position.x + side(x) * distance, position.y + side(y) * distance, position.z + side(z) * distance);
                    if (!boxes.isSolid(place, box.mins, box.maxs)) {
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

    /** Reports a box whose slide started inside a brush, with its depth. */
    public void report(MovingBox box) {
        if (box.stuckIn >= 0) {
            float depth = depth(world.brushes().get(box.stuckIn), box);
            box.report.event(EventKind.STUCK, Math.max(0f, depth), box.stuckIn);
        }
    }

    /**
     * Frees the box if possible, keeping the gap to the brush; otherwise returns false without moving it. A box inside
     * the bounds of the world is not moved out of them.
     */
    public boolean free(MovingBox box, float gap) {
        if (nudge(box, NUDGE)) {
            return true;
        }
        Vec3 position = box.position;
        float x = position.x;
        float y = position.y;
        float z = position.z;
        boolean inside = isInside(position);
        for (int i = 0; i < PUSHES; i++) {
            if (!pushOut(box, gap)) {
                break;
            }
            if (!boxes.isSolid(position, box.mins, box.maxs)) {
                if (inside && !isInside(position)) {
                    break;
                }
                return true;
            }
        }
        position.set(x, y, z);
        return false;
    }

    /** Puts a new body into the world: frees it, and lowers it to the ground if there is any within a step. */
    public void place(MovingBox box, float gap, float stepHeight, MoverState state) {
        free(box, gap);
        Vec3 at = box.position;
        SweepHit ground = box.work.trace;
        boxes.sweep(at, box.work.target.set(at.x, at.y, at.z - stepHeight), box.mins, box.maxs, gap, ground);
        if (ground.fraction < 1f && box.isWalkable(ground.normal)) {
            at.set(ground.end);
            state.standOn(ground.normal);
        }
        state.position.set(at);
    }

    /** Whether a point is above the bottom and within the sides of the world; elsewhere there is nothing to stand on. */
    private boolean isInside(Vec3 at) {
        return at.z >= world.min(2) && at.x >= world.min(0) && at.x <= world.max(0) && at.y >= world.min(1) && at.y <= world.max(1);
    }

    /** Pushes the box out of the first brush that contains it; false if there is none. */
    private boolean pushOut(MovingBox box, float gap) {
        for (int i = 0; i < world.brushes().size(); i++) {
            float depth = depth(world.brushes().get(i), box);
            if (depth >= 0f) {
                box.position.addScaled(box.work.clipped, depth + gap);
                return true;
            }
        }
        return false;
    }

    /** Depth of the box inside the brush along its nearest plane, whose normal is stored in the scratch; negative if outside. */
    private static float depth(Brush brush, MovingBox box) {
        Vec3 position = box.position;
        Vec3 mins = box.mins;
        Vec3 maxs = box.maxs;
        Vec3 normal = box.work.crease;
        float nearest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < brush.planeCount(); i++) {
            float dist = brush.plane(i, normal);
            float x = position.x + (normal.x < 0f ? maxs.x : mins.x);
            float y = position.y + (normal.y < 0f ? maxs.y : mins.y);
            float z = position.z + (normal.z < 0f ? maxs.z : mins.z);
            float inside = dist - (x * normal.x + y * normal.y + z * normal.z);
            if (inside < nearest) {
                nearest = inside;
                box.work.clipped.set(normal);
            }
        }
        return nearest;
    }
}
