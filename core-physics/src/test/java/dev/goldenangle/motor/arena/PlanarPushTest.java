package dev.goldenangle.motor.arena;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class PlanarPushTest {
    private final PlanarPush push = new PlanarPush(Arena.DOCUMENT);
    private final PlanarPush finer = new PlanarPush(Arena.DOCUMENT.with(ArenaParameter.TICK_RATE, 256));

    @Test
    void groundPushIsAccelTimesIntentSpeedTimesTick() {
        assertEquals(14 * 10 / 128f, push.ground(0, 1));
        assertEquals(14 * 10 / 128f, push.ground(-10, 1), "also against the motion");
        assertEquals(14 * 5 / 128f, push.ground(0, 0.5f));
        assertEquals(14 * 10 / 256f, finer.ground(0, 1));
    }

    @Test
    void groundPushStopsAtTheIntentSpeed() {
        assertEquals(0.5f, push.ground(9.5f, 1));
        assertEquals(0f, push.ground(10, 1));
        assertEquals(0f, push.ground(25, 1));
    }

    @Test
    void noIntentMeansNoPush() {
        assertEquals(0f, push.ground(0, 0));
        assertEquals(0f, push.ground(-5, 0), "an idle player is not stopped by the push");
        assertEquals(0f, push.air(-5, 0, 1.25f));
        assertEquals(0f, push.bonus(0, 1.25f));
    }

    @Test
    void gainAppliesToAirAccelerationAndItsCap() {
        assertEquals(8 * 10 / 128f, push.air(0, 1, 1));
        assertEquals(8 * 1.25f * 12.5f / 128f, push.air(0, 1, 1.25f));
        assertEquals(0.25f, push.air(12.25f, 1, 1.25f));
        assertEquals(0f, push.air(12.5f, 1, 1.25f));
        assertEquals(0f, push.air(8.6f, 1, 0.85f), "a poor angle lowers the cap");
    }

    @Test
    void bonusIsAddedOnlyAboveAGainOfOne() {
        assertEquals(0.25f * 0.5f * 8 * 10 / 128f, push.bonus(1, 1.25f));
        assertEquals(0.25f * 0.5f * 8 * 10 / 256f, finer.bonus(1, 1.25f));
        assertEquals(0f, push.bonus(1, 1));
        assertEquals(0f, push.bonus(1, 0.85f));
    }

    @Test
    void bonusDoesNotCountTheGainTwice() {
        PlanarPush strong = new PlanarPush(Arena.DOCUMENT.with(ArenaParameter.BONUS_SCALE, 1));
        assertEquals(1f * 8 * 10 / 128f, strong.bonus(1, 2));
    }

    @Test
    void thereIsNoAirResistanceByDefault() {
        assertEquals(1f, push.airFactor(100));
    }

    @Test
    void airResistanceGrowsWithSpeedUpToItsScale() {
        PlanarPush thick = new PlanarPush(Arena.DOCUMENT.with(ArenaParameter.AIR_RESISTANCE, 0.5));
        assertEquals(1f, thick.airFactor(0));
        assertEquals(1 - 0.5f * 0.5f / 128, thick.airFactor(10));
        assertEquals(1 - 0.5f / 128, thick.airFactor(20));
        assertEquals(1 - 0.5f / 128, thick.airFactor(40));
    }

    @Test
    void airResistanceNeverReversesTheVelocity() {
        PlanarPush tar = new PlanarPush(Arena.DOCUMENT.with(ArenaParameter.AIR_RESISTANCE, 100).with(ArenaParameter.TICK_RATE, 10));
        assertEquals(0f, tar.airFactor(40));
    }
}
