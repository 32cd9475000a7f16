package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The brushes that the tree of faces skips in a search. {@link IndexProperties} shows that it never skips too many. */
class FaceTreeTest {
    private static int tested(List<Brush> brushes, float x, float y, float z, float half) {
        int[] count = {0};
        BrushQuery query = new BrushQuery() {
            @Override
            void test(int brush) {
                count[0]++;
            }
        };
        query.minX = x - half;
        query.minY = y - half;
        query.minZ = z - half;
        query.maxX = x + half;
        query.maxY = y + half;
        query.maxZ = z + half;
        new FaceTree(brushes, new Bounds(brushes)).visit(query);
        return count[0];
    }

    /** Two heaps of slanting plates, one above the other, with overlapping bounds: only a plane along their slope separates them. */
    @Test
    void brushesSeparatedOnlyByASlopeAreSeparated() {
        float s = (float) Math.sqrt(0.5);
        List<Brush> brushes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            float below = -20f - 4 * i;
            float above = 20f + 4 * i;
            brushes.add(Brush.cutBox(-100f, -10f, -100f, 100f, 10f, 100f, s, 0f, s, below + 2f, -s, 0f, -s, -below));
            brushes.add(Brush.cutBox(-100f, -10f, -100f, 100f, 10f, 100f, s, 0f, s, above + 2f, -s, 0f, -s, -above));
        }
        assertTrue(tested(brushes, -60f, 0f, -60f, 1f) <= 8, "the upper heap is not tested");
        assertTrue(tested(brushes, 60f, 0f, 60f, 1f) <= 8, "the lower heap is not tested");
    }

    /** A floor with crates on it: the split at the floor's top has crates only on one side. */
    @Test
    void brushThatEndsAtAPlaneIsOnOneSideOfIt() {
        List<Brush> brushes = new ArrayList<>(List.of(Brush.box(-1000f, -1000f, -64f, 1000f, 1000f, 0f)));
        for (int i = 0; i < 20; i++) {
            brushes.add(Brush.box(-1000f + 100 * i, 0f, 0f, -960f + 100 * i, 40f, 40f));
        }
        assertEquals(1, tested(brushes, -980f, 20f, -30f, 5f));
        assertTrue(tested(brushes, 20f, 20f, 20f, 5f) <= 5);
    }
}
