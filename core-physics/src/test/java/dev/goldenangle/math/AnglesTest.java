package dev.goldenangle.math;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.FloatRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class AnglesTest {
    @Test
    void wrappingKeepsTheDirection() {
        assertEquals(0f, Angles.wrap(Angles.TWO_PI), 1e-6f);
        assertEquals(-Angles.PI, Angles.wrap(Angles.PI), 1e-6f);
        assertEquals(-Angles.PI / 2, Angles.wrap(1.5f * Angles.PI), 1e-6f);
        assertEquals(1f, Angles.wrap(1f));
    }

    @Test
    void nanAndInfinityBecomeZero() {
        assertEquals(0f, Angles.wrap(Float.NaN));
        assertEquals(0f, Angles.wrap(Float.NEGATIVE_INFINITY));
        float wrapped = Angles.wrap(1e30f);
        assertTrue(wrapped >= -Angles.PI && wrapped < Angles.PI);
    }

    @Property
    void wrappedAnglesAreWithinOneTurn(@ForAll float radians) {
        float wrapped = Angles.wrap(radians);
        assertTrue(wrapped >= -Angles.PI && wrapped < Angles.PI, () -> radians + " became " + wrapped);
    }

    @Property(tries = 2000)
    void sixteenBitAnglesSurviveConversionToRadians(@ForAll @IntRange(min = 0, max = 65535) int angle) {
        assertEquals(angle, Angles.toShort(Angles.fromShort(angle)));
    }

    /** The rule of the games: add half a step and round down. */
    @Property(tries = 2000)
    void angleIsRoundedToTheNearestOfSixteenBits(@ForAll @FloatRange(min = -3.14f, max = 3.14f) @Scale(7) float radians) {
        assertEquals((int) Math.floor(radians * (65536 / (2 * Math.PI)) + 0.5) & 0xFFFF, Angles.toShort(radians));
    }

    @Test
    void differenceIsTheShorterTurn() {
        assertEquals(0.2f, Angles.difference(Angles.PI - 0.1f, -Angles.PI + 0.1f), 1e-5f);
        assertEquals(-0.2f, Angles.difference(-Angles.PI + 0.1f, Angles.PI - 0.1f), 1e-5f);
    }

    @Test
    void angleBetweenDirectionsHasNoSign() {
        assertEquals(Angles.PI / 2, Angles.between(1, 0, 0, -3), 1e-6f);
        assertEquals(Angles.PI, Angles.between(1, 0, -2, 0), 1e-6f);
        assertEquals(0f, Angles.between(0, 0, 1, 0));
    }

    @Test
    void sineCosineAndArcCosineMatchStrictMathToFloatPrecision() {
        for (int i = -400_000; i <= 400_000; i++) {
            float x = i * 1e-5f * (i % 7 == 0 ? 100f : 1f);
            assertEquals((float) StrictMath.sin(x), Angles.sin(x), 6e-8f, "sine of " + x);
            assertEquals((float) StrictMath.cos(x), Angles.cos(x), 6e-8f, "cosine of " + x);
            float c = i / 400_000f;
            assertEquals((float) StrictMath.acos(c), Angles.acos(c), 2.5e-7f, "arc cosine of " + c);
        }
        assertEquals(0f, Angles.acos(1f));
        assertEquals(Angles.PI, Angles.acos(-2f));
        assertEquals((float) StrictMath.sin(1e9f), Angles.sin(1e9f));
    }

    @Test
    void degreesAndRadiansConvert() {
        assertEquals(180, Angles.toDegrees(Math.PI), 1e-12);
        assertEquals(Math.PI / 3, Angles.toRadians(60), 1e-12);
    }

    /** 3-4-5: from (4, 3) to (3, 4) it is atan(7 / 24), also with the lengths stretched. */
    @Test
    void angleBetweenSlantedDirectionsMatchesTheTriangle() {
        assertEquals(Math.atan2(7, 24), Angles.between(4, 3, 3, 4), 1e-6);
        assertEquals(Math.atan2(7, 24), Angles.between(8, 6, 1.5f, 2), 1e-6);
        assertEquals(0f, Angles.between(1, 2, 0, 0));
        assertEquals(Math.PI / 2, Angles.between(0, 1, 1, 0), 1e-6);
    }

    @Test
    void cosineBeyondTheFastRangeMatchesStrictMath() {
        assertEquals((float) StrictMath.cos(12345.678f), Angles.cos(12345.678f));
        assertEquals((float) StrictMath.sin(-54321.9f), Angles.sin(-54321.9f));
        assertEquals(-Angles.PI, Angles.wrap(-Angles.PI));
    }

    /** All signs, the whole range of floats, along the axes and the diagonals. */
    @Test
    void arcTangentMatchesStrictMathBitForBit() {
        Randomness random = new Randomness(3);
        for (int i = 0; i < 1_000_000; i++) {
            float y = drawn(random);
            float x = random.nextInt(20) == 0 ? y : drawn(random);
            assertEquals((float) StrictMath.atan2(y, x), Angles.atan2(y, x), () -> "of " + y + " over " + x);
        }
    }

    private static float drawn(Randomness random) {
        float size = random.nextFloat() * 2 - 1;
        return switch (random.nextInt(12)) {
            case 0 -> 0f;
            case 1 -> -0f;
            case 2 -> size * Float.MAX_VALUE;
            case 3 -> size * Float.MIN_NORMAL;
            case 4 -> random.nextInt(2) == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
            default -> size * (float) Math.pow(10, random.nextInt(9) - 4);
        };
    }
}
