package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A ball against the hull of a cube of ten extended downwards by two: from (0, 0, -2) to (10, 10, 10). */
class BallOnHullTest {
    private static final Brush CUBE = Brush.box(0, 0, 0, 10, 10, 10);
    private final BallOnHull ball = ball(CUBE);

    private static BallOnHull ball(Brush brush) {
        return new BallOnHull(new CapsuleHulls(List.of(Brush.box(-90, -90, -90, -80, -80, -80), brush), 2));
    }

    /** By centre: distance, touched point, and whether it is on a face. */
    @ParameterizedTest
    @CsvSource({"12,3,4, 2, 10,3,4, true", "-3,3,4, 3, 0,3,4, true", "3,-2,4, 2, 3,0,4, true", "3,14,5, 4, 3,10,5, true", "3,4,13, 3, 3,4,10, true", "3,4,-5, 3, 3,4,-2, true",
        "9,3,4, -1, 10,3,4, true", "13,5,14, 5, 10,5,10, false", "13,14,5, 5, 10,10,5, false", "5,13,14, 5, 5,10,10, false", "5,-3,-6, 5, 5,0,-2, false", "-4,5,-5, 5, 0,5,-2, false",
        "12,13,16, 7, 10,10,10, false", "-2,-3,-8, 7, 0,0,-2, false", "-6,12,13, 7, 0,10,10, false"})
    void closestPointIsOnTheNearestFaceEdgeOrCorner(double cx, double cy, double cz, double distance, double x, double y, double z, boolean onFace) {
        ball.closest(1, cx, cy, cz);
        check(distance, x, y, z, onFace);
        assertEquals((cx - x) / distance, ball.nx, 1e-6);
        assertEquals((cy - y) / distance, ball.ny, 1e-6);
        assertEquals((cz - z) / distance, ball.nz, 1e-6);
    }

    private void check(double distance, double x, double y, double z, boolean onFace) {
        assertEquals(distance, ball.distance, 1e-6);
        assertEquals(x, ball.x, 1e-6);
        assertEquals(y, ball.y, 1e-6);
        assertEquals(z, ball.z, 1e-6);
        assertEquals(onFace, ball.onFace);
    }

    /** The slope (2, 3, 6) / 7 through the origin contains (3, -2, 0); the centre is half of (2, 3, 6) above that. */
    @Test
    void slopeIsTouchedAlongItsNormal() {
        BallOnHull onSlope = ball(Brush.cutBox(-10, -10, -10, 10, 10, 10, 2 / 7f, 3 / 7f, 6 / 7f, 0));
        onSlope.closest(1, 3 + 0.5 * 2, -2 + 0.5 * 3, 0.5 * 6);
        assertEquals(3.5, onSlope.distance, 1e-5);
        assertEquals(3, onSlope.x, 1e-5);
        assertEquals(-2, onSlope.y, 1e-5);
        assertEquals(0, onSlope.z, 1e-5);
        assertEquals(3 / 7.0, onSlope.ny, 1e-6);
    }

    @ParameterizedTest
    @CsvSource({"12,5,5, 1.9, true", "12,5,5, 2, false", "5,-3,5, 2.9, true", "5,-3,5, 3, false", "5,5,14, 3.9, true", "5,5,14, 4, false", "5,5,-4, 1.9, true", "5,5,-4, 2, false", "5,5,5, 1, false"})
    void planeKeepsABallApart(double x, double y, double z, double radius, boolean isApart) {
        assertEquals(isApart, ball.isApart(1, x, y, z, radius));
    }

    /** By centre, path and radius. */
    @ParameterizedTest
    @CsvSource({"15,5,5, -3,0,0, 1.9, true", "15,5,5, -3,0,0, 2, false", "12,5,5, 1,0,0, 3, true", "3.4,5,5, 1,0,0, 3, true", "3.2,5,5, 1,0,0, 3, false", "15,5,5, 1,0,0, 1, true",
        "5,5,14, 0,0,-1, 2.9, true", "5,5,14, 0,0,-1, 3, false", "5,-6,5, 0,2,0, 3.9, true", "5,-6,5, 0,2,0, 4, false", "5,5,12, 1,1,1, 3, true", "12,3,5, 0,9,0, 3, false", "12,5,5, 0,1,0, 3, true"})
    void wayThatStaysAwayOrLeadsIntoNothingNearIsFree(double x, double y, double z, double dx, double dy, double dz, double radius, boolean isApart) {
        assertEquals(isApart, ball.isApart(1, x, y, z, dx, dy, dz, radius));
    }

    @Test
    void highestPlaneGivesALowerBoundOfTheDistance() {
        ball.isApart(1, 15, 14, 5, -1, 0, 0, 6);
        assertEquals(5, ball.atLeast, 1e-6);
        ball.isApart(1, 13, 14, 5, -1, 0, 0, 6);
        assertEquals(4, ball.atLeast, 1e-6);
    }

    /** By centre, path and radius; 2 means never. */
    @ParameterizedTest
    @CsvSource({"15,5,5, -10,0,0, 2, 0.3", "15,5,5, 0,1,0, 2, 2", "15,5,5, 1,0,0, 2, 2", "15,8,5, -10,20,0, 2, 2", "15,12,11, -10,0,0, 3, 0.3", "15,5,5, -2,0,0, 2, 2", "5,5,-9, 0,0,10, 2, 0.5",
        "15,12,5, -10,0,0, 3, 0.27639320", "15,14,5, -10,0,0, 3, 2", "15,13.5,5, -10,0,0, 3, 2", "15,12.5,12.5, -10,0,0, 3, 2", "-5,-2,-4, 10,0,0, 3, 0.4", "5,15,13, 0,-8,0, 5, 0.125",
        "14,16,17, -4,-6,-2, 7, 0.5", "-3,-3.5,-9.5, 4,2,6, 7, 0.25", "15,3.5,15, -4,3,-2, 5, 0.5", "14,16,3.5, -2,-4,3, 5, 0.5", "3.5,14,16, 3,-2,-4, 5, 0.5", "3.5,-4,-8, 3,2,4, 5, 0.5"})
    void firstTouchIsOnAFaceAnEdgeOrACorner(double x, double y, double z, double dx, double dy, double dz, double radius, double part) {
        assertEquals(part, ball.firstTouch(1, x, y, z, dx, dy, dz, radius), 1e-6);
    }
}
