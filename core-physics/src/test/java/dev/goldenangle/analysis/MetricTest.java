package dev.goldenangle.analysis;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Metrics of runs short enough to compute by hand. */
class MetricTest {
    private static final double NEAR = 1e-6;

    /** Two jumps: the first gains 2, loses 3 at a wall and 1 on landing; then friction takes 2; the second gains 1. */
    static RunReader twoJumps() {
        return new HandRun(10).keys(1, 1).tick()
                .air(1).looking(-5).event(EventKind.JUMP, 10).by(SpeedCause.ACCELERATION, 11).gain(1, 2).tick()
                .air(2).looking(-10).by(SpeedCause.ACCELERATION, 12).gain(1, 1).tick()
                .air(1).looking(-5).by(SpeedCause.WALL, 9).gain(0, 1).tick()
                .ground().by(SpeedCause.LANDING, 8).event(EventKind.LAND, 8).tick()
                .by(SpeedCause.FRICTION, 6).gain(0, 3).tick()
                .air(1).event(EventKind.JUMP, 6).by(SpeedCause.ACCELERATION, 7).gain(1, 1).tick()
                .ground().event(EventKind.LAND, 7).tick().read();
    }

    @ParameterizedTest
    @CsvSource({"TOP_SPEED, 12", "MEAN_SPEED, 8.75", "FINAL_SPEED, 7", "TOP_SPEED_W, 1.2", "DISTANCE, 6", "JUMPS, 2", "LANDING_SPEED, 7.5",
        "GAIN_PER_JUMP, -0.5", "GAIN_SYNC, 0.75", "KEY_SYNC, 0.6666666667", "AIR_EFFICIENCY, 0.6", "EFFICIENCY, 0.375", "RETENTION, 0.75",
        "AIRTIME, 0.2", "HIGHEST_JUMP, 2", "LATE_JUMP_TIME, NaN", "CHAINED_JUMP_HEIGHT, NaN", "AIR_SHARE, 0.5", "FLICKER, 0", "SPEED_LOST, 6", "CHECKPOINTS, 0", "COURSE_TIME, NaN", "STOP_TIME, NaN",
        "STOP_DISTANCE, NaN", "REDIRECT_TIME, NaN", "JUMP_HEIGHT, 1.5", "JUMP_LENGTH, 1.8", "TIME_TO_APEX, 0.15", "TIME_TO_W, 0.1",
        "TURN_RADIUS, NaN"})
    void theTwoJumpsMeasureAsOnPaper(Metric metric, double expected) {
        assertEquals(expected, metric.of(twoJumps()), NEAR);
    }

    @Test
    void jumpIsFromTakeOffToLanding() {
        List<Jump> jumps = Jumps.of(twoJumps());
        assertEquals(2, jumps.size());
        Jump first = jumps.get(0);
        assertEquals(List.of(1, 4), List.of(first.takeoffTick(), first.landingTick()));
        assertEquals(10, first.takeoffSpeed());
        assertEquals(8, first.landingSpeed());
        assertEquals(0.3, first.airtime(), NEAR);
        assertEquals(2, first.height(), NEAR);
        assertEquals(2.9, first.distance(), NEAR);
        assertEquals(2.0 / 3, first.sync(), NEAR);
        assertEquals(0.5, first.efficiency(), NEAR);
        assertEquals(2, first.causes().get(SpeedCause.ACCELERATION), NEAR);
        assertEquals(-3, first.causes().get(SpeedCause.WALL), NEAR);
        assertEquals(-1, first.causes().get(SpeedCause.LANDING), NEAR);
        assertEquals(2, jumps.get(1).number());
        assertEquals(1, jumps.get(1).gain(), NEAR);
    }

    @Test
    void jumpThatNeverLandsEndsWithTheRun() {
        RunReader run = new HandRun(10).air(1).event(EventKind.JUMP, 10).tick().air(2).tick().read();
        assertEquals(1, Jumps.of(run).get(0).landingTick());
    }

    /** The second jump never lands: its height would be that of the run's end. */
    @Test
    void jumpThatNeverLandsHasNoHeight() {
        RunReader run = new HandRun(10).air(1).event(EventKind.JUMP, 10).tick().ground().event(EventKind.LAND, 10).tick()
                .air(5).event(EventKind.JUMP, 10).tick().read();
        assertEquals(1, Metric.JUMP_HEIGHT.of(run), NEAR);
        assertEquals(1, Metric.JUMP_LENGTH.of(run), NEAR);
    }

    @Test
    void timeToWIsTheFirstTickAt99Percent() {
        assertEquals(0.3, Metric.TIME_TO_W.of(new HandRun(0).go(5, 0, 1).go(9.89, 0, 1).go(9.91, 0, 3).read()), NEAR);
        assertEquals(Double.NaN, Metric.TIME_TO_W.of(new HandRun(0).go(9.8, 0, 5).read()));
    }

    /** At 10 m/s, a tenth of a turn each tick of a tenth of a second: a circle of 10 / (2π) m; slow turns do not count. */
    @Test
    void turnRadiusIsThatOfTheCircleAtSpeed() {
        HandRun circle = new HandRun(10);
        HandRun slow = new HandRun(8);
        for (int tick = 0; tick < 10; tick++) {
            double way = 2 * Math.PI * tick / 10;
            circle.go(10 * Math.cos(way), 10 * Math.sin(way), 1);
            slow.go(8 * Math.cos(way), 8 * Math.sin(way), 1);
        }
        assertEquals(10 / (2 * Math.PI), Metric.TURN_RADIUS.of(circle.read()), 1e-4);
        assertEquals(Double.NaN, Metric.TURN_RADIUS.of(slow.read()));
    }

    @Test
    void fallOffALedgeIsNotAJump() {
        assertTrue(Jumps.of(new HandRun(10).tick().air(-1).tick().ground().tick().read()).isEmpty());
    }

    @Test
    void stopIsTimedFromReleaseToRest() {
        RunReader run = new HandRun(10).keys(1, 0).tick().tick()
                .keys(0, 0).by(SpeedCause.FRICTION, 5).tick().by(SpeedCause.FRICTION, 0.05).tick()
                .keys(1, 0).by(SpeedCause.ACCELERATION, 10).tick().keys(0, 0).by(SpeedCause.FRICTION, 8).tick()     // interrupted: not a stop
                .keys(1, 0).tick().by(SpeedCause.FRICTION, 4).tick().keys(0, 0).by(SpeedCause.FRICTION, 0).tick()   // too slow to count
                .read();
        assertEquals(List.of(new Stops(2, 3, 0.2, Stops.of(run).get(0).distance())), Stops.of(run));
        assertEquals(0.2, Metric.STOP_TIME.of(run), NEAR);
        assertEquals(0.505, Metric.STOP_DISTANCE.of(run), NEAR);
    }

    @Test
    void redirectIsTimedUntilTheNewDirectionIsReached() {
        HandRun run = new HandRun(10).keys(1, 0).wish(1, 0).tick()
                .wish(0, 1).by(SpeedCause.OTHER, 8, 4).tick()
                .by(SpeedCause.OTHER, 1, 8.8).tick()            // along, but below 90 % of W
                .by(SpeedCause.OTHER, 2, 9).tick()              // fast, but 12.5° off
                .by(SpeedCause.OTHER, 0.5, 9.5).tick();
        assertEquals(0.4, Metric.REDIRECT_TIME.of(run.read()), NEAR);
        run.wish(1, 0).tick().wish(0, 1).tick();                // the first is interrupted and does not count; the second is there at once
        assertEquals((0.4 + 0.1) / 2, Metric.REDIRECT_TIME.of(run.read()), NEAR);
    }

    @Test
    void groundLostForATickWithoutAJumpIsFlicker() {
        RunReader run = new HandRun(10).tick().tick().air(0).tick().ground().tick().tick().tick()
                .air(0).tick().air(0).tick().air(0).tick().ground().tick().read();
        assertEquals(1, Metric.FLICKER.of(run));
    }

    @Test
    void courseTimeIsThatOfTheBestLap() {
        RunReader run = new HandRun(10).event(EventKind.CHECKPOINT, 4).tick().event(EventKind.FINISH, 9).tick().event(EventKind.FINISH, 7).tick().read();
        assertEquals(7, Metric.COURSE_TIME.of(run));
        assertEquals(1, Metric.CHECKPOINTS.of(run));
    }

    @ParameterizedTest
    @EnumSource(Metric.class)
    void emptyRunBreaksNoMetric(Metric metric) {
        double value = metric.of(new HandRun(0).read());
        assertTrue(Double.isNaN(value) || value == 0, () -> metric + " of nothing is " + value);
    }

    @Test
    void bestIsMarkedOnlyIfItIsUnique() {
        assertEquals(1, Metric.TOP_SPEED.best(List.of(1.0, 3.0, 2.0)));
        assertEquals(0, Metric.STOP_TIME.best(List.of(1.0, 3.0, 2.0)));
        assertEquals(-1, Metric.TOP_SPEED.best(List.of(3.0, 3.0)));
        assertEquals(2, Metric.TOP_SPEED.best(List.of(3.0, 3.0, 4.0)));
        assertEquals(1, Metric.TOP_SPEED.best(List.of(Double.NaN, 3.0)));
        assertEquals(-1, Metric.AIRTIME.best(List.of(1.0, 2.0)));
        assertEquals(-1, Metric.STOP_TIME.direction(0.5));
        assertEquals(1, Metric.TOP_SPEED.direction(0.5));
    }

    @Test
    void metricHasAKeyALabelAndASentence() {
        assertEquals("top_speed_w", Metric.TOP_SPEED_W.key());
        assertEquals("Top speed ×W", Metric.TOP_SPEED_W.label());
        assertEquals("Highest horizontal speed as a multiple of W.", Metric.TOP_SPEED_W.doc());
        assertEquals(87.5, Metric.Quantity.PERCENT.shown(0.875));
        assertEquals(1.23, Metric.Quantity.SECONDS.shown(1.2345));
    }

    /** Three ticks of four in the air. */
    @Test
    void airShareCountsTicksWithoutGround() {
        assertEquals(0.75, Metric.AIR_SHARE.of(new HandRun(10).tick().air(1).tick().tick().tick().read()), NEAR);
    }

    /** 3 east and 4 north are a distance of 5: height and distance of a jump are measured from the take-off. */
    @Test
    void jumpIsMeasuredFromItsTakeOff() {
        RunReader run = new HandRun(10).air(1).tick().ground().air(1.5).event(EventKind.JUMP, 10).go(30, 40, 1).air(3).go(30, 40, 1)
                .ground().go(30, 40, 1).read();
        Jump jump = Jumps.of(run).get(0);
        assertEquals(2, jump.height(), NEAR);
        assertEquals(10, jump.distance(), NEAR);
        assertEquals(0.2, jump.airtime(), NEAR);
    }

    /** Landing at 8 and 10, taking off at 6 and 5: three quarters and a half. */
    @Test
    void retentionIsTheMeanOverPairsOfJumps() {
        RunReader run = new HandRun(10)
                .air(1).event(EventKind.JUMP, 10).go(10, 0, 1).ground().go(8, 0, 1).go(6, 0, 1)
                .air(1).event(EventKind.JUMP, 6).go(6, 0, 1).ground().go(10, 0, 1).go(5, 0, 1)
                .air(1).event(EventKind.JUMP, 5).go(5, 0, 1).ground().go(5, 0, 1).read();
        assertEquals((0.75 + 0.5) / 2, Metric.RETENTION.of(run), NEAR);
    }

    /** A run that begins in the air finds the ground once, which is a landing and not flicker. */
    @Test
    void runThatBeginsInTheAirDoesNotFlicker() {
        assertEquals(0, Metric.FLICKER.of(new HandRun(10).air(1).tick().ground().tick().tick().tick().read()));
    }

    @Test
    void efficiencyOfARunWithoutJumpsDoesNotApply() {
        assertTrue(Double.isNaN(Metric.EFFICIENCY.of(new HandRun(10).gain(1, 2).tick().air(1).gain(1, 2).tick().read())));
    }
}
