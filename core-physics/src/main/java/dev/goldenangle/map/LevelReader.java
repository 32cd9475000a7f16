package dev.goldenangle.map;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.function.BooleanSupplier;

/** Reads a map of any format into a level. The format is detected from the content. */
public final class LevelReader {
    /** Longer files are refused. */
    public static final long MAX_BYTES = MapLimits.MAX_CHARACTERS;

    private static final TomlLimits TOML = new TomlLimits(4 << 20, 1 << 20);

    private LevelReader() {
    }

    /** Reads a text map. Never throws; everything that is wrong is in the level's problems. */
    public static Level read(String name, String text, float unitsPerMetre) {
        return read(name, text, unitsPerMetre, () -> false);
    }

    /**
     * As above, but can be cancelled.
     *
     * @param isCancelled checked regularly; true cancels
     * @throws java.util.concurrent.CancellationException soon after it returns true
     */
    public static Level read(String name, String text, float unitsPerMetre, BooleanSupplier isCancelled) {
        if (MeshReader.isOne(text)) {
            return MeshReader.read(name, text, unitsPerMetre, isCancelled);
        }
        String format = format(text);
        if (format.isEmpty()) {
            return MapReader.read(name, text, unitsPerMetre, isCancelled);
        }
        Problems problems = new Problems();
        TomlTable top = parse(text, problems);
        long hash = TextDigest.of(text);
        return format.equals("tile") ? TileReader.read(name, hash, top, problems) : SectorReader.read(name, hash, top, problems, isCancelled);
    }

    /** Reads a map of any kind together with its placed course. */
    public static Level read(String name, MapContent map, float unitsPerMetre) {
        return read(name, map, unitsPerMetre, () -> false);
    }

    /** As above, but can be cancelled. */
    public static Level read(String name, MapContent map, float unitsPerMetre, BooleanSupplier isCancelled) {
        Level bare = readBare(name, map, unitsPerMetre, isCancelled);
        if (map.course().isEmpty()) {
            return bare;
        }
        CourseText.Reading reading = CourseText.read(map.course());
        return CoursedMap.level(bare, reading.course(), reading.problems());
    }

    private static Level readBare(String name, MapContent map, float unitsPerMetre, BooleanSupplier isCancelled) {
        if (BspReader.isOne(map.bytes())) {
            return BspReader.read(name, map.bytes(), unitsPerMetre, isCancelled);
        }
        return QuakeBspReader.isOne(map.bytes()) ? QuakeBspReader.read(name, map.bytes(), unitsPerMetre, isCancelled) : read(name, map.text(), unitsPerMetre, isCancelled);
    }

    /** Unreadable statements are reported as problems of the map; the rest is returned. */
    static TomlTable parse(String text, Problems problems) {
        return TomlReader.installed().read(text, TOML, found -> problems.add(found.place(), (found.key().isEmpty() ? "" : found.key() + ": ") + found.reason()));
    }

    /** Counts the contents of a map, problems included; sector and tile maps count tables as entities and have no brushes. The placed course is ignored. */
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

    /** The type of collision world that a map's text describes. */
    public static Class<? extends World> worldType(String text) {
        return switch (format(text)) {
            case "sector" -> SectorWorld.class;
            case "tile" -> TileWorld.class;
            default -> BrushWorld.class;
        };
    }

    /** The format the file declares; empty for brush maps, which declare none. */
    private static String format(String text) {
        return MapLine.first(text, "format", MapLine.Equals.NEEDED, value -> value.equals("sector") || value.equals("tile"));
    }

    /** The map's "message", which says what the map is for; empty without one. */
    public static String description(String text) {
        return MapLine.first(text, "message", MapLine.Equals.OPTIONAL, value -> true);
    }
}
