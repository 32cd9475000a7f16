package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class CorridorShapingTest {
    private static final Vec3 LEFT = new Vec3(0, 1, 0);
    private static final Vec3 AHEAD = new Vec3(1, 0, 0);

    private static float turn(ParameterSet parameters, Vec3 velocity, Vec3 intent) {
        return new CorridorShaping(parameters).turn(velocity, intent);
    }

    private static Vec3 heading(double degrees, float speed) {
        double radians = Math.toRadians(degrees);
        return new Vec3((float) (speed * Math.cos(radians)), (float) (speed * Math.sin(radians)), -3);
    }

    @Test
    void shapingTurnsByStrengthTimesTick() {
        Vec3 velocity = heading(30, 12);
        assertEquals(-1.5f / 128, turn(Arena.DOCUMENT, velocity, AHEAD), 1e-7);
        assertEquals(12, velocity.horizontalLength(), 1e-5, "speed is kept");
        assertEquals(-3f, velocity.z, "the fall is kept");
        assertEquals(Math.toRadians(30) - 1.5 / 128, Math.atan2(velocity.y, velocity.x), 1e-6);
    }

    @Test
    void halfTheTickTurnsHalfAsFar() {
        assertEquals(-1.5f / 256, turn(Arena.DOCUMENT.with(ArenaParameter.TICK_RATE, 256), heading(30, 12), AHEAD), 1e-7);
    }

    @Test
    void shapingTurnsNoFurtherThanTheIntent() {
        Vec3 velocity = heading(-0.2, 12);
        assertEquals(Math.toRadians(0.2), turn(Arena.DOCUMENT, velocity, AHEAD), 1e-6);
        assertEquals(0, velocity.y, 1e-5);
    }

    @Test
    void limitHoldsAtAnyStrength() {
        ParameterSet strong = Arena.DOCUMENT.with(ArenaParameter.SHAPING_STRENGTH, 50);
        assertEquals(-Math.toRadians(2), turn(strong, heading(30, 12), AHEAD), 1e-6);
        assertEquals(-Math.toRadians(0.5), turn(strong.with(ArenaParameter.MAX_SHAPING_ANGLE_PER_TICK, Value.degrees(0.5)), heading(30, 12), AHEAD), 1e-6);
    }

    @Test
    void slowMotionIsNotShaped() {
        assertEquals(0f, turn(Arena.DOCUMENT, heading(30, 8.9f), AHEAD));
        assertEquals(0f, turn(Arena.DOCUMENT.with(ArenaParameter.MIN_SPEED_FOR_SHAPING, 0), new Vec3(), AHEAD));
    }

    @Test
    void poorAlignmentIsNotShaped() {
        assertEquals(0f, turn(Arena.DOCUMENT, new Vec3(12, 0, 0), LEFT), "a right angle is not above zero");
        assertEquals(0f, turn(Arena.DOCUMENT, new Vec3(-12, 0, 0), AHEAD));
        ParameterSet strict = Arena.DOCUMENT.with(ArenaParameter.MIN_ALIGNMENT, 0.5);
        assertEquals(0f, turn(strict, heading(61, 12), AHEAD));
        assertEquals(-1.5f / 128, turn(strict, heading(59, 12), AHEAD), 1e-7);
    }

    @Test
    void noIntentMeansNoTurn() {
        assertEquals(0f, turn(Arena.DOCUMENT, heading(30, 12), new Vec3()));
    }

    @Test
    void alignedMotionIsNotChanged() {
        Vec3 velocity = new Vec3(12, 0, 0);
        assertEquals(0f, turn(Arena.DOCUMENT, velocity, AHEAD));
        assertEquals(new Vec3(12, 0, 0), velocity);
    }
}
