package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.GameKey;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Properties of any stick with any settings. */
class StickProperties {
    @Property
    void responseRisesFromZeroInTheDeadZoneToFullAtTheEdge(@ForAll @DoubleRange(min = 0, max = 0.5) double dead, @ForAll @DoubleRange(min = 1, max = 3) double power,
                                                                    @ForAll @DoubleRange(min = 0, max = 1.5) double one, @ForAll @DoubleRange(min = 0, max = 1.5) double two) {
        StickResponse response = new StickResponse(dead, power);
        assertTrue(response.amount(Math.min(one, two)) <= response.amount(Math.max(one, two)));
        assertEquals(0, response.amount(dead * one / 1.6));
        assertEquals(1, response.amount(StickResponse.EDGE + one));
        assertTrue(response.amount(one) >= 0 && response.amount(one) <= 1);
    }

    @Property
    void responseKeepsTheDirection(@ForAll @DoubleRange(min = -1, max = 1) double x, @ForAll @DoubleRange(min = -1, max = 1) double y, @ForAll @DoubleRange(min = 0, max = 0.5) double dead,
                                  @ForAll @DoubleRange(min = 1, max = 3) double power) {
        double scale = new StickResponse(dead, power).scale(x, y);
        assertTrue(scale >= 0 && Double.isFinite(scale));
        assertTrue(Math.hypot(x * scale, y * scale) <= 1 + 1e-12);
    }

    @Property(tries = 200)
    void writtenBindingsAreReadBack(@ForAll long seed, @ForAll @IntRange(max = 30) int changes) {
        Random random = new Random(seed);
        PadBindings bindings = new PadBindings();
        for (int i = 0; i < changes; i++) {
            bindings.bind(GameKey.values()[random.nextInt(GameKey.values().length)], PadButton.values()[random.nextInt(PadButton.values().length)]);
        }
        PadBindings again = new PadBindings();
        again.read(bindings.text());
        assertEquals(bindings.all(), again.all());
    }

    @Property(tries = 300)
    void anyTextLeavesUsableBindings(@ForAll @StringLength(max = 80) String text) {
        PadBindings bindings = new PadBindings();
        bindings.read(text);
        assertTrue(!bindings.all().isEmpty());
        assertTrue(bindings.all().keySet().stream().noneMatch(PadBindings.RESERVED::contains));
    }
}
