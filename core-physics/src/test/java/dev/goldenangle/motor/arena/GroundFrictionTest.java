package dev.goldenangle.motor.arena;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class GroundFrictionTest {
    private final GroundFriction friction = GroundFriction.of(Arena.DOCUMENT);

    @Test
    void frictionTakesAShareAboveTheStopSpeed() {
        assertEquals(1 - 6 / 128f, friction.factor(10, 1));
    }

    @Test
    void frictionBelowTheStopSpeedIsAsStrongAsAtIt() {
        assertEquals(1 - 3 * 6 / 128f, friction.factor(1, 1), "drop 0.140625 of 1");
        assertEquals(friction.factor(3, 1), 1 - 3 * 6 / 128f / 3, 1e-7);
    }

    @Test
    void frictionNeverReversesTheVelocity() {
        assertEquals(0f, friction.factor(0.1f, 1));
    }

    @Test
    void zeroSpeedIsNotChanged() {
        assertEquals(1f, friction.factor(0, 1));
    }

    @Test
    void frictionScalesDownToZero() {
        assertEquals(1 - 0.25f * 6 / 128f, friction.factor(10, 0.25f), 1e-7);
        assertEquals(1f, friction.factor(10, 0));
    }

    @Test
    void halfTheTickTakesHalfAsMuch() {
        assertEquals(1 - 6 / 256f, GroundFriction.of(Arena.DOCUMENT.with(ArenaParameter.TICK_RATE, 256)).factor(10, 1));
    }

    @Test
    void withoutAStopSpeedTheShareIsConstant() {
        GroundFriction bare = GroundFriction.of(Arena.DOCUMENT.with(ArenaParameter.STOP_SPEED, 0));
        assertEquals(bare.factor(10, 1), bare.factor(0.01f, 1), 1e-6);
    }
}
