package dev.goldenangle.map;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.function.BooleanSupplier;

/** Reads a map of any format into a level, telling the formats apart by their content. */
public final class LevelReader {
    /** A longer file is not read at all. */
    public static final long MAX_BYTES = MapLimits.MAX_CHARACTERS;

    private static final TomlLimits TOML = new TomlLimits(4 << 20, 1 << 20);

    private LevelReader() {
    }

    /** Reads a map of text. Never throws; everything that is wrong is in the level's problems. */
    public static Level read(String name, String text, float unitsPerMetre) {
        return read(name, text, unitsPerMetre, () -> false);
    }

    /**
     * As above, for a caller who may stop waiting for a large map.
     *
     * @param isGivenUp asked every so often
     * @throws java.util.concurrent.CancellationException soon after it says yes
     */
    public static Level read(String name, String text, float unitsPerMetre, BooleanSupplier isGivenUp) {
        if (MeshReader.isOne(text)) {
            return MeshReader.read(name, text, unitsPerMetre, isGivenUp);
        }
        String format = format(text);
        if (format.isEmpty()) {
            return MapReader.read(name, text, unitsPerMetre, isGivenUp);
        }
        Problems problems = new Problems();
        TomlTable top = parse(text, problems);
        long hash = TextDigest.of(text);
        return format.equals("tile") ? TileReader.read(name, hash, top, problems) : SectorReader.read(name, hash, top, problems, isGivenUp);
    }

    /** Reads a map of any kind with its course. */
    public static Level read(String name, MapContent map, float unitsPerMetre) {
        return read(name, map, unitsPerMetre, () -> false);
    }

    /** As above; it can be given up like one of text. */
    public static Level read(String name, MapContent map, float unitsPerMetre, BooleanSupplier isGivenUp) {
        Level bare = readBare(name, map, unitsPerMetre, isGivenUp);
        if (map.course().isEmpty()) {
            return bare;
        }
        CourseText.Reading reading = CourseText.read(map.course());
        return CoursedMap.level(bare, reading.course(), reading.problems());
    }

    private static Level readBare(String name, MapContent map, float unitsPerMetre, BooleanSupplier isGivenUp) {
        if (BspReader.isOne(map.bytes())) {
            return BspReader.read(name, map.bytes(), unitsPerMetre, isGivenUp);
        }
        return QuakeBspReader.isOne(map.bytes()) ? QuakeBspReader.read(name, map.bytes(), unitsPerMetre, isGivenUp) : read(name, map.text(), unitsPerMetre, isGivenUp);
    }

    /** Statements that cannot be read are problems of the map; the rest is there. */
    static TomlTable parse(String text, Problems problems) {
        return TomlReader.installed().read(text, TOML, found -> problems.add(found.place(), (found.key().isEmpty() ? "" : found.key() + ": ") + found.reason()));
    }

    /** Counts what is in a map, problems included; sector and tile maps have tables for entities, and no brushes. Its course does not count. */
    public static MapInfo inspect(String name, MapContent map) {
        if (BspReader.isOne(map.bytes())) {
            return BspReader.inspect(name, map.bytes());
        }
        if (QuakeBspReader.isOne(map.bytes())) {
            return QuakeBspReader.inspect(name, map.bytes());
        }
        String text = map.text();
        if (MeshReader.isOne(text)) {
            return MeshReader.inspect(name, text);
        }
        String format = format(text);
        if (format.isEmpty()) {
            return MapReader.inspect(name, text);
        }
        TomlTable top = parse(text, new Problems());
        int tables = top.values().keySet().stream().mapToInt(table -> top.tables(table).size()).sum();
        return new MapInfo(name, format.equals("tile") ? MapFormat.TILE : MapFormat.SECTOR, tables, 0, 0, 0, read(name, text, 1f).problems());
    }

    /** The kind of world that a map's text describes. */
    public static Class<? extends World> worldType(String text) {
        return switch (format(text)) {
            case "sector" -> SectorWorld.class;
            case "tile" -> TileWorld.class;
            default -> BrushWorld.class;
        };
    }

    /** What the file says its format is; empty for brush maps, which do not say. */
    private static String format(String text) {
        return MapLine.first(text, "format", MapLine.Equals.NEEDED, value -> value.equals("sector") || value.equals("tile"));
    }

    /** What a map says it is for: its message; empty when it says nothing. */
    public static String description(String text) {
        return MapLine.first(text, "message", MapLine.Equals.OPTIONAL, value -> true);
    }
}
