package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the tables that sector and tile maps share: spawns, timing zones and waypoints. */
final class TomlPlaces {
    static final Set<String> TABLES = Set.of("spawn", "zone", "waypoint");
    private static final int MAX_PLACES = 4_096;

    /** Minimum thickness of a zone, in level units; a mover could skip a thinner one between two ticks. */
    private static final float THINNEST = 1 / 32f;

    /** Speeds in the file are per game tick; the game runs this many ticks per second. */
    private static final double GAME_TICKS = 30;
    private static final int FASTEST_PUSH = 1_024;

    private enum Timing { START, CHECKPOINT, FINISH, PUSH }

    enum Pushing { NONE, BY_GAME_SPEED }

    private final TomlTable top;
    private final Problems problems;
    private final double scale;
    private final double reach;
    private final double height;
    private final Pushing pushing;

    /**
     * @param scale  level units in one unit of the file
     * @param reach  largest horizontal coordinate of the file either way
     * @param height largest vertical one
     */
    TomlPlaces(TomlTable top, Problems problems, double scale, double reach, double height, Pushing pushing) {
        this.pushing = pushing;
        this.top = top;
        this.problems = problems;
        this.scale = scale;
        this.reach = reach;
        this.height = height;
    }

    /** @param trouble what is wrong with the position of a spawn, if anything; it is reported and the spawn is kept */
    List<Spawn> spawns(Function<Spawn, Optional<String>> trouble) {
        List<Spawn> spawns = new ArrayList<>();
        for (TomlTable table : top.tables("spawn")) {
            TomlFields fields = new TomlFields("[[spawn]]", table, problems);
            String name = fields.text("name", "spawn " + (spawns.size() + 1));
            Vec3 at = place(fields, "position");
            float yaw = (float) Angles.toRadians(fields.number("yaw", 0, -360, 360));
            fields.finish();
            if (isWelcome(fields, spawns)) {
                Spawn spawn = new Spawn(name, at.x, at.y, at.z, Angles.wrap(yaw));
                trouble.apply(spawn).ifPresent(reason -> problems.add(table.place(), "the spawn \"" + name + "\" " + reason));
                spawns.add(spawn);
            }
        }
        return spawns;
    }

    List<Waypoint> waypoints() {
        List<Waypoint> waypoints = new ArrayList<>();
        for (TomlTable table : top.tables("waypoint")) {
            TomlFields fields = new TomlFields("[[waypoint]]", table, problems);
            Vec3 at = place(fields, "position");
            fields.finish();
            if (isWelcome(fields, waypoints)) {
                waypoints.add(new Waypoint(at, Move.RUN));
            }
        }
        return waypoints;
    }

    List<Zone> zones() {
        List<Zone> zones = new ArrayList<>();
        for (TomlTable table : top.tables("zone")) {
            TomlFields fields = new TomlFields("[[zone]]", table, problems);
            Timing timing = fields.choice("kind", Timing.class, Timing.START);
            int index = fields.whole("index", timing == Timing.CHECKPOINT ? 1 : 0, 0, MAX_PLACES);
            Vec3 min = place(fields, "min");
            Vec3 max = place(fields, "max");
            Vec3 push = timing == Timing.PUSH ? push(fields) : new Vec3();
            fields.finish();
            if (fields.isUsable() && !(isWide(min.x, max.x) && isWide(min.y, max.y) && isWide(min.z, max.z))) {
                fields.refuse("needs a \"min\" that is well below \"max\" in every direction");
            }
            if (isWelcome(fields, zones)) {
                Zone.Kind kind = timing == Timing.PUSH ? Zone.Kind.PAD : Zone.Kind.valueOf(timing.name());
                zones.add(new Zone(kind, index, List.of(Brush.box(min.x, min.y, min.z, max.x, max.y, max.z)), push, new Vec3(), 0f));
            }
        }
        return zones;
    }

    /** The velocity of a push from angle, speed and up; speeds are in file units per game tick. */
    private Vec3 push(TomlFields fields) {
        double yaw = Angles.toRadians(fields.number("yaw", 0, -360, 360));
        double along = fields.whole("speed", 0, 0, FASTEST_PUSH) * GAME_TICKS * scale;
        double up = fields.whole("up", 0, -FASTEST_PUSH, FASTEST_PUSH) * GAME_TICKS * scale;
        if (pushing == Pushing.NONE) {
            fields.refuse("cannot push in this kind of map");
        }
        return new Vec3((float) (along * Elementary.cos(yaw)), (float) (along * Elementary.sin(yaw)), (float) up);
    }

    private static boolean isWide(float low, float high) {
        return high - low >= THINNEST;
    }

    private boolean isWelcome(TomlFields fields, List<?> list) {
        if (fields.isUsable() && list.size() >= MAX_PLACES) {
            fields.refuse("exceeds the limit of " + MAX_PLACES);
        }
        return fields.isUsable();
    }

    private Vec3 place(TomlFields fields, String key) {
        double most = Math.max(reach, height);
        double[] at = fields.numbers(key, 3, -most, most);
        return new Vec3((float) (at[0] * scale), (float) (at[1] * scale), (float) (at[2] * scale));
    }
}
