package dev.goldenangle.world.brush;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.List;

/** Random convex solids about a metre across, and slow reference results for them. */
final class RandomSolids {
    private static final int SAMPLES = 60;

    private RandomSolids() {
    }

    /** A box cut by up to four random planes, around the origin. */
    static Brush next(Randomness random) {
        return next(random, 0, 0, 0);
    }

    /** The same around another position; the same random numbers give the same solid, moved. */
    static Brush next(Randomness random, double x, double y, double z) {
        while (true) {
            BrushBuilder builder = new BrushBuilder(1.0 / 32);
            for (int axis = 0; axis < 3; axis++) {
                double middle = axis == 0 ? x : axis == 1 ? y : z;
                builder.addPlane(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, middle + 0.3 + random.nextFloat(), "");
                builder.addPlane(axis == 0 ? -1 : 0, axis == 1 ? -1 : 0, axis == 2 ? -1 : 0, -middle + 0.3 + random.nextFloat(), "");
            }
            for (int i = random.nextInt(5); i > 0; i--) {
                double nx = random.nextGaussian();
                double ny = random.nextGaussian();
                double nz = random.nextGaussian();
                builder.addPlane(nx, ny, nz, nx * x + ny * y + nz * z + 0.2 + 0.5 * random.nextFloat(), "");
            }
            Brush brush = builder.build().brush();
            if (brush != null) {
                return brush;
            }
        }
    }

    /** A triangle of a hill as made by a level editor: three neighbouring points of a grid, with whole heights above a common floor. */
    static Brush prismOnGrid(Randomness random) {
        while (true) {
            double size = (16 + random.nextInt(80)) / 32.0;
            double x = (random.nextInt(5) - 2) * size;
            double y = (random.nextInt(5) - 2) * size;
            double[][] top = {{x, y, 0}, {x + size, y + (random.nextInt(2) == 0 ? 0 : size), 0}, {x + (random.nextInt(2) == 0 ? 0 : size), y + size, 0}};
            for (double[] corner : top) {
                corner[2] = (random.nextInt(41) - 20) / 32.0;
            }
            BrushBuilder builder = new BrushBuilder(1.0 / 32);
            builder.addFace(top[0][0], top[0][1], top[0][2], top[2][0], top[2][1], top[2][2], top[1][0], top[1][1], top[1][2], "");
            for (int i = 0; i < 3; i++) {
                double[] a = top[i];
                double[] b = top[(i + 1) % 3];
                builder.addFace(a[0], a[1], a[2], b[0], b[1], b[2], a[0], a[1], -3, "");
            }
            builder.addPlane(0, 0, -1, 3, "");
            Brush brush = builder.build().brush();
            if (turn(top) > 0 && brush != null) {
                return brush;
            }
        }
    }

    private static double turn(double[][] p) {
        return (p[1][0] - p[0][0]) * (p[2][1] - p[0][1]) - (p[1][1] - p[0][1]) * (p[2][0] - p[0][0]);
    }

    /** Solids scattered within a distance of a position. */
    static List<Brush> several(Randomness random, int count, float reach, double x, double y, double z) {
        List<Brush> brushes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double cx = x + (2 * random.nextFloat() - 1) * reach;
            double cy = y + (2 * random.nextFloat() - 1) * reach;
            double cz = z + (2 * random.nextFloat() - 1) * reach;
            brushes.add(next(random, cx, cy, cz));
        }
        return brushes;
    }

    static double[] corners(Brush brush) {
        double[] corners = new double[3 * brush.vertexCount()];
        Vec3 corner = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, corner);
            corners[3 * i] = corner.x;
            corners[3 * i + 1] = corner.y;
            corners[3 * i + 2] = corner.z;
        }
        return corners;
    }

    /** Least distance from points on all faces to the capsule. */
    static double sampledDistance(Brush brush, Vec3 feet, double radius, double core) {
        double least = Double.POSITIVE_INFINITY;
        for (Face face : brush.faces()) {
            float[] p = face.polygon();
            for (int i = 3; i + 5 < p.length; i += 3) {
                least = Math.min(least, sampledTriangle(p, i, i + 3, feet, radius, core));
            }
        }
        return least;
    }

    private static double sampledTriangle(float[] p, int b, int c, Vec3 feet, double radius, double core) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= SAMPLES; i++) {
            for (int j = 0; i + j <= SAMPLES; j++) {
                double u = i / (double) SAMPLES;
                double v = j / (double) SAMPLES;
                double x = p[0] + u * (p[b] - p[0]) + v * (p[c] - p[0]) - feet.x;
                double y = p[1] + u * (p[b + 1] - p[1]) + v * (p[c + 1] - p[1]) - feet.y;
                double z = p[2] + u * (p[b + 2] - p[2]) + v * (p[c + 2] - p[2]) - feet.z - radius;
                double above = z - Math.max(0, Math.min(core, z));
                least = Math.min(least, Math.sqrt(x * x + y * y + above * above) - radius);
            }
        }
        return least;
    }
}
