package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;

/** A moving box and what has stopped it so far. Scratch of one tracer. */
final class BoxMove {
    static final int NONE = -1;
    float startX;
    float startY;
    float startZ;
    float endX;
    float endY;
    float endZ;
    float halfX;
    float halfY;
    float halfZ;
    float gap;
    int mask;
    boolean isPoint;
    boolean isAtRest;
    private final float[] swept = new float[6];
    float fraction;
    float nx;
    float ny;
    float nz;
    int contents;
    int flags;
    boolean startSolid;
    boolean allSolid;
    int brush;
    int side;
    int patch;
    private float enter;
    private float leave;

    /** Centres the box: after this only its centre and half size are used. */
    void begin(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap, int contentMask) {
        float ox = (mins.x + maxs.x) * 0.5f;
        float oy = (mins.y + maxs.y) * 0.5f;
        float oz = (mins.z + maxs.z) * 0.5f;
        halfX = maxs.x - ox;
        halfY = maxs.y - oy;
        halfZ = maxs.z - oz;
        startX = start.x + ox;
        startY = start.y + oy;
        startZ = start.z + oz;
        endX = end.x + ox;
        endY = end.y + oy;
        endZ = end.z + oz;
        gap = contactGap;
        mask = contentMask;
        isPoint = halfX == 0f && halfY == 0f && halfZ == 0f;
        isAtRest = start.x == end.x && start.y == end.y && start.z == end.z;
        enclose();
        fraction = 1f;
        nx = 0f;
        ny = 0f;
        nz = 0f;
        contents = 0;
        flags = 0;
        startSolid = false;
        allSolid = false;
        brush = NONE;
        side = NONE;
        patch = NONE;
    }

    private void enclose() {
        swept[0] = Math.min(startX, endX) - halfX;
        swept[1] = Math.min(startY, endY) - halfY;
        swept[2] = Math.min(startZ, endZ) - halfZ;
        swept[3] = Math.max(startX, endX) + halfX;
        swept[4] = Math.max(startY, endY) + halfY;
        swept[5] = Math.max(startZ, endZ) + halfZ;
    }

    boolean isFinite() {
        return Float.isFinite(swept[0] + swept[1] + swept[2] + swept[3] + swept[4] + swept[5]);
    }

    /** Whether the swept bounds come within the gap of other bounds (low corner, high corner). */
    boolean meets(float[] bounds, int at) {
        for (int k = 0; k < 3; k++) {
            if ((double) swept[3 + k] < (double) bounds[at + k] - gap || (double) swept[k] > (double) bounds[at + 3 + k] + gap) {
                return false;
            }
        }
        return true;
    }

    /** How far the box moves a plane along its normal: the corner that points into it; never positive. */
    float offset(float px, float py, float pz) {
        return (px < 0f ? halfX : -halfX) * px + (py < 0f ? halfY : -halfY) * py + (pz < 0f ? halfZ : -halfZ) * pz;
    }

    void beginSolid() {
        enter = -1f;
        leave = 1f;
    }

    float enter() {
        return enter;
    }

    float leave() {
        return leave;
    }

    static boolean misses(float before, float after, float gap) {
        return before > 0f && (after >= gap || after >= before);
    }

    /** Processes a plane that is crossed; true if it is the last entry so far. */
    boolean cross(float before, float after) {
        if (before > after) {
            float f = (float) (((double) before - gap) / (before - after));
            f = f < 0f ? 0f : f;
            if (f > enter) {
                enter = f;
                return true;
            }
        } else {
            float f = (float) (((double) before + gap) / (before - after));
            f = f > 1f ? 1f : f;
            if (f < leave) {
                leave = f;
            }
        }
        return false;
    }

    void bury(int what) {
        startSolid = true;
        allSolid = true;
        fraction = 0f;
        contents = what;
    }
}
