package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** A search by the tree of faces shows every brush that a box touches, and few others. */
class BspSearchTest {
    private int shown;

    /** The brushes that the tree shows for a box. */
    private BitSet search(FaceTree tree, Vec3 low, Vec3 high) {
        BitSet seen = new BitSet();
        BrushQuery query = new BrushQuery() {
            @Override
            void test(int brush) {
                seen.set(brush);
                shown++;
            }
        };
        query.minX = low.x;
        query.minY = low.y;
        query.minZ = low.z;
        query.maxX = high.x;
        query.maxY = high.y;
        query.maxZ = high.z;
        tree.visit(query);
        return seen;
    }

    private void check(List<Brush> brushes, FaceTree tree, Vec3 low, Vec3 high) {
        BitSet seen = search(tree, low, high);
        for (int i = 0; i < brushes.size(); i++) {
            boolean touches = brushes.get(i).touches(low.x, low.y, low.z, high.x, high.y, high.z);
            assertTrue(seen.get(i) || !touches, "brush " + i + " between " + low + " and " + high);
        }
    }

    /** Plates that all slant the same way in each of the eight directions, so that slopes separate them. */
    private static List<Brush> plates(RandomBrushes random, int count) {
        Vec3 n = random.point(1f);
        n.normalize();
        List<Brush> plates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            float dist = random.between(-90f, 90f);
            plates.add(Brush.cutBox(-100, -100, -100, 100, 100, 100, n.x, n.y, n.z, dist + 2f, -n.x, -n.y, -n.z, -dist));
        }
        return plates;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void searchAmongSlantingPlatesFindsAllTouchedAndSkipsMostOthers(int seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = plates(random, 24);
        FaceTree tree = new FaceTree(brushes, new Bounds(brushes));
        for (int i = 0; i < 60; i++) {
            Vec3 low = random.point(80f);
            check(brushes, tree, low, new Vec3(low).add(new Vec3(random.between(0f, 9f), random.between(0f, 9f), random.between(0f, 9f))));
        }
        assertTrue(shown < 60 * 24 / 2, "shown " + shown);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void searchAmongManyBrushesFindsAllTouchedAndSkipsMostOthers(int seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = random.mixed(120, 400f);
        brushes.removeIf(brush -> brush.max(0) - brush.min(0) > 120f);
        FaceTree tree = new FaceTree(brushes, new Bounds(brushes));
        for (int i = 0; i < 200; i++) {
            Vec3 low = random.point(400f);
            check(brushes, tree, low, new Vec3(low).add(new Vec3(random.between(0f, 60f), random.between(0f, 60f), random.between(0f, 60f))));
        }
        assertTrue(shown < 200 * brushes.size() / 4, "shown " + shown + " of " + brushes.size());
    }

    /** Whole coordinates: boxes end exactly at planes. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void brushThatIsOnlyTouchedIsShown(int seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int x = random.below(30);
            int y = random.below(30);
            int z = random.below(30);
            brushes.add(Brush.box(x, y, z, x + 1 + random.below(3), y + 1 + random.below(3), z + 1 + random.below(3)));
        }
        FaceTree tree = new FaceTree(brushes, new Bounds(brushes));
        for (int i = 0; i < 300; i++) {
            Vec3 low = new Vec3(random.below(32) - 1, random.below(32) - 1, random.below(32) - 1);
            check(brushes, tree, low, new Vec3(low).add(new Vec3(random.below(4), random.below(4), random.below(4))));
        }
        assertTrue(shown < 300 * 300 / 8, "shown " + shown);
    }
}
