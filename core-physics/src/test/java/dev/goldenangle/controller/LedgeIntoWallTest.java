package dev.goldenangle.controller;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertFalse;

/**
 * A ledge ends at 0 with a wall 1 ahead of that, high above everything. A runner starting 0.5 before the end at 20 m/s
 * is stopped 0.58 beyond it after 0.054 s, and falls for the other 0.046 s of the tick: 12.5 × 0.046² = 0.02645 deep,
 * with 1.15 at its end.
 */
class LedgeIntoWallTest {
    private static final double DT = 0.1;

    private static TurnedBody run(double degrees, double left) {
        TurnedBody body = new TurnedBody(degrees).at(-0.5, 0, 0.02).running(20, left, 0).standing();
        return body.move(DT, body.ledge(0, 0), body.block(1, 8));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 90, 180, 270, 30, 36.87, 45, 53.13, 60, 120, 225, 315})
    void runnerOffALedgeIntoAWallFallsAtTheWall(double degrees) {
        TurnedBody body = run(degrees, 0);
        assertFalse(body.state.grounded);
        body.isAt(0.58, 0, 0.02 - 0.02645).moves(0, 0, -1.15);
    }

    @Test
    void resultIsIndependentOfTheDirectionOfTheWall() {
        for (int degrees = 0; degrees < 360; degrees++) {
            run(degrees, 0).isAt(0.58, 0, 0.02 - 0.02645).moves(0, 0, -1.15);
        }
    }

    /** 3 m/s along the wall are 0.3 per tick; the rest does not change. */
    @Test
    void speedAlongTheWallIsKeptAndChangesNothingElse() {
        for (int degrees = 0; degrees < 360; degrees += 5) {
            run(degrees, 3).isAt(0.58, 0.3, 0.02 - 0.02645).moves(0, 3, -1.15);
        }
    }
}
