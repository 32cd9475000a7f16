package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.Volume;
import dev.goldenangle.world.bsp.Patch;
import dev.goldenangle.world.bsp.PatchRules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Reads Quake {@code .map} files: text in, a level out. A bad file never throws and never hangs; unusable parts are
 * reported with line, column and reason, and the rest is loaded.
 *
 * <p>How it works:
 * <ol>
 * <li>The parser reads standard and Valve 220 faces, brush primitives, curved patches, keys and values.
 * <li>Brushes and patches of solid classes with solid textures are built and become the world.
 * <li>Liquid brushes, ladders, physics zones and trains become features, which some models notice.
 * <li>Other entities give spawns, waypoints, timing volumes, pads and teleporters.
 * </ol>
 *
 * <p>Trains move only for models that know platforms. Doors and lifts do not move: the world contains them as drawn, and {@link Level#moving} lists their other position.
 */
public final class MapReader {
    /** The scale of map files. */
    public static final float QUAKE_UNITS_PER_METRE = 32f;

    private final Problems problems = new Problems();
    private MapSource source = new MapSource(List.of(), MapFormat.EMPTY);
    private List<Brush> solids = List.of();
    private final List<MovingPart> moving = new ArrayList<>();
    private final List<PatchRules.Solid> patches = new ArrayList<>();
    private final List<Volume> volumes = new ArrayList<>();
    private Features features = Features.NONE;
    private int brushCount;

    private final BooleanSupplier isCancelled;

    private MapReader(BooleanSupplier isCancelled) {
        this.isCancelled = isCancelled;
    }

    /**
     * Loads a level.
     *
     * @param name          short name
     * @param text          the whole file
     * @param unitsPerMetre the scale wanted: 32 keeps Quake units, 1 gives metres
     */
    public static Level read(String name, String text, float unitsPerMetre) {
        return read(name, text, unitsPerMetre, () -> false);
    }

    /**
     * As above, but can be cancelled.
     *
     * @param isCancelled checked for every part of an entity, every brush and every node of the index; true cancels
     * @throws java.util.concurrent.CancellationException as soon as it returns true
     */
    public static Level read(String name, String text, float unitsPerMetre, BooleanSupplier isCancelled) {
        return new MapReader(isCancelled).load(name, text, unitsPerMetre);
    }

    /** Counts the contents of a file, problems included. */
    public static MapInfo inspect(String name, String text) {
        MapReader reader = new MapReader(() -> false);
        Level level = reader.load(name, text, QUAKE_UNITS_PER_METRE);
        MapInfo info = new MapInfo(name, reader.source.format(), reader.source.entities().size(), reader.source.brushes(), reader.source.faces(),
                reader.brushCount, level.problems());
        return reader.source.patches() == 0 ? info : info.with("patches", reader.source.patches()).with("solid_patches", reader.patches.size());
    }

    private Level load(String name, String text, float unitsPerMetre) {
        double scale = (double) unitsPerMetre / QUAKE_UNITS_PER_METRE;
        if (text.length() > MapLimits.MAX_CHARACTERS) {
            problems.add(1, 1, "the file has more than " + MapLimits.MAX_CHARACTERS + " characters; the file was not read");
        } else {
            source = new MapParser(text, problems, isCancelled).parse();
        }
        BrushMaker maker = new BrushMaker(scale, problems, isCancelled);
        EntityValues values = new EntityValues(problems);
        PlaceReader places = new PlaceReader(values, scale);
        FeatureReader special = new FeatureReader(values, scale, source.entities());
        solids = buildSolids(maker, values, new MovingReader(values, scale), special);
        buildVolumes(maker, special);
        features = new Features(volumes, special.zones, special.thrusts, special.platforms);
        brushCount = solids.size();
        buildPatches(scale);
        List<Zone> zones = new ZoneReader(values, entity -> maker.build(entity.brushes()), scale).read(source.entities());
        List<Waypoint> waypoints = places.waypoints(source.entities());
        SpawnRoom room = new SpawnRoom(solids, scale);
        List<Spawn> spawns = places.spawns(source.entities(), room::trouble);
        if (spawns.isEmpty()) {
            problems.add(1, 1, "no usable info_player_start; starting on the largest floor");
            spawns = List.of(FallbackSpawn.find(solids, scale));
        }
        return new Level(name, TextDigest.of(text), unitsPerMetre, world(scale), spawns, zones, waypoints, entities(source.entities()), problems.list(),
                moving, Optional.empty());
    }

    private List<Brush> buildSolids(BrushMaker maker, EntityValues values, MovingReader parts, FeatureReader special) {
        List<Brush> solid = new ArrayList<>();
        for (MapSource.Entity entity : source.entities()) {
            if (entity.classname().isEmpty() && !entity.brushes().isEmpty()) {
                values.problem(entity, "has brushes but no \"classname\"; they are treated as solid");
            }
            if (Solidity.isSolidClass(entity.classname())) {
                List<Brush> drawn = maker.build(entity.brushes().stream().filter(Solidity::isSolidBrush).toList());
                special.readSolid(entity, solid.size(), drawn);
                solid.addAll(drawn);
                parts.read(entity, drawn).ifPresent(moving::add);
            }
        }
        return solid;
    }

    /** Builds water, ladders and zones, which nothing collides with. */
    private void buildVolumes(BrushMaker maker, FeatureReader special) {
        for (MapSource.Entity entity : source.entities()) {
            if (FeatureReader.isZone(entity)) {
                special.readZone(entity, maker.build(entity.brushes()));
            }
            for (MapSource.Brush brush : entity.brushes()) {
                Solidity.volume(entity.classname(), brush)
                        .ifPresent(kind -> maker.build(List.of(brush)).forEach(built -> volumes.add(new Volume(kind, built))));
            }
        }
    }

    /** Builds curved patches of solid classes and textures: as facets for the game's boxes, and as plates for other shapes. */
    private void buildPatches(double scale) {
        for (MapSource.Entity entity : source.entities()) {
            for (MapSource.Curve curve : entity.patches()) {
                if (isCancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                if (Solidity.isSolidClass(entity.classname()) && Solidity.isSolidCurve(curve)) {
                    Patch patch = new Patch(curve.points(), curve.width(), curve.height());
                    int first = solids.size();
                    Plates.add(patch, curve.texture(), Plates.Grip.FIRM, new Vec3(), scale, solids);
                    patches.add(new PatchRules.Solid(patch, first < solids.size() ? first : -1));
                }
            }
        }
    }

    private BrushWorld world(double scale) {
        if (patches.isEmpty() || scale != 1) {
            return BrushWorld.of(solids, features, isCancelled);
        }
        BrushWorld flat = BrushWorld.of(solids.subList(0, brushCount), isCancelled);
        return BrushWorld.compiled(solids, features, new PatchRules(flat, List.copyOf(patches)), null, isCancelled);
    }

    static List<MapEntity> entities(List<MapSource.Entity> entities) {
        return entities.stream().map(entity -> new MapEntity(entity.properties().getOrDefault("classname", ""),
                Collections.unmodifiableMap(entity.properties()), entity.line(), entity.brushes().size())).toList();
    }
}
