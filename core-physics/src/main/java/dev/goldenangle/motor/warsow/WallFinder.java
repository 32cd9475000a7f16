package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Vec3;

/** Looks for a wall that is near enough to jump off. */
interface WallFinder {
    /** The most that a wall's normal may point up or down. */
    float STEEPEST = 0.3f;
    /** Looks ahead by the way of this many seconds. */
    float LOOK_AHEAD = 0.015f;

    /** Whether there is one; writes its normal. */
    boolean find(WarsowTick tick, Vec3 normal);
}
