package dev.goldenangle.controller.scenario;

import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The step limit is 0.35 m from the ground before the riser to the tread behind it, on any slope, uphill and downhill. */
class StepLimitTest {
    private static final double LIMIT = 0.35;
    private static final double[] SPEEDS = {1, 3, 6, 10, 16};
    private static final int[] RATES = {30, 60, 128, 250, 500};

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 20, 30, 40, 45, -10, -20, -30, -40})
    void slabOnASlopeIsClimbedUpToTheLimit(int degrees) {
        for (int mm : new int[] {2, 100, 345, 349, 350, 351, 355, 400}) {
            check(degrees, mm / 1000.0, 6, 60);
            check(degrees, mm / 1000.0, 1, 250);
        }
    }

    /** Half a millimetre per tick and less, up a slope: a path shorter than the contact tolerance must still end on the step. */
    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.1, 0.25, 0.4, 1})
    void creepingWalkerClimbsSteps(double speed) {
        Brush ground = Shapes.hullOf(-1, -5, -20, 1, -5, -20, -1, 5, -20, 1, 5, -20, -1, -5, -1.5, 1, -5, 0, -1, 5, -1.5, 1, 5, 0);
        WalkingBody body = new WalkingBody(List.of(ground, Brush.box(1, -5, -20, 3, 5, 0.3f)), ScenarioRun.SETTINGS, 500).at(0.5, 0, -0.2);
        body.settle();
        for (int tick = 0; tick < 0.7 * 500 / speed; tick++) {
            body.push(speed, 0);
            assertEquals(0.5 + tick * speed / 500, body.state.position.x, 0.005);
        }
        assertEquals(0.32, body.state.position.z, 0.001);
    }

    /** 51 heights, 5 speeds, 5 rates, 5 slopes, up and down. */
    @Test
    @Tag("study")
    void limitHoldsAtEveryHeightSpeedRateAndSlope() {
        for (int degrees : new int[] {0, 10, 20, 30, 40, -10, -20, -30, -40}) {
            for (int mm = 100; mm <= 600; mm += 10) {
                for (double speed : SPEEDS) {
                    for (int rate : RATES) {
                        check(degrees, mm / 1000.0, speed, rate);
                    }
                }
            }
        }
    }

    /** Walks along +x up (or down, if negative) a slope onto a slab on it from x = 3 on. */
    private static void check(int degrees, double height, double speed, int rate) {
        double tan = Math.tan(Math.toRadians(degrees));
        Brush ground = Shapes.hullOf(-1, -5, -20, 3, -5, -20, -1, 5, -20, 3, 5, -20, -1, -5, -tan, 3, -5, 3 * tan, -1, 5, -tan, 3, 5, 3 * tan);
        Brush slab = Shapes.hullOf(3, -5, -20, 9, -5, -20, 3, 5, -20, 9, 5, -20,
                3, -5, 3 * tan + height, 9, -5, 9 * tan + height, 3, 5, 3 * tan + height, 9, 5, 9 * tan + height);
        WalkingBody body = new WalkingBody(List.of(ground, slab), ScenarioRun.SETTINGS, rate).at(1, 0, tan + 0.3);
        body.settle();
        for (int tick = 0; tick < 3 * rate / speed; tick++) {
            body.push(speed, 0);
        }
        assertEquals(height <= LIMIT + 1e-9, body.state.position.x > 3.5, () -> height + " m on " + degrees + "°, " + speed + " m/s, " + rate + " Hz: " + body.state.position);
        WalkingBody down = new WalkingBody(List.of(ground, slab), ScenarioRun.SETTINGS, rate).at(5, 0, 5 * tan + height + 0.3);
        down.settle();
        for (int tick = 0; tick < 3.5 * rate / speed; tick++) {
            down.push(-speed, 0);
            assertEquals(true, height > LIMIT || down.state.grounded, () -> "off the ground: " + height + " m on " + degrees + "°, " + speed + " m/s, " + rate + " Hz");
        }
        assertEquals(1.5, down.state.position.x, speed / rate + 0.02, () -> "down " + height + " m on " + degrees + "°, " + speed + " m/s, " + rate + " Hz");
    }
}
