package dev.goldenangle.map;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.bsp.BspRules;
import dev.goldenangle.world.bsp.BspTree;
import dev.goldenangle.world.bsp.Contents;
import dev.goldenangle.world.bsp.Patch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Reads a compiled Quake III level: bytes in, a level out. A bad file never throws; the problems say why it cannot be used, with the
 * offset of the fault.
 *
 * <p>How it works:
 * <ol>
 * <li>{@link BspFile} checks the whole file. In Quake units, boxes collide with its brushes, patches and tree as stored.
 * <li>Everything that stops a player becomes brushes: those of the world, those of solid submodels at their positions, and a thin
 *     plate for every facet of a patch. These brushes are drawn, and capsules and hulls collide with them.
 * <li>The entities give spawns, timing volumes, pads and teleporters, as in a map file.
 * </ol>
 *
 * <p>Not suitable for moving doors and lifts, which stay where the compiler left them, and for water.
 */
final class BspReader {
    private final Problems problems = new Problems();
    private final BooleanSupplier isCancelled;
    private final float unitsPerMetre;
    private final double scale;
    private final List<Brush> solids = new ArrayList<>();
    private final List<BspRules.Standing> standing = new ArrayList<>();
    private int[] brushNumbers = new int[0];
    private int[] plateNumbers = new int[0];
    private BspFile file;
    private BspTree tree;
    private int misshapen;

    private BspReader(float unitsPerMetre, BooleanSupplier isCancelled) {
        this.unitsPerMetre = unitsPerMetre;
        this.isCancelled = isCancelled;
        scale = (double) unitsPerMetre / MapReader.QUAKE_UNITS_PER_METRE;
    }

    static boolean isOne(byte[] bytes) {
        return bytes.length >= BspFile.MAGIC.length() && new String(bytes, 0, BspFile.MAGIC.length(), StandardCharsets.ISO_8859_1).equals(BspFile.MAGIC);
    }

    static Level read(String name, byte[] bytes, float unitsPerMetre, BooleanSupplier isCancelled) {
        return new BspReader(unitsPerMetre, isCancelled).load(name, bytes);
    }

    static MapInfo inspect(String name, byte[] bytes) {
        BspReader reader = new BspReader(MapReader.QUAKE_UNITS_PER_METRE, () -> false);
        Level level = reader.load(name, bytes);
        if (reader.tree == null) {
            return new MapInfo(name, MapFormat.BSP_46, 0, 0, 0, 0, level.problems());
        }
        return new MapInfo(name, MapFormat.BSP_46, level.entities().size(), reader.tree.brushCount(), reader.file.sideCount(), reader.solidBrushes(),
                level.problems()).with("models", reader.tree.modelCount()).with("patches", reader.file.patchCount())
                .with("solid_patches", reader.solidPatches()).with("facets", reader.facets()).with("spawns", level.spawns().size())
                .with("pads", (int) level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.PAD).count())
                .with("teleporters", (int) level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.TELEPORT).count());
    }

    private int solidBrushes() {
        int solid = 0;
        for (int i = 0; i < tree.brushCount(); i++) {
            solid += (tree.contents(i) & Contents.PLAYER_SOLID) != 0 ? 1 : 0;
        }
        return solid;
    }

    private int solidPatches() {
        int solid = 0;
        for (int i = 0; i < tree.surfaceCount(); i++) {
            solid += tree.patch(i) != null && isSolidPatch(i) ? 1 : 0;
        }
        return solid;
    }

    private int facets() {
        int facets = 0;
        for (int i = 0; i < tree.surfaceCount(); i++) {
            facets += tree.patch(i) == null ? 0 : tree.patch(i).facetCount();
        }
        return facets;
    }

    private Level load(String name, byte[] bytes) {
        long hash = TextDigest.of(bytes);
        List<MapSource.Entity> entities = List.of();
        try {
            int version = bytes.length < 8 ? 0 : ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
            if (version != BspFile.VERSION) {
                throw new BspFault(4, "version " + version + " of a compiled level; only " + BspFile.VERSION + " (Quake III) can be read");
            }
            file = new BspFile(bytes, problems, isCancelled);
            tree = file.tree();
            entities = new MapParser(file.entities(), problems, isCancelled).parse().entities();
        } catch (BspFault fault) {
            problems.addAtByte(fault.offset(), fault.getMessage() + "; the file was not read");
            return empty(name, hash, unitsPerMetre, problems);
        }
        return build(name, hash, entities);
    }

    /** A level without geometry, for a file that cannot be used. */
    static Level empty(String name, long hash, float unitsPerMetre, Problems problems) {
        return new Level(name, hash, unitsPerMetre, BrushWorld.of(List.of()), List.of(new Spawn("origin", 0f, 0f, 0f, 0f)), List.of(), List.of(), problems.list());
    }

    private Level build(String name, long hash, List<MapSource.Entity> entities) {
        EntityValues values = new EntityValues(problems);
        brushNumbers = new int[tree.brushCount()];
        plateNumbers = new int[tree.surfaceCount()];
        Arrays.fill(brushNumbers, -1);
        Arrays.fill(plateNumbers, -1);
        addModel(0, new Vec3());
        for (MapSource.Entity entity : entities) {
            int model = model(entity);
            if (model > 0 && Solidity.isSolidClass(entity.classname())) {
                stand(model, entity.has("origin") ? place(values, entity) : new Vec3());
            }
        }
        if (misshapen > 0) {
            problems.addAtByte(0, misshapen + " solid brushes are too thin or too large to be drawn; boxes still collide with them");
        }
        PlaceReader places = new PlaceReader(values, scale);
        List<Spawn> spawns = places.spawns(entities, new SpawnRoom(solids, scale)::trouble);
        if (spawns.isEmpty()) {
            problems.add(1, 1, "no usable info_player_start; starting on the largest floor");
            spawns = List.of(FallbackSpawn.find(solids, scale));
        }
        List<Zone> zones = new ZoneReader(values, this::volumes, scale).read(entities);
        BspRules rules = scale == 1 ? new BspRules(tree, List.copyOf(standing), brushNumbers, plateNumbers) : null;
        return new Level(name, hash, unitsPerMetre, BrushWorld.compiled(solids, Features.NONE, rules, null, isCancelled), spawns, zones, places.waypoints(entities),
                MapReader.entities(entities), problems.list());
    }

    private Vec3 place(EntityValues values, MapSource.Entity entity) {
        return values.origin(entity).map(at -> new Vec3((float) at[0], (float) at[1], (float) at[2])).orElseGet(Vec3::new);
    }

    /** The number of the submodel that an entity refers to as "*3"; 0 when it refers to none or to a missing one. */
    private int model(MapSource.Entity entity) {
        String name = entity.text("model");
        if (!name.startsWith("*")) {
            return 0;
        }
        double number = Decimal.parse(name, 1, name.length());
        return number >= 1 && number < tree.modelCount() && number == Rounding.rint(number) ? (int) number : 0;
    }

    private void stand(int model, Vec3 origin) {
        addModel(model, origin);
        standing.add(new BspRules.Standing(model, origin,
                new Vec3(file.modelBound(model, 0), file.modelBound(model, 1), file.modelBound(model, 2)).add(origin),
                new Vec3(file.modelBound(model, 3), file.modelBound(model, 4), file.modelBound(model, 5)).add(origin)));
    }

    private void addModel(int model, Vec3 origin) {
        for (int i = tree.firstBrush(model); i < tree.firstBrush(model) + tree.brushesOf(model); i++) {
            if (isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            if ((tree.contents(i) & Contents.PLAYER_SOLID) != 0 && tree.sideCount(i) > 0) {
                Brush brush = brush(i, origin);
                if (brush == null) {
                    misshapen++;
                } else {
                    brushNumbers[i] = solids.size();
                    solids.add(brush);
                }
            }
        }
        for (int i = tree.firstSurface(model); i < tree.firstSurface(model) + tree.surfacesOf(model); i++) {
            if (tree.patch(i) != null && isSolidPatch(i)) {
                int before = solids.size();
                Plates.add(tree.patch(i), file.material(i), (tree.patchFlags(i) & Contents.SLICK) != 0 ? Plates.Grip.SLICK : Plates.Grip.FIRM,
                        origin, scale, solids);
                plateNumbers[i] = solids.size() > before ? before : -1;
            }
        }
    }

    private boolean isSolidPatch(int surface) {
        return (tree.patchContents(surface) & Contents.PLAYER_SOLID) != 0;
    }

    /** A brush at a position in level units, or null when its planes enclose nothing that can be drawn. */
    private Brush brush(int number, Vec3 origin) {
        int count = tree.sideCount(number);
        float[] planes = new float[4 * count];
        boolean[] slick = new boolean[count];
        List<String> materials = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int plane = tree.sidePlane(number, i);
            double dist = tree.plane(plane, 3);
            for (int k = 0; k < 3; k++) {
                planes[4 * i + k] = tree.plane(plane, k) + 0f;
                dist += (double) tree.plane(plane, k) * (k == 0 ? origin.x : k == 1 ? origin.y : origin.z);
            }
            planes[4 * i + 3] = (float) (dist * scale);
            slick[i] = (tree.sideFlags(number, i) & Contents.SLICK) != 0;
            materials.add(file.material(number, i));
        }
        return Brush.compiled(planes, materials, slick, scale).orElse(null);
    }

    /** All brushes of a trigger's model, with any contents. */
    private List<Brush> volumes(MapSource.Entity entity) {
        List<Brush> brushes = new ArrayList<>();
        int model = model(entity);
        if (model > 0) {
            Vec3 origin = entity.has("origin") ? place(new EntityValues(new Problems()), entity) : new Vec3();
            for (int i = tree.firstBrush(model); i < tree.firstBrush(model) + tree.brushesOf(model); i++) {
                Brush brush = tree.sideCount(i) > 0 ? brush(i, origin) : null;
                if (brush != null) {
                    brushes.add(brush);
                }
            }
        }
        return brushes;
    }
}
