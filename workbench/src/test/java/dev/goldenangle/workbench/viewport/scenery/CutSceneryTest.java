package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CutSceneryTest {
    private static BrushScenery of(List<Brush> brushes) {
        return new BrushScenery(BrushWorld.of(brushes), List.of(), 1);
    }

    /** The total area of polygons that face up, in plan view. */
    private static double topArea(Scenery scenery, Scenery.Kind kind) {
        double area = 0;
        for (int i = 0; i < scenery.polygonCount(); i++) {
            if (scenery.kind(i) == kind) {
                float[] corners = new float[3 * (scenery.firstCorner(i + 1) - scenery.firstCorner(i))];
                System.arraycopy(scenery.corners(), 3 * scenery.firstCorner(i), corners, 0, corners.length);
                area += ConvexPolygon.planArea(corners);
            }
        }
        return area;
    }

    /** Boxes of any size cut at any height: nothing is above the cut, and each box has its top or a cap of the same size. */
    @Test
    void cutRemovesEverythingAboveAndClosesEveryBox() {
        Random random = new Random(3);
        for (int world = 0; world < 200; world++) {
            List<Brush> boxes = new ArrayList<>();
            double plan = 0;
            double height = 6 * random.nextDouble();
            for (int i = 0; i < 6; i++) {
                float x = 20 * i;
                float z = 4 * random.nextFloat();
                float width = 1 + 4 * random.nextFloat();
                float tall = 0.5f + 4 * random.nextFloat();
                boxes.add(Brush.box(x, 0, z, x + width, 3, z + tall));
                plan += z < height ? 3 * width : 0;
            }
            BrushScenery maker = of(boxes);
            Scenery cut = CutScenery.below(maker, maker.scenery(), height);
            for (int at = 2; at < cut.corners().length; at += 3) {
                assertTrue(cut.corners()[at] <= height + 1e-5, "a corner at " + cut.corners()[at] + " above " + height);
            }
            for (int at = 2; at < cut.lines().length; at += 3) {
                assertTrue(cut.lines()[at] <= height + 1e-5, "a line at " + cut.lines()[at] + " above " + height);
            }
            assertEquals(plan, topArea(cut, Scenery.Kind.TOP) + topArea(cut, Scenery.Kind.CAP), 1e-3);
        }
    }

    @Test
    void roomWithARoofIsRoofedAndItsCeilingIsFound() {
        BrushScenery open = of(List.of(Brush.box(0, 0, -1, 10, 10, 0)));
        BrushScenery roofed = of(List.of(Brush.box(0, 0, -1, 10, 10, 0), Brush.box(0, 0, 4, 10, 10, 5)));
        assertFalse(open.isRoofed());
        assertEquals(Double.POSITIVE_INFINITY, open.ceilingAbove(5, 5, 1));
        assertEquals(4, roofed.ceilingAbove(5, 5, 1), 1e-6);
        assertTrue(roofed.isRoofed());
    }

    /** None of the shipped maps is a building, so none is cut. */
    @Test
    void noShippedMapIsCutAutomatically() {
        for (String map : List.of("arena-loop", "stairs", "ramps", "seams", "strafe-lane", "doorways", "torture", "flat")) {
            Level level = MapReader.read(map, SampleMaps.read(map + ".map").orElseThrow(), 32);
            assertFalse(SceneryMaker.of(level).isRoofed(), map);
        }
    }
}
