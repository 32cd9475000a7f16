package dev.goldenangle.map;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads the volumes that time or act on a mover: course timing with our class names and those of defrag maps, jump pads of
 * Quake III (aimed at a target) and Quake (pushing in a direction), and teleporters.
 */
final class ZoneReader {
    private static final double GRAVITY = 800;
    /** Quake pushes at ten times the speed that the key gives; no engine moves anything faster than the limit below on any axis. */
    private static final double WIND_FACTOR = 10;
    private static final double WIND_SPEED = 1000;
    private static final double MAX_WIND = 2000;
    /** Quake raises players this far above a teleport destination; in Quake III it is the player's origin. */
    private static final double QUAKE_DESTINATION_LIFT = 27;

    private final EntityValues values;
    private final Function<MapSource.Entity, List<Brush>> brushesOf;
    private final double scale;
    private final Map<String, MapSource.Entity> targets = new HashMap<>();
    private final List<Zone> zones = new ArrayList<>();
    private int checkpoints;

    /** @param brushesOf the brushes of an entity, in the level's units */
    ZoneReader(EntityValues values, Function<MapSource.Entity, List<Brush>> brushesOf, double scale) {
        this.values = values;
        this.brushesOf = brushesOf;
        this.scale = scale;
    }

    List<Zone> read(List<MapSource.Entity> entities) {
        for (MapSource.Entity entity : entities) {
            if (entity.has("targetname")) {
                targets.putIfAbsent(entity.text("targetname").toLowerCase(Locale.ROOT), entity);
            }
        }
        for (MapSource.Entity entity : entities) {
            switch (entity.classname()) {
                case "trigger_start", "trigger_checkpoint", "trigger_finish" -> addTimer(entity.classname(), entity, entity);
                case "trigger_multiple", "trigger_once" -> target(entity).ifPresent(target -> addTimer(target.classname(), target, entity));
                case "trigger_push" -> addPad(entity);
                case "trigger_teleport" -> addTeleporter(entity);
                default -> { }
            }
        }
        return zones;
    }

    private Optional<MapSource.Entity> target(MapSource.Entity entity) {
        return Optional.ofNullable(targets.get(entity.text("target").toLowerCase(Locale.ROOT)));
    }

    private void addTimer(String classname, MapSource.Entity timer, MapSource.Entity owner) {
        switch (classname) {
            case "trigger_start", "target_starttimer" -> add(Zone.Kind.START, 0, owner);
            case "trigger_finish", "target_stoptimer" -> add(Zone.Kind.FINISH, 0, owner);
            case "trigger_checkpoint", "target_checkpoint" -> add(Zone.Kind.CHECKPOINT, checkpointIndex(timer), owner);
            default -> { }
        }
    }

    /** From "index" or "order"; checkpoints without a number are numbered in file order. */
    private int checkpointIndex(MapSource.Entity entity) {
        checkpoints++;
        double index = values.number(entity, entity.has("index") ? "index" : "order", checkpoints);
        if (index >= 1 && index <= MapLimits.MAX_ENTITIES && index == Rounding.rint(index)) {
            return (int) index;
        }
        values.problem(entity, "the number of a checkpoint is not a whole number from 1; using " + checkpoints);
        return checkpoints;
    }

    private void add(Zone.Kind kind, int index, MapSource.Entity entity) {
        volumes(entity).ifPresent(brushes -> addOrJoin(new Zone(kind, index, List.<ConvexVolume>copyOf(brushes), new Vec3(), new Vec3(), 0f)));
    }

    /** Entities with the same number form one checkpoint. */
    private void addOrJoin(Zone zone) {
        for (int i = 0; i < zones.size(); i++) {
            Zone other = zones.get(i);
            if (other.kind() == zone.kind() && other.index() == zone.index()) {
                List<ConvexVolume> joined = new ArrayList<>(other.volumes());
                joined.addAll(zone.volumes());
                zones.set(i, new Zone(zone.kind(), zone.index(), List.copyOf(joined), zone.push(), zone.destination(), zone.yaw()));
                return;
            }
        }
        zones.add(zone);
    }

    private Optional<List<Brush>> volumes(MapSource.Entity entity) {
        List<Brush> brushes = brushesOf.apply(entity);
        if (brushes.isEmpty()) {
            values.problem(entity, "has no brush to touch; ignored");
            return Optional.empty();
        }
        return Optional.of(brushes);
    }

    private void addPad(MapSource.Entity entity) {
        volumes(entity).ifPresent(brushes -> {
            Vec3 push = entity.has("target") ? aimedPush(entity, brushes) : wind(entity);
            if (push != null) {
                zones.add(new Zone(Zone.Kind.PAD, 0, List.<ConvexVolume>copyOf(brushes), push, new Vec3(), 0f));
            }
        });
    }

    /** The launch velocity from the pad's centre whose apex is at the target. */
    private Vec3 aimedPush(MapSource.Entity entity, List<Brush> brushes) {
        Optional<double[]> apex = target(entity).flatMap(values::origin);
        if (apex.isEmpty()) {
            values.problem(entity, "target \"" + entity.text("target") + "\" is not in the map or has no position; ignored");
            return null;
        }
        double x = apex.get()[0] - centre(brushes, 0);
        double y = apex.get()[1] - centre(brushes, 1);
        double height = apex.get()[2] - centre(brushes, 2);
        if (!(height > 0)) {
            values.problem(entity, "its target is not above it; ignored");
            return null;
        }
        double time = Math.sqrt(2 * height / GRAVITY);
        return scaled(x / time, y / time, GRAVITY * time);
    }

    /** Centre of the common bounds on one axis, in Quake units. */
    private double centre(List<Brush> brushes, int axis) {
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        for (Brush brush : brushes) {
            low = Math.min(low, brush.min(axis));
            high = Math.max(high, brush.max(axis));
        }
        return ((double) low + high) / 2 / scale;
    }

    private Vec3 wind(MapSource.Entity entity) {
        double speed = values.number(entity, "speed", WIND_SPEED) * WIND_FACTOR;
        double angle = entity.has("angles") || entity.has("mangle") ? 0 : values.number(entity, "angle", 0);
        if (angle == -1 || angle == -2) {
            return scaled(0, 0, limited(angle == -1 ? speed : -speed));
        }
        double[] direction = values.pitchAndYaw(entity);
        double level = Elementary.cos(direction[0]) * speed;
        return scaled(limited(level * Elementary.cos(direction[1])), limited(level * Elementary.sin(direction[1])),
                limited(-Elementary.sin(direction[0]) * speed));
    }

    private static double limited(double speed) {
        return Math.max(-MAX_WIND, Math.min(MAX_WIND, speed));
    }

    private void addTeleporter(MapSource.Entity entity) {
        Optional<MapSource.Entity> arrival = target(entity);
        Optional<double[]> place = arrival.flatMap(values::origin);
        if (place.isEmpty()) {
            values.problem(entity, "target \"" + entity.text("target") + "\" is not in the map or has no position; ignored");
            return;
        }
        double lift = arrival.get().classname().equals("info_teleport_destination") ? QUAKE_DESTINATION_LIFT : 0;
        Vec3 feet = scaled(place.get()[0], place.get()[1], place.get()[2] + lift - PlaceReader.ORIGIN_ABOVE_FEET);
        float yaw = values.yaw(arrival.get());
        volumes(entity).ifPresent(brushes ->
                zones.add(new Zone(Zone.Kind.TELEPORT, 0, List.<ConvexVolume>copyOf(brushes), new Vec3(), feet, yaw)));
    }

    private Vec3 scaled(double x, double y, double z) {
        return new Vec3((float) (x * scale), (float) (y * scale), (float) (z * scale));
    }
}
