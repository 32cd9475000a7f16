package dev.goldenangle.map;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Decimal;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Reads a triangle mesh ({@link MeshText}) into a level. Each triangle becomes a thin wedge behind its surface ({@link MeshWedges}),
 * so that boxes and capsules collide with it as with brushes. Never throws; unusable lines are reported.
 */
final class MeshReader {
    static final int MOST_TRIANGLES = 200_000;
    private static final int MOST_VERTICES = 600_000;
    private static final double MOST_METRES = 4096;
    private final Problems problems = new Problems();
    private final List<double[]> vertices = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();
    private final List<String> materials = new ArrayList<>();
    private final List<Spawn> spawns = new ArrayList<>();
    private MeshText.Sides sides = MeshText.Sides.CLOSED;
    private String material = "";
    private final float unitsPerMetre;

    private MeshReader(float unitsPerMetre) {
        this.unitsPerMetre = unitsPerMetre;
    }

    static boolean isOne(String text) {
        return text.startsWith(MeshText.MAGIC);
    }

    static Level read(String name, String text, float unitsPerMetre, BooleanSupplier isCancelled) {
        return new MeshReader(unitsPerMetre).load(name, text, isCancelled);
    }

    static MapInfo inspect(String name, String text) {
        MeshReader reader = new MeshReader(1f);
        Level level = reader.load(name, text, () -> false);
        return new MapInfo(name, MapFormat.MESH, 0, ((BrushWorld) level.world()).brushes().size(), reader.triangles.size(),
                ((BrushWorld) level.world()).brushes().size(), level.problems()).with("vertices", reader.vertices.size()).with("triangles", reader.triangles.size());
    }

    private Level load(String name, String text, BooleanSupplier isCancelled) {
        int number = 0;
        for (String line : text.split("\r\n|[\r\n]")) {
            if (++number % 4096 == 0 && isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            take(number, line.strip().split("\\s+"));
        }
        List<Brush> brushes = new MeshWedges(vertices, triangles, materials, sides, unitsPerMetre, isCancelled).build();
        if (brushes.isEmpty()) {
            problems.add(1, 1, "no triangle with an area; nothing to stand on");
        }
        if (spawns.isEmpty() && !brushes.isEmpty()) {
            spawns.add(FallbackSpawn.find(brushes, unitsPerMetre / MapReader.QUAKE_UNITS_PER_METRE));
        } else if (spawns.isEmpty()) {
            spawns.add(new Spawn("origin", 0f, 0f, 0f, 0f));
        }
        return new Level(name, TextDigest.of(text), unitsPerMetre, BrushWorld.of(brushes, isCancelled), spawns, List.of(), List.of(), problems.list());
    }

    private void take(int line, String[] words) {
        switch (words[0]) {
            case "v" -> vertex(line, words);
            case "t" -> triangle(line, words);
            case "m" -> material = words.length > 1 && words[1].length() <= MapLimits.MAX_TEXTURE_LENGTH ? words[1] : "";
            case "sides" -> sides = words.length > 1 && words[1].equals("double") ? MeshText.Sides.DOUBLE : MeshText.Sides.CLOSED;
            case "spawn" -> spawn(line, words);
            case "golden-angle-mesh", "" -> { }
            default -> problems.add(line, 1, "neither a vertex nor a triangle; line skipped");
        }
    }

    /** The numbers after the first word; null, with a problem reported, when one is unreadable or out of range. */
    private double[] numbers(int line, String[] words, int count, double most) {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = i + 1 < words.length ? Decimal.parse(words[i + 1], 0, words[i + 1].length()) : Double.NaN;
            if (!(Math.abs(values[i]) <= most)) {
                problems.add(line, 1, "expected " + count + " numbers within " + (long) most + "; line skipped");
                return null;
            }
        }
        return values;
    }

    private void vertex(int line, String[] words) {
        double[] at = numbers(line, words, 3, MOST_METRES);
        if (vertices.size() < MOST_VERTICES) {
            vertices.add(at == null ? new double[] {Double.NaN, Double.NaN, Double.NaN} : at);
        }
    }

    private void triangle(int line, String[] words) {
        double[] corners = numbers(line, words, 3, MOST_VERTICES);
        if (corners == null) {
            return;
        }
        int[] triangle = {(int) corners[0], (int) corners[1], (int) corners[2]};
        for (int i = 0; i < 3; i++) {
            if (triangle[i] != corners[i] || triangle[i] < 0 || triangle[i] >= vertices.size() || Double.isNaN(vertices.get(triangle[i])[0])) {
                problems.add(line, 1, "a vertex does not exist; triangle left out");
                return;
            }
        }
        if (triangles.size() < MOST_TRIANGLES) {
            triangles.add(triangle);
            materials.add(material);
        } else if (triangles.size() == MOST_TRIANGLES) {
            problems.add(line, 1, "more than " + MOST_TRIANGLES + " triangles; the rest is left out");
            triangles.add(triangle);
            materials.add(material);
        }
    }

    private void spawn(int line, String[] words) {
        double[] place = numbers(line, words, 4, MOST_METRES);
        if (place != null) {
            spawns.add(new Spawn("start", (float) (place[0] * unitsPerMetre), (float) (place[1] * unitsPerMetre), (float) (place[2] * unitsPerMetre),
                    Angles.wrap((float) Angles.toRadians(place[3]))));
        }
    }
}
