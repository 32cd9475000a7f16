package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the spawns of a map and the waypoints of its course. */
final class PlaceReader {
    /** Height of a player's origin above the feet in the Quake games. */
    static final double ORIGIN_ABOVE_FEET = 24;
    private static final String WAYPOINT = "info_waypoint";

    private final EntityValues values;
    private final double scale;

    PlaceReader(EntityValues values, double scale) {
        this.values = values;
        this.scale = scale;
    }

    /**
     * The single-player start first, then the others in file order.
     *
     * @param trouble what is wrong with the position of a spawn, if anything; it is reported and the spawn is kept
     */
    List<Spawn> spawns(List<MapSource.Entity> entities, Function<Spawn, Optional<String>> trouble) {
        List<Spawn> spawns = new ArrayList<>();
        int starts = 0;
        for (MapSource.Entity entity : entities) {
            String classname = entity.classname();
            Optional<double[]> origin = isSpawn(classname) ? values.origin(entity) : Optional.empty();
            if (origin.isPresent()) {
                Vec3 feet = feet(origin.get());
                Spawn spawn = new Spawn(name(entity, spawns.size() + 1), feet.x, feet.y, feet.z, values.yaw(entity));
                trouble.apply(spawn).ifPresent(reason -> values.problem(entity, reason));
                spawns.add(classname.equals("info_player_start") ? starts++ : spawns.size(), spawn);
            }
        }
        return spawns;
    }

    private static boolean isSpawn(String classname) {
        return classname.startsWith("info_player_") && !classname.endsWith("intermission")
                || classname.startsWith("team_ctf_") && (classname.endsWith("spawn") || classname.endsWith("player"));
    }

    private static String name(MapSource.Entity entity, int number) {
        if (entity.has("targetname")) {
            return entity.text("targetname");
        }
        return entity.classname().substring(entity.classname().lastIndexOf('_') + 1) + " " + number;
    }

    /** Sorted by "order", equal ones as in the file. "move" names how to get to the next one; a "leap" other than 0 is a jump. */
    List<Waypoint> waypoints(List<MapSource.Entity> entities) {
        record Numbered(double order, Waypoint waypoint) {
        }
        List<Numbered> found = new ArrayList<>();
        for (MapSource.Entity entity : entities) {
            if (entity.classname().equals(WAYPOINT)) {
                values.origin(entity).ifPresent(origin -> found.add(new Numbered(values.number(entity, "order", 0),
                        new Waypoint(feet(origin), move(entity)))));
            }
        }
        return found.stream().sorted(Comparator.comparingDouble(Numbered::order)).map(Numbered::waypoint).toList();
    }

    private Move move(MapSource.Entity entity) {
        Optional<Move> named = Move.find(entity.text("move"));
        if (entity.has("move") && named.isEmpty()) {
            values.problem(entity, "there is no move \"" + entity.text("move") + "\"; moves: " + Arrays.stream(Move.values()).map(Move::id).collect(Collectors.joining(", ")));
        }
        return named.orElse(values.number(entity, "leap", 0) != 0 ? Move.JUMP : Move.RUN);
    }

    private Vec3 feet(double[] origin) {
        return new Vec3((float) (origin[0] * scale), (float) (origin[1] * scale), (float) ((origin[2] - ORIGIN_ABOVE_FEET) * scale));
    }
}
