package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.List;

/**
 * Where the platforms of a world are for one mover. Tracers made with it collide with the platforms there instead of
 * where they are drawn. The owner places all platforms before it uses a tracer; nothing here is part of a state.
 */
public final class MovedBrushes {
    /** Far below everything. */
    private static final float AWAY = -1e6f;
    private final List<Platform> platforms;
    private final Vec3[] offsets;
    private int version;

    public MovedBrushes(BrushWorld world) {
        platforms = world.features().platforms();
        offsets = platforms.stream().map(platform -> new Vec3()).toArray(Vec3[]::new);
    }

    public int count() {
        return offsets.length;
    }

    public Platform get(int platform) {
        return platforms.get(platform);
    }

    /** Moves a platform to where it is after some seconds. */
    public void place(int platform, double seconds) {
        platforms.get(platform).walk().at(seconds, offsets[platform]);
        version++;
    }

    /** Takes a platform out of the world until it is placed again. */
    public void hide(int platform) {
        offsets[platform].set(0f, 0f, AWAY);
        version++;
    }

    /** Number of the platform that a brush belongs to, or −1. */
    public int platformOf(int brush) {
        for (int i = 0; i < offsets.length; i++) {
            int first = platforms.get(i).first();
            if (brush >= first && brush < first + platforms.get(i).shapes().size()) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a box with these corners overlaps or touches a platform. */
    public boolean touches(int platform, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        Vec3 o = offsets[platform];
        List<Brush> shapes = platforms.get(platform).shapes();
        for (int i = 0; i < shapes.size(); i++) {
            if (shapes.get(i).touches(minX - o.x, minY - o.y, minZ - o.z, maxX - o.x, maxY - o.y, maxZ - o.z)) {
                return true;
            }
        }
        return false;
    }

    Vec3 offset(int platform) {
        return offsets[platform];
    }

    /** Changes with every placement. */
    int version() {
        return version;
    }
}
