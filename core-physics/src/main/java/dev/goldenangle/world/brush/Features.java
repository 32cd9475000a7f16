package dev.goldenangle.world.brush;

import java.util.List;

/**
 * What a brush world has besides static solids. Some models notice it, others do not.
 *
 * @param volumes   water and ladders
 * @param zones     places with physics of their own
 * @param thrusts   zones that throw a body
 * @param platforms brushes that move
 */
public record Features(List<Volume> volumes, List<PhysicsZone> zones, List<Thrust> thrusts, List<Platform> platforms) {
    public static final Features NONE = of(List.of());

    public Features {
        volumes = List.copyOf(volumes);
        zones = List.copyOf(zones);
        thrusts = List.copyOf(thrusts);
        platforms = List.copyOf(platforms);
    }

    /** Only water and ladders. */
    public static Features of(List<Volume> volumes) {
        return new Features(volumes, List.of(), List.of(), List.of());
    }
}
