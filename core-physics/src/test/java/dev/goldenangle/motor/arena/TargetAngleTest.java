package dev.goldenangle.motor.arena;

import org.junit.jupiter.api.Test;

import static dev.goldenangle.motor.arena.ArenaParameter.THETA_TARGET;
import static org.junit.jupiter.api.Assertions.assertEquals;

class TargetAngleTest {
    private static final float DEGREE = (float) Math.toRadians(1);
    private final GoldenAngle golden = new GoldenAngle(new ArenaModel().parameters().defaults());
    private final float target = new ArenaModel().parameters().defaults().getFloat(THETA_TARGET);

    @Test
    void targetIsSubtractedIfTheViewIsBetweenVelocityAndIntent() {
        assertEquals(90 * DEGREE - target, golden.angleAtTarget(60 * DEGREE, 90 * DEGREE), 1e-6f);
    }

    @Test
    void targetIsAddedIfTheViewIsBeyondTheVelocity() {
        assertEquals(45 * DEGREE + target, golden.angleAtTarget(70 * DEGREE, 45 * DEGREE), 1e-6f);
        assertEquals(target, golden.angleAtTarget(0, 0), 1e-6f);
    }

    @Test
    void atTheTargetTheViewIsAtTheGoldenAngle() {
        float angle = golden.angleAtTarget(70 * DEGREE, 45 * DEGREE);
        assertEquals(1f, golden.quality(Math.abs(angle - 45 * DEGREE)), 1e-5f);
    }
}
