package dev.goldenangle.map;

import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.Solid;
import dev.goldenangle.world.tile.TileWorld;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads tile maps: a TOML file with {@code format = "tile"}, a grid of levels as rows of characters, the northernmost first
 * (0 to 9, then a to z; # is a wall), and tables for props, creatures, spawns, zones and waypoints. Lengths are in tiles from
 * the south-west corner of the grid; x east, y north, z up; angles are degrees, counter-clockwise from east.
 */
final class TileReader {
    static final int MAX_SIDE = 1_024;
    static final int MAX_THINGS = 4_096;
    /** The height of a prop that gives none; nothing gets over it. */
    private static final double ENDLESS = 1_000;
    private static final double MAX_SIZE = 1_000;

    private final Problems problems;
    private final TomlTable top;

    private TileReader(TomlTable top, Problems problems) {
        this.top = top;
        this.problems = problems;
    }

    static Level read(String name, long hash, TomlTable top, Problems problems) {
        return new TileReader(top, problems).level(name, hash);
    }

    private Level level(String name, long hash) {
        TomlFields fields = new TomlFields("a tile map", top, problems);
        fields.text("format", "");
        fields.text("message", "");
        float levelHeight = Math.max(0.01f, (float) fields.number("level_height", 0.5, 0.01, 10));
        HeightGrid grid = new HeightGrid(levels(fields.texts("rows", MAX_SIDE)));
        Set<String> tables = new HashSet<>(Set.of("prop", "creature"));
        tables.addAll(TomlPlaces.TABLES);
        fields.finish(tables);
        TileWorld world = new TileWorld(grid, levelHeight, props(), new CreatureReader(top, problems, grid, levelHeight).creatures());
        TomlPlaces places = new TomlPlaces(top, problems, 1, MAX_SIDE, MAX_SIZE, TomlPlaces.Pushing.NONE);
        List<Spawn> spawns = places.spawns(spawn -> world.isWall((int) Math.floor(spawn.x()), (int) Math.floor(spawn.y()))
                ? Optional.of("is in a wall or outside the map") : Optional.empty());
        if (spawns.isEmpty()) {
            problems.add(1, 1, "there is no usable [[spawn]]; starting on the first free tile");
            spawns = List.of(firstFree(world));
        }
        return new Level(name, hash, 1f, world, spawns, places.zones(), places.waypoints(), List.of(), problems.list());
    }

    /** Rows from the south. A short row is filled with walls; a map without rows is one flat tile. */
    private int[][] levels(List<TomlValue> rows) {
        int width = 1;
        for (TomlValue row : rows) {
            width = Math.max(width, Math.min(MAX_SIDE, row.text().length()));
        }
        int[][] levels = new int[Math.max(1, rows.size())][width];
        for (int i = 0; i < rows.size(); i++) {
            String text = rows.get(i).text();
            if (text.length() != width) {
                problems.add(rows.get(i).place(), "this row has " + text.length() + " tiles and the longest " + width
                        + "; the missing tiles become walls");
            }
            for (int x = 0; x < width; x++) {
                levels[rows.size() - 1 - i][x] = x < text.length() ? level(text.charAt(x), rows.get(i), x) : HeightGrid.WALL;
            }
        }
        return levels;
    }

    private int level(char c, TomlValue row, int x) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 10;
        }
        if (c != '#') {
            problems.add(row.place(), "tile " + (x + 1) + " of the row " + row.text() + " is not 0 to 9, a to z or #; it is read as #");
        }
        return HeightGrid.WALL;
    }

    private List<Prop> props() {
        List<Prop> props = new ArrayList<>();
        for (TomlTable table : top.tables("prop")) {
            TomlFields fields = new TomlFields("[[prop]]", table, problems);
            String name = fields.text("name", "prop " + (props.size() + 1));
            double[] min = fields.numbers("min", 2, -MAX_SIDE, MAX_SIDE);
            double[] max = fields.numbers("max", 2, -MAX_SIDE, MAX_SIDE);
            double base = fields.number("base", 0, -MAX_SIZE, MAX_SIZE);
            double height = fields.number("height", ENDLESS, 0.001, MAX_SIZE);
            boolean walkable = fields.flag("walkable_top", false);
            Solid solid = solid(fields);
            fields.finish();
            if (fields.isUsable() && !(min[0] < max[0] && min[1] < max[1])) {
                fields.refuse("needs a \"min\" that is below \"max\" in every direction");
            }
            if (fields.isUsable() && props.size() >= MAX_THINGS) {
                fields.refuse("exceeds the limit of " + MAX_THINGS);
            }
            if (fields.isUsable()) {
                props.add(new Prop(name, (float) min[0], (float) min[1], (float) max[0], (float) max[1], (float) base, (float) (base + height), walkable,
                        solid));
            }
        }
        return props;
    }

    /** Solid by default; for clients, the same as for the server by default. */
    static Solid solid(TomlFields fields) {
        boolean server = fields.flag("solid", true);
        return Solid.of(server, fields.flag("client_solid", server));
    }

    private static Spawn firstFree(TileWorld world) {
        for (int y = 0; y < world.grid().depth(); y++) {
            for (int x = 0; x < world.grid().width(); x++) {
                if (!world.isWall(x, y)) {
                    return new Spawn("first free tile", x + 0.5f, y + 0.5f, world.surface(x, y), 0f);
                }
            }
        }
        return new Spawn("nowhere", 0.5f, 0.5f, 0f, 0f);
    }
}
