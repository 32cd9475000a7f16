package dev.goldenangle.world;

import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.FloatRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ClosedWalkTest {
    /** Four by two tiles, twelve around, two tiles per second: one loop in six seconds. */
    private static final ClosedWalk RECTANGLE = new ClosedWalk(List.of(new Vec3(1, 1, 0), new Vec3(5, 1, 0), new Vec3(5, 3, 1), new Vec3(1, 3, 1)), 2f);
    private static final ClosedWalk FLAT = new ClosedWalk(List.of(new Vec3(1, 1, 0), new Vec3(5, 1, 0), new Vec3(5, 3, 0), new Vec3(1, 3, 0)), 2f);

    private static void assertAt(double x, double y, double seconds) {
        Vec3 at = FLAT.at(seconds, new Vec3());
        assertEquals(x, at.x, 1e-6, "x after " + seconds + " s");
        assertEquals(y, at.y, 1e-6, "y after " + seconds + " s");
        assertEquals(0f, at.z);
    }

    @Test
    void loopIsWalkedFromPlaceToPlaceAndBack() {
        assertEquals(12, FLAT.length());
        assertAt(1, 1, 0);
        assertAt(3, 1, 1);
        assertAt(5, 1, 2);
        assertAt(5, 2, 2.5);
        assertAt(5, 3, 3);
        assertAt(1, 3, 5);
        assertAt(1, 2, 5.5);
        assertAt(1, 1, 6);
        assertAt(1.5, 1, 6.25);
        assertAt(1.5, 1, 600.25);
    }

    /** The lines that rise by one over two tiles are √5 long: 8 + 2 * 2.236 in total. */
    @Test
    void heightCountsAsDistance() {
        assertEquals(8 + 2 * Math.sqrt(5), RECTANGLE.length(), 1e-6);
        Vec3 halfUp = RECTANGLE.at(2 + Math.sqrt(5) / 4, new Vec3());
        assertEquals(2f, halfUp.y, 1e-6);
        assertEquals(0.5f, halfUp.z, 1e-6);
    }

    @Test
    void onePlaceOrNoSpeedMeansStandingStill() {
        assertFalse(ClosedWalk.standing(3f, 4f, 5f).moves());
        assertEquals(0f, ClosedWalk.standing(3f, 4f, 5f).speed());
        assertEquals(new Vec3(3, 4, 5), ClosedWalk.standing(3f, 4f, 5f).at(77, new Vec3()));
        assertEquals(ClosedWalk.standing(3f, 4f, 5f), ClosedWalk.standing(3f, 4f, 5f));
        assertTrue(FLAT.moves());
    }

    /** No jumps: in any interval the distance is at most speed times time, and shorter at corners. */
    @Property(tries = 200)
    void creatureNeverExceedsItsSpeed(@ForAll @Size(min = 2, max = 8) List<@FloatRange(min = -20, max = 20) Float> numbers, @ForAll @FloatRange(min = 0.05f, max = 8) float speed,
                                    @ForAll @DoubleRange(min = 0, max = 1000) double seconds) {
        List<Vec3> places = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            places.add(new Vec3(numbers.get(i), numbers.get((i + 1) % numbers.size()), i % 3));
        }
        ClosedWalk walk = new ClosedWalk(places, speed);
        double tick = 1 / 60.0;
        double way = walk.at(seconds + tick, new Vec3()).sub(walk.at(seconds, new Vec3())).length();
        assertTrue(way <= speed * tick + 1e-4, way + " in a tick at " + speed);
        Vec3 roundLater = walk.at(seconds + walk.length() / speed, new Vec3());
        assertEquals(0, roundLater.sub(walk.at(seconds, new Vec3())).length(), 1e-3, "one loop later it is at the same place");
    }
}
