package dev.goldenangle.world.brush;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.List;

/** Seeded brushes, worlds and paths for property tests. */
final class RandomBrushes {
    private final Randomness random;

    RandomBrushes(long seed) {
        random = new Randomness(seed);
    }

    float between(float low, float high) {
        return low + random.nextFloat() * (high - low);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    Vec3 point(float reach) {
        return new Vec3(between(-reach, reach), between(-reach, reach), between(-reach, reach));
    }

    /** A box on whole coordinates, so that sides often line up with each other. */
    Brush gridBox(int reach) {
        int x = below(2 * reach) - reach;
        int y = below(2 * reach) - reach;
        int z = below(2 * reach) - reach;
        return Brush.box(x, y, z, x + 1 + below(reach), y + 1 + below(reach), z + 1 + below(reach));
    }

    /** A box cut by up to eight random planes; never fails, because the cuts avoid the centre. */
    Brush convex(float reach) {
        Vec3 centre = point(reach);
        float size = between(10f, 60f);
        for (int attempt = 0; attempt < 20; attempt++) {
            BrushBuilder builder = new BrushBuilder();
            for (int axis = 0; axis < 3; axis++) {
                for (int sign = -1; sign <= 1; sign += 2) {
                    double[] n = {0, 0, 0};
                    n[axis] = sign;
                    addAround(builder, n, centre, size * between(0.8f, 1f));
                }
            }
            int cuts = below(9);
            for (int i = 0; i < cuts; i++) {
                Vec3 n = point(1f);
                addAround(builder, new double[] {n.x, n.y, n.z}, centre, n.length() * size * between(0.4f, 1.2f));
            }
            BrushBuilder.Result result = builder.build();
            if (result.brush() != null) {
                return result.brush();
            }
        }
        throw new AssertionError("no brush in twenty attempts");
    }

    List<Brush> mixed(int count, float reach) {
        List<Brush> brushes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean repeat = i > 0 && below(8) == 0;
            brushes.add(repeat ? brushes.get(below(i)) : below(2) == 0 ? gridBox((int) reach / 2) : convex(reach));
        }
        return brushes;
    }

    private static void addAround(BrushBuilder builder, double[] n, Vec3 centre, double distance) {
        builder.addPlane(n[0], n[1], n[2], n[0] * centre.x + n[1] * centre.y + n[2] * centre.z + distance, "");
    }
}
