package dev.goldenangle.map;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.ClosedWalk;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.PhysicsZone;
import dev.goldenangle.world.brush.Platform;
import dev.goldenangle.world.brush.Thrust;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads the entities of a brush map that only abilities notice: physics zones, conveyors, zones that throw, and trains,
 * which follow their corners as in Quake.
 */
final class FeatureReader {
    private static final double MOST_SHARE = 100;
    /** In Quake units per second. */
    private static final double MOST_SPEED = 32_000;
    private static final double CONVEYOR_SPEED = 100;
    private static final double TRAIN_SPEED = 100;
    private static final double THRUST_SPEED = 320;
    private static final double THRUST_RADIUS = 128;
    private static final int MOST_CORNERS = 256;

    private final EntityValues values;
    private final double scale;
    private final Map<String, MapSource.Entity> corners = new HashMap<>();
    final List<PhysicsZone> zones = new ArrayList<>();
    final List<Thrust> thrusts = new ArrayList<>();
    final List<Platform> platforms = new ArrayList<>();

    FeatureReader(EntityValues values, double scale, List<MapSource.Entity> entities) {
        this.values = values;
        this.scale = scale;
        for (MapSource.Entity entity : entities) {
            if (entity.classname().equals("path_corner") && entity.has("targetname")) {
                corners.putIfAbsent(key(entity, "targetname"), entity);
            }
        }
    }

    private static String key(MapSource.Entity entity, String name) {
        return entity.text(name).toLowerCase(Locale.ROOT);
    }

    /** Whether a class is a zone whose brushes are built for {@link #readZone}. */
    static boolean isZone(MapSource.Entity entity) {
        return entity.classname().equals("trigger_physics") || entity.classname().equals("trigger_knockback");
    }

    void readZone(MapSource.Entity entity, List<Brush> brushes) {
        if (brushes.isEmpty()) {
            values.problem(entity, "has no brush to touch; ignored");
        } else if (entity.classname().equals("trigger_physics")) {
            zones.add(new PhysicsZone(PhysicsZone.Place.INSIDE, brushes, share(entity, "friction", 1), share(entity, "acceleration", 1), share(entity, "speed", 1),
                    share(entity, "gravity", 1), share(entity, "bounce", 0), new Vec3()));
        } else {
            thrusts.add(thrust(entity, brushes));
        }
    }

    /**
     * Reads an entity whose brushes are solid.
     *
     * @param first number of its first brush in the world
     */
    void readSolid(MapSource.Entity entity, int first, List<Brush> brushes) {
        if (brushes.isEmpty()) {
            return;
        }
        if (entity.classname().equals("func_conveyor")) {
            zones.add(new PhysicsZone(PhysicsZone.Place.ON, brushes, 1f, 1f, 1f, 1f, 0f, along(entity, CONVEYOR_SPEED)));
        } else if (entity.classname().equals("func_train")) {
            List<Vec3> way = way(entity, brushes);
            if (way.size() > 1) {
                platforms.add(new Platform(first, brushes, new ClosedWalk(way, (float) (within(entity, "speed", TRAIN_SPEED, 0, MOST_SPEED) * scale))));
            }
        }
    }

    private Thrust thrust(MapSource.Entity entity, List<Brush> brushes) {
        if (values.number(entity, "radial", 0) == 0) {
            return new Thrust(brushes, along(entity, THRUST_SPEED), 0f, new Vec3(), 0f);
        }
        Vec3 middle = new Vec3(middle(brushes, 0), middle(brushes, 1), middle(brushes, 2));
        return new Thrust(brushes, new Vec3(), (float) (within(entity, "speed", THRUST_SPEED, 0, MOST_SPEED) * scale), middle,
                (float) (within(entity, "radius", THRUST_RADIUS, 1, MOST_SPEED) * scale));
    }

    /** The velocity by "speed" and "angle" (−1 up, −2 down) or "angles". */
    private Vec3 along(MapSource.Entity entity, double usual) {
        double speed = within(entity, "speed", usual, 0, MOST_SPEED) * scale;
        double angle = entity.has("angles") || entity.has("mangle") ? 0 : values.number(entity, "angle", 0);
        if (angle == -1 || angle == -2) {
            return new Vec3(0f, 0f, (float) (angle == -1 ? speed : -speed));
        }
        double[] direction = values.pitchAndYaw(entity);
        float level = Angles.cos((float) direction[0]);
        return new Vec3(level * Angles.cos((float) direction[1]), level * Angles.sin((float) direction[1]), -Angles.sin((float) direction[0])).scale((float) speed);
    }

    /** How far the train is from where it is drawn at each corner; its lowest corner goes to the corner's origin. Empty with a problem. */
    private List<Vec3> way(MapSource.Entity train, List<Brush> brushes) {
        List<Vec3> way = new ArrayList<>();
        Set<MapSource.Entity> passed = new HashSet<>();
        MapSource.Entity from = train;
        MapSource.Entity corner = corners.get(key(train, "target"));
        while (corner != null && passed.add(corner) && way.size() < MOST_CORNERS) {
            double[] at = values.origin(corner).orElse(null);
            if (at == null) {
                return List.of();
            }
            way.add(new Vec3((float) (at[0] * scale - low(brushes, 0)), (float) (at[1] * scale - low(brushes, 1)), (float) (at[2] * scale - low(brushes, 2))));
            from = corner;
            corner = corners.get(key(corner, "target"));
        }
        if (corner == null) {
            values.problem(from, "target \"" + from.text("target") + "\" is not a path_corner of the map; the train stands still");
            return List.of();
        }
        return way;
    }

    private float share(MapSource.Entity entity, String key, double usual) {
        return (float) within(entity, key, usual, 0, MOST_SHARE);
    }

    private double within(MapSource.Entity entity, String key, double usual, double least, double most) {
        double value = values.number(entity, key, usual);
        double kept = Math.max(least, Math.min(most, value));
        if (kept != value) {
            values.problem(entity, "\"" + key + "\" is not between " + Decimals.trimmed(least, 3) + " and " + Decimals.trimmed(most, 3) + "; using " + Decimals.trimmed(kept, 3));
        }
        return kept;
    }

    private static float low(List<Brush> brushes, int axis) {
        float low = Float.POSITIVE_INFINITY;
        for (Brush brush : brushes) {
            low = Math.min(low, brush.min(axis));
        }
        return low;
    }

    private static float middle(List<Brush> brushes, int axis) {
        float high = Float.NEGATIVE_INFINITY;
        for (Brush brush : brushes) {
            high = Math.max(high, brush.max(axis));
        }
        return (low(brushes, axis) + high) / 2;
    }
}
