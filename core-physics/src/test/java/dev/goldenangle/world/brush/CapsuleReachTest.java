package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A capsule of radius 0.4, 1.8 high, with a skin of 0.02; brushes are gathered at one position with a margin of 0.6. */
class CapsuleReachTest {
    private final CapsuleHit hit = new CapsuleHit();

    /** At this distance from a body at the origin on all six sides, plus enough others far away to make a list of near ones worthwhile. */
    private static List<Brush> around(float away) {
        List<Brush> brushes = new ArrayList<>(List.of(Brush.box(0.4f + away, -9, -9, 20, 9, 9), Brush.box(-20, -9, -9, -0.4f - away, 9, 9),
                Brush.box(-9, 0.4f + away, -9, 9, 20, 9), Brush.box(-9, -20, -9, 9, -0.4f - away, 9),
                Brush.box(-9, -9, 1.8f + away, 9, 9, 20), Brush.box(-9, -9, -20, 9, 9, -away)));
        for (int i = 0; i < 30; i++) {
            brushes.add(Brush.box(100 + 2 * i, 0, 0, 101 + 2 * i, 1, 1));
        }
        return brushes;
    }

    private static CapsuleTracer tracer(List<Brush> brushes) {
        return new CapsuleTracer(BrushWorld.of(brushes), 0.4f, 1.8f, 0.02f);
    }

    /** At 0.61: a sweep of 0.6 is stopped after 0.59, one skin before. */
    private void assertStoppedOnAllSides(CapsuleTracer tracer) {
        for (int side = 0; side < 6; side++) {
            double sign = side % 2 == 0 ? 0.6 : -0.6;
            tracer.sweep(0, 0, 0, side / 2 == 0 ? sign : 0, side / 2 == 1 ? sign : 0, side / 2 == 2 ? sign : 0, hit);
            assertEquals(side, hit.brush);
            assertEquals(0.59 / 0.6, hit.fraction, 1e-5);
            assertTrue(hit.onFace);
        }
    }

    @Test
    void brushesWithinTheMarginAreGathered() {
        CapsuleTracer tracer = tracer(around(0.61f));
        tracer.gather(0, 0, 0, 0, 0, 0, 0.6);
        assertStoppedOnAllSides(tracer);
    }

    @Test
    void followFindsTheSameBrushes() {
        CapsuleTracer tracer = tracer(around(0.61f));
        tracer.follow(0, 0, 0, 0, 0, 0, 0.6);
        assertStoppedOnAllSides(tracer);
        tracer.follow(50, 0, 0, 50, 0, 0, 0.6);
        tracer.sweep(50, 0, 0, 0.6, 0, 0, hit);
        assertEquals(-1, hit.brush, "elsewhere there is nothing");
        tracer.follow(0, 0, 0, 0, 0, 0, 0.6);
        assertStoppedOnAllSides(tracer);
    }
}
