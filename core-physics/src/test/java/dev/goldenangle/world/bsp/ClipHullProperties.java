package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.SweepHit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * Compares traces through random clip trees, not only those made from brushes, with a second implementation of the
 * rules: planes in any direction, leaves of every content, several models at different positions, boxes of other sizes.
 */
class ClipHullProperties {
    private static final int WAYS = 60;
    private static final int[] LEAVES = {-1, -2, -2, -3, -6};

    /** A tree in the simple form; a leaf has contents and no children. */
    private static final class Part {
        float[] normal;
        float distance;
        Part front;
        Part back;
        int contents;

        float above(float[] point) {
            return normal[0] * point[0] + normal[1] * point[1] + normal[2] * point[2] - distance;
        }

        int contentsAt(float[] point) {
            return front == null ? contents : (above(point) < 0 ? back : front).contentsAt(point);
        }
    }

    /** The second implementation of the rules. */
    private static final class Paper {
        final Part whole;
        final float gap;
        float fraction = 1;
        float[] end;
        float[] normal = {0, 0, 0};
        boolean isAllSolid = true;
        boolean isStartSolid;

        Paper(Part whole, float[] from, float[] to, float gap) {
            this.whole = whole;
            this.gap = gap;
            end = to.clone();
            passes(whole, 0, 1, from, to);
            if (isAllSolid) {
                isStartSolid = true;
            }
        }

        private static float[] between(float[] from, float[] to, float share) {
            float[] point = new float[3];
            for (int i = 0; i < 3; i++) {
                point[i] = from[i] + share * (to[i] - from[i]);
            }
            return point;
        }

        boolean passes(Part part, float f1, float f2, float[] p1, float[] p2) {
            if (part.front == null) {
                isAllSolid &= part.contents == -2;
                isStartSolid |= part.contents == -2;
                return true;
            }
            float t1 = part.above(p1);
            float t2 = part.above(p2);
            if (t1 < 0 == t2 < 0) {
                return passes(t1 < 0 ? part.back : part.front, f1, f2, p1, p2);
            }
            boolean isBehind = t1 < 0;
            float share = Math.min(1, Math.max(0, (t1 + (isBehind ? gap : -gap)) / (t1 - t2)));
            float[] middle = between(p1, p2, share);
            if (!passes(isBehind ? part.back : part.front, f1, f1 + (f2 - f1) * share, p1, middle)) {
                return false;
            }
            Part far = isBehind ? part.front : part.back;
            if (far.contentsAt(middle) != -2) {
                return passes(far, f1 + (f2 - f1) * share, f2, middle, p2);
            }
            if (!isAllSolid) {
                normal = part.normal.clone();
                for (int i = 0; i < 3 && isBehind; i++) {
                    normal[i] = -normal[i];
                }
                backOut(share, f1, f2, p1, p2);
            }
            return false;
        }

        private void backOut(float contact, float f1, float f2, float[] p1, float[] p2) {
            float share = contact;
            end = between(p1, p2, share);
            fraction = f1 + (f2 - f1) * share;
            while (whole.contentsAt(end) == -2) {
                share = (float) (share - 0.1);
                if (share < 0) {
                    return;
                }
                end = between(p1, p2, share);
                fraction = f1 + (f2 - f1) * share;
            }
        }
    }

    /** Generates trees, in the form of the file and in the simple form. */
    private static final class Forest {
        private final Randomness random;
        private final List<float[]> planes = new ArrayList<>();
        private final List<int[]> nodes = new ArrayList<>();
        /** Small and full of planes, with points on them: there rare cases are frequent. */
        private final boolean isCoarse;

        Forest(long seed) {
            random = new Randomness(seed);
            isCoarse = random.nextInt(2) == 0;
        }

        /** In a coarse world often exactly on a plane, or very close to it. */
        float[] place() {
            if (!isCoarse) {
                return point(150);
            }
            float[] at = {4 * Math.round(within(12)), 4 * Math.round(within(12)), 4 * Math.round(within(12))};
            at[random.nextInt(3)] += within(1) * (random.nextInt(2) == 0 ? 0.06f : 4);
            return at;
        }

        float within(float size) {
            return (random.nextFloat() * 2 - 1) * size;
        }

        float[] point(float size) {
            return new float[] {within(size), within(size), within(size)};
        }

        private float[] normal() {
            float[] axis = {0, 0, 0};
            if (random.nextInt(2) == 0) {
                axis[random.nextInt(3)] = 1;
                return axis;
            }
            float[] any = point(1);
            float length = (float) Math.sqrt(any[0] * any[0] + any[1] * any[1] + any[2] * any[2]);
            return length < 0.1f ? new float[] {0, 0, 1} : new float[] {any[0] / length, any[1] / length, any[2] / length};
        }

        /** The number of its node in the file's form, or its contents. */
        int grow(int depth, Part dest) {
            if (depth == 0 || random.nextInt(5) == 0) {
                dest.contents = LEAVES[random.nextInt(LEAVES.length)];
                return dest.contents;
            }
            dest.normal = normal();
            dest.distance = isCoarse ? 4 * Math.round(within(10)) : Math.round(within(100) * 8) / 8f;
            dest.front = new Part();
            dest.back = new Part();
            planes.add(new float[] {dest.normal[0], dest.normal[1], dest.normal[2], dest.distance});
            int[] node = {planes.size() - 1, 0, 0};
            nodes.add(node);
            int place = nodes.size() - 1;
            node[1] = grow(depth - 1, dest.front);
            node[2] = grow(depth - 1, dest.back);
            return place;
        }

        float[] planeTable() {
            float[] table = new float[4 * planes.size()];
            for (int i = 0; i < table.length; i++) {
                table[i] = planes.get(i / 4)[i % 4];
            }
            return table;
        }

        int[] nodeTable() {
            return nodes.stream().flatMapToInt(Arrays::stream).toArray();
        }
    }

    @Property(tries = 300)
    void traceMatchesTheSecondImplementation(@ForAll long seed) {
        compare(seed);
    }

    /** A study: `./gradlew study`. */
    @Property(tries = 20_000)
    @Tag("study")
    void manyTracesMatchTheSecondImplementation(@ForAll long seed) {
        compare(seed);
    }

    private static void compare(long seed) {
        Forest forest = new Forest(seed);
        List<Part> trees = new ArrayList<>();
        List<ClipHull.Standing> standing = new ArrayList<>();
        for (int models = 1 + forest.random.nextInt(3); models > 0; models--) {
            Part tree = new Part();
            int head = forest.grow(7, tree);
            float[] origin = trees.isEmpty() ? new float[3] : new float[] {Math.round(forest.within(forest.isCoarse ? 5 : 60)), Math.round(forest.within(forest.isCoarse ? 5 : 60)), Math.round(forest.within(forest.isCoarse ? 5 : 60))};
            trees.add(tree);
            standing.add(new ClipHull.Standing(head, new Vec3(origin[0], origin[1], origin[2])));
        }
        ClipHull hull = new ClipHull(forest.planeTable(), forest.nodeTable(), standing);
        Vec3 mins = forest.random.nextInt(3) == 0 ? new Vec3(-12f, -14f, -20f) : new Vec3(-16f, -16f, -24f);
        float gap = forest.random.nextInt(3) == 0 ? 0f : 1 / 32f;    // without a gap, rounding often leaves the contact inside
        for (int i = 0; i < WAYS; i++) {
            sweep(hull, trees, mins, gap, forest.place(), forest.place(), "seed " + seed + ", way " + i);
        }
    }

    private static void sweep(ClipHull hull, List<Part> trees, Vec3 mins, float gap, float[] from, float[] to, String where) {
        float[] shift = {-16f - mins.x, -16f - mins.y, -24f - mins.z};
        Paper nearest = null;
        float way = 1;
        float[] end = to;
        boolean isInside = false;
        for (int i = 0; i < trees.size(); i++) {
            Vec3 origin = hull.models().get(i).origin();
            float[] offset = {origin.x + shift[0], origin.y + shift[1], origin.z + shift[2]};
            Paper trace = new Paper(trees.get(i), minus(from, offset), minus(to, offset), gap);
            isInside |= trees.get(i).contentsAt(minus(from, offset)) == -2;
            if ((trace.isStartSolid ? 0 : trace.fraction) < way) {
                nearest = trace;
                way = trace.isStartSolid ? 0 : trace.fraction;
                end = trace.isStartSolid ? from : new float[] {trace.end[0] + offset[0], trace.end[1] + offset[1], trace.end[2] + offset[2]};
            }
        }
        SweepHit dest = new SweepHit();
        Vec3 maxs = new Vec3(mins.x + 32f, mins.y + 32f, mins.z + 56f);
        hull.tracer().sweep(new Vec3(from[0], from[1], from[2]), new Vec3(to[0], to[1], to[2]), mins, maxs, gap, dest);
        assertEquals(way, dest.fraction, where);
        assertEquals(nearest != null && nearest.isStartSolid, dest.startSolid, where);
        assertEquals(nearest != null && nearest.isAllSolid, dest.allSolid, where);
        assertArrayEquals(end, new float[] {dest.end.x, dest.end.y, dest.end.z}, where);
        if (nearest != null && !nearest.isStartSolid) {
            assertArrayEquals(nearest.normal, new float[] {dest.normal.x, dest.normal.y, dest.normal.z}, where);
        }
        assertEquals(isInside, hull.tracer().isSolid(new Vec3(from[0], from[1], from[2]), mins, maxs), where);
    }

    private static float[] minus(float[] point, float[] offset) {
        return new float[] {point[0] - offset[0], point[1] - offset[1], point[2] - offset[2]};
    }
}
