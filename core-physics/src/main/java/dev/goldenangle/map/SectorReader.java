package dev.goldenangle.map;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Reads sector maps: a TOML file with {@code format = "sector"} and tables for polygons, liquids, walls, objects, spawns,
 * zones and waypoints. Lengths are whole 1,024ths of a world unit, x east, y north, z up; angles are degrees,
 * counter-clockwise from east. Polygons are convex, in either order; two that share two corners are connected there.
 */
final class SectorReader {
    /** Beyond this, products of coordinates would overflow the game's 32 bits. */
    static final int MAX_COORDINATE = 16_000;
    static final int MAX_HEIGHT = 30_000;
    private static final int MAX_POLYGONS = 4_096;
    private static final int MAX_CORNERS = 64;
    private static final int MAX_OBJECTS = 1_024;
    private static final float UNITS_PER_METRE = 0.5f;
    private static final int FALLBACK = 2_048;

    private final Problems problems;
    private final TomlTable top;
    private final SectorBuilder builder = new SectorBuilder();
    private final Map<String, Medium> media = new HashMap<>();
    private final BooleanSupplier isCancelled;
    private final SectorOverlaps overlaps;
    private int polygons;

    private SectorReader(TomlTable top, Problems problems, BooleanSupplier isCancelled) {
        this.top = top;
        this.problems = problems;
        this.isCancelled = isCancelled;
        this.overlaps = new SectorOverlaps(problems);
    }

    /** @throws CancellationException soon after isCancelled returns true */
    static Level read(String name, long hash, TomlTable top, Problems problems, BooleanSupplier isCancelled) {
        return new SectorReader(top, problems, isCancelled).level(name, hash);
    }

    private void goOn() {
        if (isCancelled.getAsBoolean()) {
            throw new CancellationException("loading the map was cancelled");
        }
    }

    private Level level(String name, long hash) {
        readTop();
        top.tables("medium").forEach(this::readMedium);
        top.tables("polygon").forEach(this::readPolygon);
        overlaps.report(this::goOn);
        if (polygons == 0) {
            problems.add(1, 1, "there is no usable [[polygon]]; using an empty room");
            builder.polygon(new int[] {-FALLBACK, -FALLBACK, FALLBACK, -FALLBACK, FALLBACK, FALLBACK, -FALLBACK, FALLBACK}, 0, FALLBACK, null);
        }
        top.tables("wall").forEach(this::readWall);
        readObjects();
        SectorWorld world = builder.build();
        TomlPlaces places = new TomlPlaces(top, problems, 1.0 / SectorWorld.ONE, MAX_COORDINATE, MAX_HEIGHT, TomlPlaces.Pushing.BY_GAME_SPEED);
        List<Spawn> spawns = places.spawns(spawn -> trouble(spawn, world));
        if (spawns.isEmpty()) {
            problems.add(1, 1, "there is no usable [[spawn]]; starting in the first polygon");
            spawns = List.of(new Spawn("first polygon", world.centreX(0) / (float) SectorWorld.ONE, -world.centreY(0) / (float) SectorWorld.ONE,
                    world.floor(0) / (float) SectorWorld.ONE, 0f));
        }
        return new Level(name, hash, UNITS_PER_METRE, world, spawns, places.zones(), places.waypoints(), List.of(), problems.list());
    }

    private Optional<String> trouble(Spawn spawn, SectorWorld world) {
        goOn();
        int polygon = world.polygonAt(Rounding.round(spawn.x() * SectorWorld.ONE), -Rounding.round(spawn.y() * SectorWorld.ONE));
        if (polygon < 0) {
            return Optional.of("is outside all polygons");
        }
        float z = spawn.z() * SectorWorld.ONE;
        return z < world.floor(polygon) || z > world.ceiling(polygon) ? Optional.of("is below the floor or above the ceiling") : Optional.empty();
    }

    private void readTop() {
        TomlFields fields = new TomlFields("a sector map", top, problems);
        fields.text("format", "");
        fields.text("message", "");
        if (fields.flag("low_gravity", false)) {
            builder.useLowGravity();
        }
        Set<String> tables = new HashSet<>(Set.of("medium", "polygon", "wall", "object"));
        tables.addAll(TomlPlaces.TABLES);
        fields.finish(tables);
    }

    private void readMedium(TomlTable table) {
        TomlFields fields = new TomlFields("[[medium]]", table, problems);
        String name = fields.text("name", "");
        Medium.Kind kind = fields.choice("kind", Medium.Kind.class, Medium.Kind.WATER);
        int level = fields.whole("level", -MAX_HEIGHT, MAX_HEIGHT);
        double flow = fields.number("current_yaw", 0, -360, 360);
        int strength = fields.whole("current_speed", 0, 0, 1024);
        fields.finish();
        if (name.isEmpty()) {
            fields.refuse("needs a \"name\" for polygons to refer to");
        } else if (fields.isUsable() && media.putIfAbsent(name, new Medium(kind, level, source(flow), strength)) != null) {
            fields.refuse("\"" + name + "\" is already defined");
        }
    }

    /** The game stores the direction a current comes from, in 512ths that increase clockwise. */
    private static int source(double degrees) {
        return (int) Rounding.rint(-degrees * 512 / 360) + 256 & 511;
    }

    private void readPolygon(TomlTable table) {
        goOn();
        TomlFields fields = new TomlFields("[[polygon]]", table, problems);
        fields.text("name", "");
        int[] corners = fields.pairs("vertices", 3, MAX_CORNERS, -MAX_COORDINATE, MAX_COORDINATE);
        int floor = fields.whole("floor", -MAX_HEIGHT, MAX_HEIGHT);
        int ceiling = fields.whole("ceiling", -MAX_HEIGHT, MAX_HEIGHT);
        String liquid = fields.text("medium", "");
        fields.finish();
        if (!fields.isUsable()) {
            return;
        }
        int[] ordered = SectorOutline.ordered(corners);
        if (ordered == null) {
            fields.refuse("is not convex");
        } else if (ceiling <= floor) {
            fields.refuse("has its ceiling at or below its floor");
        } else if (!liquid.isEmpty() && !media.containsKey(liquid)) {
            fields.refuse("names the medium \"" + liquid + "\", which does not exist");
        } else if (polygons >= MAX_POLYGONS) {
            fields.refuse("exceeds the limit of " + MAX_POLYGONS);
        } else {
            add(table, fields, ordered, floor, ceiling, media.get(liquid));
        }
    }

    private void add(TomlTable table, TomlFields fields, int[] corners, int floor, int ceiling, Medium medium) {
        try {
            builder.polygon(corners, floor, ceiling, medium);
            polygons++;
            overlaps.add(corners, table);
        } catch (IllegalArgumentException overlap) {
            fields.refuse("overlaps: " + overlap.getMessage());
        }
    }

    private void readWall(TomlTable table) {
        TomlFields fields = new TomlFields("[[wall]]", table, problems);
        int[] from = fields.wholes("from", 2, -MAX_COORDINATE, MAX_COORDINATE);
        int[] to = fields.wholes("to", 2, -MAX_COORDINATE, MAX_COORDINATE);
        fields.finish();
        if (fields.isUsable() && !builder.wall(from[0], -from[1], to[0], -to[1])) {
            fields.refuse("does not join two neighbouring corners of a polygon");
        }
    }

    private void readObjects() {
        int count = 0;
        for (TomlTable table : top.tables("object")) {
            TomlFields fields = new TomlFields("[[object]]", table, problems);
            int[] at = fields.wholes("position", 3, -MAX_HEIGHT, MAX_HEIGHT);
            int radius = fields.whole("radius", 1, 8_192);
            int height = fields.whole("height", 1, MAX_HEIGHT);
            fields.finish();
            if (++count > MAX_OBJECTS) {
                fields.refuse("exceeds the limit of " + MAX_OBJECTS);
            }
            if (fields.isUsable()) {
                builder.object(new SolidObject(at[0], -at[1], at[2], radius, height));
            }
        }
    }
}
