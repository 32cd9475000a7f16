package dev.goldenangle.workbench.live;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Ticks are simulated at their end, or earlier when a frame needs them; each exactly once. */
class TickTimesProperties {
    private static final long BEGIN = 1_000;

    /** A time step, after which a frame may be requested. */
    record Step(long nanos, boolean asks) {
    }

    /** Counts simulated ticks like the simulation thread. */
    private static final class Player {
        private final TickTimes times;
        private final double speed;
        private final List<Long> cuts = new ArrayList<>();
        private long now = BEGIN;

        Player(double rate, double speed) {
            times = new TickTimes(rate, BEGIN);
            this.speed = speed;
        }

        void pass(Step step) {
            now += step.nanos;
            int due = times.advance(now, speed);
            for (int i = 0; i < due; i++) {
                cuts.add(times.cut(due - 1 - i));
            }
            if (step.asks && times.takeUnderWay()) {
                cuts.add(now);
            }
        }

        long worldNanos() {
            return (long) ((now - BEGIN) * speed);
        }
    }

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(Arbitraries.longs().between(0, 40_000_000L), Arbitraries.of(true, false)).as(Step::new).list().ofMinSize(1).ofMaxSize(60);
    }

    @Provide
    Arbitrary<Double> rates() {
        return Arbitraries.of(10.0, 30.0, 77.0, 128.0, 1000.0);
    }

    @Property(tries = 300)
    void everyEndedTickIsSimulatedOnceAndAtMostOneTickIsEarly(@ForAll @From("steps") List<Step> steps, @ForAll @From("rates") double rate, @ForAll boolean fast) {
        Player player = new Player(rate, fast ? 4 : 1);
        for (Step step : steps) {
            player.pass(step);
            long ended = player.worldNanos() / Math.round(1e9 / rate);
            long ahead = player.cuts.size() - ended;
            assertTrue(ahead == 0 || ahead == 1, ahead + " ticks ahead of time");
            assertTrue(ahead == 1 || !step.asks, "a frame gets the tick in progress");
        }
    }

    /** A later tick takes later input, and never input from the future. */
    @Property(tries = 300)
    void ticksTakeInputInOrderAndNeverFromTheFuture(@ForAll @From("steps") List<Step> steps, @ForAll @From("rates") double rate) {
        Player player = new Player(rate, 1);
        for (Step step : steps) {
            int known = player.cuts.size();
            player.pass(step);
            for (int i = known; i < player.cuts.size(); i++) {
                assertTrue(player.cuts.get(i) <= player.now);
                assertTrue(i == 0 || player.cuts.get(i) >= player.cuts.get(i - 1) - 1, "cut " + i);
            }
        }
    }

    /** Frames are interpolated at the time they were requested, so motion is even however frames arrive. */
    @Property(tries = 300)
    void frameShowsTheTimeItWasRequested(@ForAll @From("steps") List<Step> steps, @ForAll @From("rates") double rate) {
        Player player = new Player(rate, 1);
        for (Step step : steps) {
            player.pass(new Step(step.nanos, true));
            double shown = (player.cuts.size() - 1 + player.times.alpha()) * Math.round(1e9 / rate);
            assertEquals(player.worldNanos(), shown, 20 + 1e-6 * player.worldNanos());
        }
    }

    /** At 100 ticks per second with a frame after 4 ms: its tick would end at 10 ms, the next ends at 20 ms. */
    @Test
    void frameDoesNotShiftTheEndOfTheNextTick() {
        TickTimes times = new TickTimes(100, 0);
        assertEquals(10_000_000L, times.nextEnd());
        assertEquals(0, times.advance(4_000_000L, 1));
        assertTrue(times.takeUnderWay());
        assertFalse(times.takeUnderWay());
        assertEquals(0.4f, times.alpha(), 1e-6f);
        assertEquals(20_000_000L, times.nextEnd(), 2);
        assertEquals(0, times.advance(12_000_000L, 1), "it has ended but was already simulated");
        assertEquals(1, times.advance(20_000_000L, 1));
        assertEquals(20_000_000L, times.cut(0));
    }

    /** Half a second of stall is caught up; a minute is not. */
    @Test
    void ticksAreMissedOnlyAfterALongStall() {
        TickTimes times = new TickTimes(100, 0);
        assertEquals(50, times.advance(500_000_000L, 1));
        assertEquals(0, times.missed());
        assertEquals(100, times.advance(60_500_000_000L, 1));
        assertEquals(5_900, times.missed());
    }
}
