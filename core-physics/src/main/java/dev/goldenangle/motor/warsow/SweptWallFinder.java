package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/** Warfork's way to find a wall: sweeps a flat box in twelve directions and takes the nearest wall. */
final class SweptWallFinder implements WallFinder {
    private static final int DIRECTIONS = 12;
    private final WarsowTuning tuning;
    private final BoxQuery tracer;
    private final Surroundings surroundings;
    private final float[] cosines = new float[DIRECTIONS];
    private final float[] sines = new float[DIRECTIONS];
    private final SweepHit trace = new SweepHit();
    private final Vec3 mins;
    private final Vec3 maxs;
    private final Vec3 end = new Vec3();

    SweptWallFinder(WarsowTuning tuning, BoxQuery tracer, Surroundings surroundings) {
        this.tuning = tuning;
        this.tracer = tracer;
        this.surroundings = surroundings;
        mins = new Vec3(-tuning.halfWidth, -tuning.halfWidth, 0f);
        maxs = new Vec3(tuning.halfWidth, tuning.halfWidth, 0f);
        for (int i = 0; i < DIRECTIONS; i++) {
            cosines[i] = (float) Angles.preciseCos(Math.PI * 2 / DIRECTIONS * i);
            sines[i] = (float) Angles.preciseSin(Math.PI * 2 / DIRECTIONS * i);
        }
    }

    @Override
    public boolean find(WarsowTick tick, Vec3 normal) {
        Vec3 at = tick.box.position;
        Vec3 velocity = tick.box.velocity;
        float nearest = 1f;
        for (int i = 0; i < DIRECTIONS; i++) {
            end.set(at.x + (maxs.x * cosines[i] + velocity.x * LOOK_AHEAD), at.y + (maxs.y * sines[i] + velocity.y * LOOK_AHEAD), at.z);
            tracer.sweep(at, end, mins, maxs, tuning.contactGap, trace);
            if (trace.allSolid) {
                break;
            }
            if (trace.fraction > 0f && trace.fraction < nearest && Math.abs(trace.normal.z) < STEEPEST && surroundings.allowsWallJump(trace)) {
                nearest = trace.fraction;
                normal.set(trace.normal);
            }
        }
        return nearest < 1f;
    }
}
