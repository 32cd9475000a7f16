package dev.goldenangle.simulation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

class ClockTest {
    @Test
    void tickOf128HertzIsExact() {
        assertEquals(7_812_500L, new Clock(128).tickNanos());
        assertEquals(8_000_000L, new Clock(125).tickNanos());
        assertEquals(13_000_000L, new Clock(1000 / 13.0).tickNanos());
    }

    @ParameterizedTest
    @ValueSource(doubles = {60, 72, 77, 125, 128, 250, 1000})
    void unevenFramesLoseNoTickInAnHour(double rate) {
        Clock clock = new Clock(rate);
        long passed = 0;
        long ticks = 0;
        for (int i = 0; passed < 3600_000_000_000L; i++) {
            long frame = 16_666_667L + (i % 7) * 1_000_003L;
            ticks += clock.advance(frame);
            passed += frame;
        }
        assertEquals(passed / clock.tickNanos(), ticks);
    }

    @Test
    void stallIsNotFollowedByABurst() {
        assertEquals(32, new Clock(128).advance(10_000_000_000L));
        assertEquals(0, new Clock(128).advance(-5));
    }

    @Test
    void alphaIsTheProgressOfTheNextTick() {
        Clock clock = new Clock(100);
        assertEquals(1, clock.advance(12_500_000L));
        assertEquals(0.25f, clock.alpha(), 1e-6f);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -60, Double.NaN, Double.POSITIVE_INFINITY, 1e9})
    void invalidRatesAreRefused(double rate) {
        assertThrows(IllegalArgumentException.class, () -> new Clock(rate));
    }
}
