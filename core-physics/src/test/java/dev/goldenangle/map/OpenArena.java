package dev.goldenangle.map;

import dev.goldenangle.world.brush.BrushWorld;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Reads every level in a folder of archives and prints a table. Where figures of the real engine exist, it compares with them. Not a
 * test, because we cannot ship the levels: {@code ./gradlew openArena}.
 */
public final class OpenArena {
    private static final String[][] WITH_FIGURES = {{"pak6-patch088.pk3", "am_thornish"}, {"pak6-patch088.pk3", "am_spacecont"},
        {"z_oacmp-volume1-v3.pk3", "oacmpctf3"}, {"pak1-maps.pk3", "oa_shouse"}, {"pak1-maps.pk3", "dm4ish"}};

    private OpenArena() {
    }

    /** @param args folder of the archives, folder of the figures */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        if (!Files.isDirectory(folder)) {
            System.out.println("there is no folder " + folder + ": install openarena-081-maps, openarena-088-data and openarena-oacmp1, or give -Popenarena=DIR");
            System.exit(1);
        }
        boolean isFine = table(folder);
        isFine &= sources(folder);
        if (args.length > 1) {
            isFine &= figures(folder, Path.of(args[1]));
        }
        System.exit(isFine ? 0 : 1);
    }

    private static boolean table(Path folder) throws IOException {
        int levels = 0;
        int broken = 0;
        double all = 0;
        System.out.printf("%-18s %-26s %8s %8s %8s %8s %8s %8s %9s%n", "level", "archive", "brushes", "solid", "patches", "facets", "models", "ms", "MB kept");
        for (Path archive : archives(folder)) {
            try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1)) {
                for (ZipEntry entry : levels(zip).values()) {
                    String name = entry.getName().substring(5, entry.getName().length() - 4);
                    MapContent content = new MapContent(zip.getInputStream(entry).readAllBytes(), "");
                    MapInfo info = LevelReader.inspect(name, content);
                    double[] cost = cost(name, content);
                    double millis = cost[0];
                    double kept = cost[1];
                    levels++;
                    all += millis;
                    broken += cost[2] == 0 ? 1 : 0;
                    System.out.printf(Locale.ROOT, "%-18s %-26s %8d %8d %8d %8d %8d %8.0f %9.1f%n", name, archive.getFileName(), info.brushes(), info.solidBrushes(),
                            info.more().getOrDefault("patches", 0), info.more().getOrDefault("facets", 0), info.more().getOrDefault("models", 0), millis, kept);
                }
            }
        }
        System.out.printf(Locale.ROOT, "%d levels, %d that cannot be used, %.1f s%n", levels, broken, all / 1000);
        return broken == 0 && levels > 0;
    }

    /** Milliseconds, megabytes kept, brushes. A separate method, so that the previous level can be collected. */
    private static double[] cost(String name, MapContent content) {
        long before = used();
        long begin = System.nanoTime();
        Level level = LevelReader.read(name, content, 32f);
        double millis = (System.nanoTime() - begin) / 1e6;
        double kept = (used() - before) / 1e6;
        Reference.reachabilityFence(content);
        return new double[] {millis, kept, ((BrushWorld) level.world()).brushes().size()};
    }

    /** For levels that ship their source: compares which points are solid in both. */
    private static boolean sources(Path folder) throws Exception {
        boolean isFine = true;
        ShaderScripts shaders = new ShaderScripts();
        for (Path archive : archives(folder)) {
            try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1)) {
                shaders.read(zip);
            }
        }
        System.out.printf("%n%-18s %8s %8s %10s %8s%n", "level with source", "brushes", "patches", "points", "same");
        for (Path archive : archives(folder)) {
            try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1)) {
                for (ZipEntry entry : levels(zip).values()) {
                    ZipEntry source = zip.getEntry("sources/" + entry.getName().replace(".bsp", ".map"));
                    if (source != null) {
                        isFine &= compare(entry.getName().substring(5), new String(zip.getInputStream(source).readAllBytes(), StandardCharsets.ISO_8859_1),
                                zip.getInputStream(entry).readAllBytes(), shaders);
                    }
                }
            }
        }
        return isFine;
    }

    private static boolean compare(String name, String source, byte[] compiled, ShaderScripts shaders) throws Exception {
        Problems problems = new Problems();
        MapSource map = new MapParser(source, problems, () -> false).parse();
        List<MapSource.Brush> solid = new ArrayList<>();
        for (MapSource.Entity entity : map.entities()) {
            if (entity.classname().equals("worldspawn") || entity.classname().equals("func_group")) {
                entity.brushes().stream().filter(shaders::isSolid).forEach(solid::add);
            }
        }
        List<dev.goldenangle.world.brush.Brush> brushes = new BrushMaker(1, problems, () -> false).build(solid);
        dev.goldenangle.world.bsp.BspTree tree = new BspFile(compiled, problems, () -> false).tree();
        BrushWorld world = BrushWorld.of(brushes);
        dev.goldenangle.math.Randomness random = new dev.goldenangle.math.Randomness(13);
        int same = 0;
        int points = 4000;
        for (int i = 0; i < points; i++) {
            dev.goldenangle.math.Vec3 at = new dev.goldenangle.math.Vec3(between(random, world, 0), between(random, world, 1), between(random, world, 2));
            boolean inMap = brushes.stream().anyMatch(brush -> brush.touches(at.x, at.y, at.z, at.x, at.y, at.z));
            boolean inLevel = (dev.goldenangle.world.bsp.PointContents.at(tree, at) & dev.goldenangle.world.bsp.Contents.PLAYER_SOLID) != 0;
            same += inMap == inLevel ? 1 : 0;
        }
        System.out.printf(Locale.ROOT, "%-18s %8d %8d %10d %7.2f%%%n", name.replace(".bsp", ""), brushes.size(), map.patches(), points, 100.0 * same / points);
        return same == points;
    }

    private static float between(dev.goldenangle.math.Randomness random, BrushWorld world, int axis) {
        return world.min(axis) + random.nextFloat() * (world.max(axis) - world.min(axis));
    }

    private static List<Path> archives(Path folder) throws IOException {
        List<Path> archives = new ArrayList<>();
        try (var files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".pk3")).sorted().forEach(archives::add);
        }
        return archives;
    }

    private static TreeMap<String, ZipEntry> levels(ZipFile zip) {
        TreeMap<String, ZipEntry> levels = new TreeMap<>();
        for (ZipEntry entry : Collections.list(zip.entries())) {
            if (entry.getName().startsWith("maps/") && entry.getName().endsWith(".bsp")) {
                levels.put(entry.getName(), entry);
            }
        }
        return levels;
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {       // references are cleared one collection later
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static boolean figures(Path folder, Path figures) throws Exception {
        int wrong = 0;
        for (String[] level : WITH_FIGURES) {
            byte[] bytes;
            try (ZipFile zip = new ZipFile(folder.resolve(level[0]).toFile())) {
                bytes = zip.getInputStream(zip.getEntry("maps/" + level[1] + ".bsp")).readAllBytes();
            }
            BspFigures compared = new BspFigures(bytes);
            compared.check(figures, level[1]);
            compared.differences().stream().limit(5).forEach(System.out::println);
            System.out.println(level[1] + ": " + (compared.rows() - compared.differences().size()) + " of " + compared.rows() + " rows the same to the bit");
            wrong += compared.differences().size();
        }
        return wrong == 0;
    }
}
