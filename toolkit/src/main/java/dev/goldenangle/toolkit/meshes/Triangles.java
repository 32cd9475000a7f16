package dev.goldenangle.toolkit.meshes;

import dev.goldenangle.map.MeshText;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects the triangles of a mesh file, in its own units and axes. */
final class Triangles {
    /** Larger meshes are rejected. */
    static final int MOST = 200_000;
    /** If a level would be larger than this, its unit is probably not metres. */
    private static final double LARGE_METRES = 1000;
    private float[] points = new float[9 * 1024];
    private int count;
    private final List<String> materials = new ArrayList<>();

    /** @param corners counter-clockwise, seen from outside */
    void add(String material, float... corners) {
        if (Thread.currentThread().isInterrupted()) {
            throw new IllegalArgumentException("reading it was cancelled");
        }
        if (count >= MOST) {
            throw new IllegalArgumentException("has more than " + MOST + " triangles");
        }
        for (float value : corners) {
            if (!Float.isFinite(value)) {
                throw new IllegalArgumentException("triangle " + count + " has a corner that is not a finite number");
            }
        }
        if (9 * (count + 1) > points.length) {
            points = Arrays.copyOf(points, 2 * points.length);
        }
        System.arraycopy(corners, 0, points, 9 * count++, 9);
        materials.add(material);
    }

    int count() {
        return count;
    }

    private double extent(int axis) {
        float low = Float.MAX_VALUE;
        float high = -Float.MAX_VALUE;
        for (int i = axis; i < 9 * count; i += 3) {
            low = Math.min(low, points[i]);
            high = Math.max(high, points[i]);
        }
        return (double) high - low;
    }

    /** Assumes that a level is wider than high; if unclear, y is up, as in most programs. */
    MeshOptions.Up guessedUp() {
        return extent(2) < extent(1) * 0.9 ? MeshOptions.Up.Z : MeshOptions.Up.Y;
    }

    /** Metres, or centimetres if the level would be wider than a kilometre. */
    MeshOptions.MeshUnit guessedUnit() {
        return Math.max(extent(0), Math.max(extent(1), extent(2))) > LARGE_METRES ? MeshOptions.MeshUnit.CM : MeshOptions.MeshUnit.M;
    }

    MeshFacts facts(MeshOptions said) {
        MeshOptions guess = new MeshOptions(said.unit() == MeshOptions.MeshUnit.GUESS ? guessedUnit() : said.unit(), said.up() == MeshOptions.Up.GUESS ? guessedUp() : said.up(), said.sides());
        return new MeshFacts(guess, extent(0), extent(1), extent(2));
    }

    String text(MeshOptions said) {
        MeshOptions options = facts(said).guess();
        boolean isYUp = options.up() == MeshOptions.Up.Y;
        double metre = options.unit().metres();
        MeshText text = new MeshText(options.sides());
        for (int i = 0; i < 9 * count; i += 3) {
            double x = points[i] * metre;
            double y = points[i + 1] * metre;
            double z = points[i + 2] * metre;
            text.vertex(x, isYUp ? -z : y, isYUp ? y : z);
        }
        for (int i = 0; i < count; i++) {
            text.triangle(3 * i, 3 * i + 1, 3 * i + 2, materials.get(i));
        }
        return text.toString();
    }
}
