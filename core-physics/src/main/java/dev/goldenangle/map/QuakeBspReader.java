package dev.goldenangle.map;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.bsp.ClipHull;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Reads a compiled Quake level: bytes in, a level out. In Quake units, QuakeWorld's boxes collide with the clip hulls of the file.
 * A thin plate behind every face is drawn, and other models collide with the plates. A bad file never throws.
 *
 * <p>Not suitable for moving doors and lifts, for liquids, and for invisible clip brushes outside the hulls.
 */
final class QuakeBspReader {
    private final Problems problems = new Problems();
    private final BooleanSupplier isCancelled;
    private final float unitsPerMetre;
    private final double scale;
    private final List<Brush> plates = new ArrayList<>();
    private final List<ClipHull.Standing> standing = new ArrayList<>();
    private QuakeBspFile file;

    private QuakeBspReader(float unitsPerMetre, BooleanSupplier isCancelled) {
        this.unitsPerMetre = unitsPerMetre;
        this.isCancelled = isCancelled;
        scale = (double) unitsPerMetre / MapReader.QUAKE_UNITS_PER_METRE;
    }

    static boolean isOne(byte[] bytes) {
        return bytes.length >= 8 && bytes[0] == QuakeBspFile.VERSION && bytes[1] == 0 && bytes[2] == 0 && bytes[3] == 0;
    }

    static Level read(String name, byte[] bytes, float unitsPerMetre, BooleanSupplier isCancelled) {
        return new QuakeBspReader(unitsPerMetre, isCancelled).load(name, bytes);
    }

    static MapInfo inspect(String name, byte[] bytes) {
        QuakeBspReader reader = new QuakeBspReader(MapReader.QUAKE_UNITS_PER_METRE, () -> false);
        Level level = reader.load(name, bytes);
        if (reader.file == null) {
            return new MapInfo(name, MapFormat.BSP_29, 0, 0, 0, 0, level.problems());
        }
        return new MapInfo(name, MapFormat.BSP_29, level.entities().size(), 0, reader.file.faceCount(), 0, level.problems())
                .with("models", reader.file.modelCount()).with("clip_nodes", reader.file.clipNodes().length / 3).with("spawns", level.spawns().size());
    }

    private Level load(String name, byte[] bytes) {
        long hash = TextDigest.of(bytes);
        try {
            file = new QuakeBspFile(bytes);
            return build(name, hash, new MapParser(file.entities(), problems, isCancelled).parse().entities());
        } catch (BspFault fault) {
            problems.addAtByte(fault.offset(), fault.getMessage() + "; the file was not read");
            return BspReader.empty(name, hash, unitsPerMetre, problems);
        }
    }

    private Level build(String name, long hash, List<MapSource.Entity> entities) throws BspFault {
        EntityValues values = new EntityValues(problems);
        stand(0, new Vec3());
        for (MapSource.Entity entity : entities) {
            int model = model(entity);
            if (model > 0 && Solidity.isSolidClass(entity.classname())) {
                stand(model, place(values, entity));
            }
        }
        PlaceReader places = new PlaceReader(values, scale);
        List<Spawn> spawns = places.spawns(entities, new SpawnRoom(List.of(), scale)::trouble);
        if (spawns.isEmpty()) {
            problems.add(1, 1, "no usable info_player_start; starting on the largest floor");
            spawns = List.of(FallbackSpawn.find(plates, scale));
        }
        List<Zone> zones = new ZoneReader(values, this::box, scale).read(entities);
        ClipHull hull = scale == 1 ? new ClipHull(file.planes(), file.clipNodes(), List.copyOf(standing)) : null;
        return new Level(name, hash, unitsPerMetre, BrushWorld.compiled(plates, Features.NONE, null, hull, isCancelled), spawns, zones, places.waypoints(entities),
                MapReader.entities(entities), problems.list());
    }

    private static Vec3 place(EntityValues values, MapSource.Entity entity) {
        return entity.has("origin") ? values.origin(entity).map(at -> new Vec3((float) at[0], (float) at[1], (float) at[2])).orElseGet(Vec3::new) : new Vec3();
    }

    private int model(MapSource.Entity entity) {
        String name = entity.text("model");
        double number = name.startsWith("*") ? Decimal.parse(name, 1, name.length()) : 0;
        return number >= 1 && number < file.modelCount() && number == Rounding.rint(number) ? (int) number : 0;
    }

    private void stand(int model, Vec3 origin) throws BspFault {
        standing.add(new ClipHull.Standing(file.head(model), origin));
        for (QuakeBspFile.DrawnFace face : file.faces(model)) {
            if (isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            String material = face.material().toLowerCase(Locale.ROOT);
            if (!material.startsWith("*") && !material.startsWith("trigger")) {
                Plates.add(face.polygon(), face.plane(), face.material(), origin, scale, plates);
            }
        }
    }

    /** Triggers of this game are touched by their bounding boxes. */
    private List<Brush> box(MapSource.Entity entity) {
        int model = model(entity);
        if (model == 0) {
            return List.of();
        }
        try {
            Vec3 origin = place(new EntityValues(new Problems()), entity);
            Vec3 low = file.bound(model, 0).add(origin).scale((float) scale);
            Vec3 high = file.bound(model, 12).add(origin).scale((float) scale);
            boolean isBox = high.x - low.x > scale && high.y - low.y > scale && high.z - low.z > scale;
            return isBox ? List.of(Brush.box(low.x, low.y, low.z, high.x, high.y, high.z)) : List.of();
        } catch (BspFault wild) {
            return List.of();
        }
    }
}
