package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;

/** Frees a body that is inside something solid by moving it to the first free place of a fixed list, nearest first. */
final class StuckBody {
    private static final float[] RISES = {0f, 1f, 6f};
    private static final float[] SIDES = {-2f, 0f, 2f};

    private final GoldsrcSurroundings surroundings;
    private final float[] offsets = new float[3 * 53];
    private final Vec3 place = new Vec3();
    private int count;

    StuckBody(GoldsrcTuning tuning, GoldsrcSurroundings surroundings) {
        this.surroundings = surroundings;
        float n = tuning.nudge;
        for (int axis = 2; axis >= 0; axis--) {
            for (int side = -1; side <= 1; side++) {
                add(axis == 0 ? side * n : 0f, axis == 1 ? side * n : 0f, axis == 2 ? side * n : 0f);
            }
        }
        for (int corner = 0; corner < 8; corner++) {
            add((corner & 4) == 0 ? -n : n, (corner & 2) == 0 ? -n : n, (corner & 1) == 0 ? -n : n);
        }
        for (float rise : RISES) {
            add(0f, 0f, rise);
        }
        for (float side : SIDES) {
            add(0f, side, 0f);
        }
        for (float side : SIDES) {
            add(side, 0f, 0f);
        }
        for (float rise : RISES) {
            for (float x : SIDES) {
                for (float y : SIDES) {
                    add(x, y, rise);
                }
            }
        }
    }

    private void add(float x, float y, float z) {
        offsets[count++] = x;
        offsets[count++] = y;
        offsets[count++] = z;
    }

    /** Whether the body is free, if necessary after moving it. */
    boolean free(MovingBox box) {
        if (!surroundings.isStuck(box)) {
            return true;
        }
        Vec3 at = box.position;
        for (int i = 0; i < count; i += 3) {
            place.set(at.x + offsets[i], at.y + offsets[i + 1], at.z + offsets[i + 2]);
            if (surroundings.isFree(place, box)) {
                at.set(place);
                return true;
            }
        }
        return false;
    }
}
