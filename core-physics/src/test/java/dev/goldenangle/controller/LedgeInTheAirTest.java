package dev.goldenangle.controller;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A falling body touches the edge of a ledge with its round sole, a ball of radius 0.42 whose centre is 0.4 above the
 * feet. A tick is a tenth of a second and gravity is 25, so a fall from rest covers 0.125 and ends at a speed of 2.5.
 * The edge is 0.8 × 0.42 ahead of the centre and 0.6 × 0.42 below it, so the sole slides 0.75 aside for each 1 it
 * falls.
 */
class LedgeInTheAirTest {
    private static final double DT = 0.1;
    /** Height of the feet when touching an edge at 2.3 and 0.5 ahead from 0.336 before it. */
    private static final double TOUCHING = 2.3 + 0.252 - 0.4;

    /**
     * The edge is touched after the part t of the path at which (0.5 − 0.6 t)² + (0.12 − 0.125 t)² = 0.42², which is
     * 0.153784: 0.09227 ahead, with the edge 0.10078 below the middle and 0.40773 before it. The other 0.10578 of the
     * fall lead 0.10078 / 0.40773 of that aside, 0.02614.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 90, 180, 270, 1, 17, 45, 53.13, 101, 135, 200.5, 254, 300, 359})
    void ledgeStopsOnlyTheSpeedIntoIt(double degrees) {
        TurnedBody body = new TurnedBody(degrees).at(0, 0, 2.02).running(6, 2, 0);
        body.move(DT, body.block(0.5, 2.3)).isAt(0.06613, 0.2, 1.895).moves(0, 2, -2.5);
        body.at(0, 0, 2.02).running(6, -2, 0);
        body.move(DT, body.block(0.5, 2.3)).isAt(0.06613, -0.2, 1.895).moves(0, -2, -2.5);
    }

    /** The fall of 0.125 moves the body aside by 0.75 × 0.125, whatever its speed. */
    @Test
    void resultIsIndependentOfTheSpeedIntoTheLedge() {
        for (double speed : new double[] {0.01, 1, 5, 20, 60}) {
            TurnedBody body = new TurnedBody(30).at(0.164, 0, TOUCHING).running(speed, 5, 0);
            body.move(DT, body.block(0.5, 2.3)).isAt(0.164 - 0.75 * 0.125, 0.5, TOUCHING - 0.125).moves(0, 5, -2.5);
        }
    }

    /** Moving away at 0.5 covers 0.05 of the 0.09375 that the fall needs; moving away at 1 covers more, so nothing is added. */
    @Test
    void bodyAlreadyMovingAwayIsMovedOnlyTheMissingDistance() {
        TurnedBody body = new TurnedBody(70).at(0.164, 0, TOUCHING).running(-0.5, 3, 0);
        body.move(DT, body.block(0.5, 2.3)).isAt(0.164 - 0.09375, 0.3, TOUCHING - 0.125).moves(-0.5, 3, -2.5);
        body.at(0.164, 0, TOUCHING).running(-1, 3, 0);
        body.move(DT, body.block(0.5, 2.3)).isAt(0.164 - 0.1, 0.3, TOUCHING - 0.125).moves(-1, 3, -2.5);
    }

    /**
     * A fall of 1.125 would move the body 1.1 aside, more than the allowed 0.21. So only the speed of 1.25 that
     * gravity gives within half the tick makes it slide; the speed along the edge is kept.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 90, 180, 270, 33, 123.4})
    void bodySlidingOffAnEdgeKeepsTheSpeedAlongIt(double degrees) {
        double out = 0.3 / 0.42;
        double up = Math.sqrt(1 - out * out);
        double feet = 0.42 * up - 0.4;
        TurnedBody body = new TurnedBody(degrees).at(0.3, 0, feet).running(-2, 4, -10);
        body.move(DT, body.ledge(0, 0)).isAt(0.3 + 0.125 * out * up, 0.4, feet - 0.125 * out * out).moves(1.25 * out * up, 4, -1.25 * out * out);
    }
}
