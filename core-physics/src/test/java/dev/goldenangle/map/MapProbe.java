package dev.goldenangle.map;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

/** Measures a level with rays, floor heights and a walking box. */
final class MapProbe {
    static final float GAP = 0.125f;
    private static final Vec3 POINT = new Vec3();
    private static final Vec3 FEET = new Vec3(-16f, -16f, 0f);
    private static final Vec3 HEAD = new Vec3(16f, 16f, 56f);
    final Level level;
    final BrushWorld world;
    final SweepHit trace = new SweepHit();
    private final BoxTracer tracer;

    MapProbe(Level level) {
        this.level = level;
        world = (BrushWorld) level.world();
        tracer = new BoxTracer(world);
    }

    static Level load(String id) {
        return MapReader.read(id, SampleMaps.read(id + ".map").orElseThrow(), 32f);
    }

    static MapProbe of(String id) {
        return new MapProbe(load(id));
    }

    /** Length of a ray from a place in a direction, up to 100,000. */
    double sight(double x, double y, double z, double dx, double dy, double dz) {
        Vec3 from = new Vec3((float) x, (float) y, (float) z);
        Vec3 to = new Vec3((float) (x + dx * 1e5), (float) (y + dy * 1e5), (float) (z + dz * 1e5));
        tracer.sweep(from, to, POINT, POINT, 0f, trace);
        return trace.end.sub(from).length();
    }

    double floorBelow(double x, double y, double z) {
        return z - sight(x, y, z, 0, 0, -1);
    }

    boolean isFree(double x, double y, double feet) {
        return !tracer.isSolid(new Vec3((float) x, (float) y, (float) feet), FEET, HEAD);
    }

    /** Moves up by a step, across, and down again; false when something blocks it. */
    boolean walk(Vec3 feet, double x, double y, float maxDrop) {
        tracer.sweep(feet, new Vec3(feet.x, feet.y, feet.z + 18f), FEET, HEAD, GAP, trace);
        Vec3 up = new Vec3(trace.end);
        tracer.sweep(up, new Vec3((float) x, (float) y, up.z), FEET, HEAD, GAP, trace);
        if (trace.fraction < 1f) {
            return false;
        }
        Vec3 across = new Vec3(trace.end);
        tracer.sweep(across, new Vec3(across.x, across.y, across.z - 18f - maxDrop), FEET, HEAD, GAP, trace);
        feet.set(trace.end);
        return trace.fraction < 1f;
    }

    boolean touches(Zone zone, Vec3 feet) {
        return zone.touches(feet.x - 16f, feet.y - 16f, feet.z, feet.x + 16f, feet.y + 16f, feet.z + 56f);
    }
}
