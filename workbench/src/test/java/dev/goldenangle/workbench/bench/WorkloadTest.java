package dev.goldenangle.workbench.bench;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The benchmark worlds are the published ones. */
class WorkloadTest {
    /** The generator is one sequence, so the last brush is right only if all earlier numbers were. */
    @Test
    void fieldEndsWithThePublishedWedges() {
        List<Brush> field = Workload.field();
        assertEquals(2206, field.size());
        assertWedge(field.get(2204), -201, -2931, 44, -2718, 72, new Vec3(0f, -0.320227802f, 0.947340548f), 938.587708f);
        assertWedge(field.get(2205), -1805, 804, -1611, 921, 71, new Vec3(0.343685657f, 0f, 0.939084768f), -553.677612f);
    }

    @Test
    void distantCopiesEnlargeTheWorldAndAddNothingNearby() {
        List<Brush> room = Workload.room();
        List<Brush> all = Workload.amongCopies(room, Workload.field(), 18);
        assertEquals(6 + 18 * 2206, all.size());
        assertEquals(room, all.subList(0, 6));
        assertTrue(all.subList(6, all.size()).stream().allMatch(brush -> brush.min(0) > 4160 || brush.min(1) > 4160));
    }

    private static void assertWedge(Brush wedge, int x0, int y0, int x1, int y1, int height, Vec3 normal, float dist) {
        assertEquals(x0, wedge.min(0));
        assertEquals(y0, wedge.min(1));
        assertEquals(x1, wedge.max(0));
        assertEquals(y1, wedge.max(1));
        assertEquals(height, wedge.max(2));
        Vec3 slope = new Vec3();
        assertEquals(dist, wedge.plane(Brush.AXIAL_PLANES, slope), 1e-3f);
        assertEquals(1f, slope.dot(normal), 1e-6f);
    }
}
