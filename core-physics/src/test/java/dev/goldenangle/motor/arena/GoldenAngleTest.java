package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class GoldenAngleTest {
    private final GoldenAngle golden = new GoldenAngle(Arena.DOCUMENT);

    private static float quality(ParameterSet parameters, double degrees) {
        return new GoldenAngle(parameters).quality(Arena.degrees(degrees));
    }

    @Test
    void qualityRisesFromStraightAheadToTheTarget() {
        assertEquals(0f, golden.quality(0));
        assertEquals(0.5f, golden.quality(Arena.degrees(17.5)), 1e-6);
        assertEquals(1f, golden.quality(Arena.degrees(35)), 1e-6);
    }

    @Test
    void qualityStaysAtItsPeakBeyondTheTarget() {
        assertEquals(1f, golden.quality(Arena.degrees(36)));
        assertEquals(1f, golden.quality(Arena.degrees(180)));
    }

    @Test
    void falloffReturnsTheQualityToZero() {
        ParameterSet falling = Arena.DOCUMENT.with(ArenaParameter.THETA_FALLOFF, Value.degrees(20));
        assertEquals(1f, quality(falling, 35), 1e-5);
        assertEquals(0.5f, quality(falling, 45), 1e-5);
        assertEquals(0f, quality(falling, 55), 1e-5);
        assertEquals(0f, quality(falling, 180));
        assertEquals(0.5f, quality(falling, 17.5), 1e-5, "below the target nothing changes");
    }

    @Test
    void smoothingKeepsTheEndsAndTheMiddle() {
        ParameterSet smooth = Arena.DOCUMENT.with(ArenaParameter.QUALITY_SMOOTHING, 1);
        assertEquals(0f, quality(smooth, 0));
        assertEquals(0.15625f, quality(smooth, 8.75), 1e-6);
        assertEquals(0.5f, quality(smooth, 17.5), 1e-6);
        assertEquals(1f, quality(smooth, 90));
    }

    @Test
    void blendRunsFromStartToEndSpeed() {
        assertEquals(0f, golden.blend(0));
        assertEquals(0f, golden.blend(10));
        assertEquals(0.5f, golden.blend(12), 1e-6);
        assertEquals(1f, golden.blend(14));
        assertEquals(1f, golden.blend(100));
    }

    @Test
    void blendWithoutWidthSwitchesOnAtItsStart() {
        GoldenAngle step = new GoldenAngle(Arena.DOCUMENT.with(ArenaParameter.BLEND_SPEED_END, Value.ofW(1)));
        assertEquals(0f, step.blend(Math.nextDown(10f)));
        assertEquals(1f, step.blend(10));
        GoldenAngle crossed = new GoldenAngle(Arena.DOCUMENT.with(ArenaParameter.BLEND_SPEED_END, Value.ofW(0.5)));
        assertEquals(0f, crossed.blend(7));
        assertEquals(1f, crossed.blend(10));
    }

    @Test
    void gainFadesInFromOne() {
        assertEquals(1f, golden.gain(1, 0));
        assertEquals(1.25f, golden.gain(1, 1));
        assertEquals(0.85f, golden.gain(0, 1));
        assertEquals(1.05f, golden.gain(0.5f, 1), 1e-6);
        assertEquals(1.125f, golden.gain(1, 0.5f));
        assertEquals(0.925f, golden.gain(0, 0.5f), 1e-6);
    }
}
