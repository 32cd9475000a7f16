package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/** Warsow 2's way to find a wall: rays around the mover, first to the side of the keys, and takes the first wall. */
final class RayWallFinder implements WallFinder {
    private static final int RAYS = 20;
    private static final float REACH = 16f;
    private static final Vec3 POINT = new Vec3();
    private final WarsowTuning tuning;
    private final BoxQuery tracer;
    private final Surroundings surroundings;
    private final SweepHit trace = new SweepHit();
    private final Vec3 mins = new Vec3();
    private final Vec3 maxs = new Vec3();
    private final Vec3 end = new Vec3();

    RayWallFinder(WarsowTuning tuning, BoxQuery tracer, Surroundings surroundings) {
        this.tuning = tuning;
        this.tracer = tracer;
        this.surroundings = surroundings;
    }

    @Override
    public boolean find(WarsowTick tick, Vec3 normal) {
        if (!isAnythingNear(tick)) {
            return false;
        }
        boolean alternates = tick.right == 0f || tick.forward == 0f;
        float turn = tick.right > 0f ? -90f : tick.right < 0f ? 90f : tick.forward > 0f ? 0f : 180f;
        float spread = 0f;
        for (int i = 0; i < RAYS; i++) {
            if (i > 0) {
                if (alternates) {
                    turn += 180f;
                }
                if (!alternates && i % 2 == 0 || alternates && i % 4 == 0) {
                    turn -= 2f * spread;
                } else if (!alternates || i % 4 == 2) {
                    turn += spread;
                    spread += 360f / RAYS;
                    turn += spread;
                }
            }
            cast(tick, turn);
            if (trace.allSolid) {
                return false;
            }
            if (trace.fraction > 0f && trace.fraction < 1f && Math.abs(trace.normal.z) < STEEPEST && surroundings.allowsWallJump(trace)) {
                normal.set(trace.normal);
                return true;
            }
        }
        return false;
    }

    private boolean isAnythingNear(WarsowTick tick) {
        Vec3 velocity = tick.box.velocity;
        float reach = tuning.halfWidth + REACH;
        float x = velocity.x * LOOK_AHEAD;
        float y = velocity.y * LOOK_AHEAD;
        mins.set(-reach + Math.min(0f, x), -reach + Math.min(0f, y), 0f);
        maxs.set(reach + Math.max(0f, x), reach + Math.max(0f, y), 0f);
        return tracer.isSolid(tick.box.position, mins, maxs);
    }

    private void cast(WarsowTick tick, float turn) {
        double angle = tick.state.yaw + Angles.toRadians(turn);
        float cosine = (float) Angles.preciseCos(angle);
        float sine = (float) Angles.preciseSin(angle);
        float length = tuning.halfWidth / Math.max(Math.abs(cosine), Math.abs(sine)) + REACH;
        Vec3 at = tick.box.position;
        Vec3 velocity = tick.box.velocity;
        end.set(at.x + length * cosine + velocity.x * LOOK_AHEAD, at.y + length * sine + velocity.y * LOOK_AHEAD, at.z);
        tracer.sweep(at, end, POINT, POINT, tuning.contactGap, trace);
    }
}
