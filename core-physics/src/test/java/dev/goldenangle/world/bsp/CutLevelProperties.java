package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** However a tree divides a level into leafs, boxes hit the same things at the same places as in a level of one leaf. */
class CutLevelProperties {
    private static final int DEPTH = 5;
    private static final float GAP = 0.125f;
    private final List<float[]> boxes = new ArrayList<>();

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void dividedLevelGivesTheSameResultsAsOneLeaf(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        boxes.clear();
        for (int i = 0; i < 12; i++) {
            float[] low = {place(random), place(random), place(random)};
            boxes.add(new float[] {low[0], low[1], low[2], low[0] + size(random), low[1] + size(random), low[2] + size(random)});
        }
        BspSweep cut = new BspSweep(cut(random));
        BspSweep whole = new BspSweep(whole());
        for (int i = 0; i < 30; i++) {
            Vec3 from = random.nextInt(2) == 0 ? nearSomeBox(random) : new Vec3(place(random), place(random), place(random));
            Vec3 to = random.nextInt(4) == 0 ? from : new Vec3(place(random), place(random), place(random));
            float half = random.nextInt(4) == 0 ? 0f : 0.5f + 3 * random.nextFloat();
            Vec3 maxs = new Vec3(half, half * 0.7f, half * 1.5f);
            Vec3 mins = new Vec3(half * -0.5f, half * -1.2f, half * -0.9f);
            cut.world(from, to, mins, maxs, GAP, 1);
            whole.world(from, to, mins, maxs, GAP, 1);
            assertEquals(whole.fraction(), cut.fraction(), "seed " + seed + " from " + from + " to " + to);
            assertEquals(whole.isAllSolid(), cut.isAllSolid(), "seed " + seed + " at " + from);
            if (!whole.isAllSolid()) {
                assertEquals(whole.brush(), cut.brush(), "seed " + seed + " from " + from + " to " + to);
            }
        }
    }

    private static float place(Randomness random) {
        return 60 * random.nextFloat() - 30;
    }

    /** Up to four units from a corner, so that a box there often just touches its brush. */
    private Vec3 nearSomeBox(Randomness random) {
        float[] box = boxes.get(random.nextInt(boxes.size()));
        float[] at = new float[3];
        for (int k = 0; k < 3; k++) {
            at[k] = box[k + 3 * random.nextInt(2)] + 8 * random.nextFloat() - 4;
        }
        return new Vec3(at[0], at[1], at[2]);
    }

    private static float size(Randomness random) {
        return 0.5f + 8 * random.nextFloat();
    }

    private BspRoom room() {
        BspRoom room = new BspRoom();
        boxes.forEach(box -> room.box(1, box[0], box[1], box[2], box[3], box[4], box[5]));
        return room;
    }

    private List<Integer> all() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            all.add(i);
        }
        return all;
    }

    private BspTree whole() {
        BspRoom room = room();
        return room.node(room.plane(0, 0, 1, -1e6), -1, -1).leaf(List.of(), all()).model(0, 0, 0, boxes.size()).tree();
    }

    /** A full tree of nodes, numbered row by row from the top, then the leafs. */
    private BspTree cut(Randomness random) {
        BspRoom room = room();
        List<List<Integer>> inside = new ArrayList<>(List.of(all()));
        int nodes = (1 << DEPTH) - 1;
        for (int node = 0; node < nodes; node++) {
            double[] plane = plane(random);
            int front = 2 * node + 1;
            room.node(room.plane(plane[0], plane[1], plane[2], plane[3]), front < nodes ? front : -1 - (front - nodes), front < nodes ? front + 1 : -2 - (front - nodes));
            List<Integer> before = new ArrayList<>();
            List<Integer> behind = new ArrayList<>();
            for (int box : inside.get(node)) {
                if (farthest(boxes.get(box), plane, 1) >= 0) {
                    before.add(box);
                }
                if (farthest(boxes.get(box), plane, -1) >= 0) {
                    behind.add(box);
                }
            }
            inside.add(before);
            inside.add(behind);
        }
        for (int leaf = nodes; leaf < inside.size(); leaf++) {
            room.leaf(List.of(), inside.get(leaf));
        }
        return room.model(0, 0, 0, boxes.size()).tree();
    }

    private static double[] plane(Randomness random) {
        double[] plane = {0, 0, 0, place(random) / 2};
        int axis = random.nextInt(5);
        if (axis < 3) {
            plane[axis] = 1;
            return plane;
        }
        Vec3 normal = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
        normal.normalize();
        return new double[] {normal.x, normal.y, normal.z, plane[3]};
    }

    /** How far the box extends in front of the plane (1) or behind it (−1). */
    private static double farthest(float[] box, double[] plane, int sign) {
        double far = -sign * plane[3];
        for (int k = 0; k < 3; k++) {
            far += Math.max(sign * plane[k] * box[k], sign * plane[k] * box[k + 3]);
        }
        return far;
    }
}
