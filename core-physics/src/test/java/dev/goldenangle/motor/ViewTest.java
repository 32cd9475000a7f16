package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.FloatRange;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The three directions of a view are the columns of the rotation matrix in the QuakeWorld document. */
class ViewTest {
    @Property
    void directionsAreTheColumnsOfTheDocumentsMatrix(@ForAll @FloatRange(min = -3.2f, max = 3.2f) float pitch,
                                                        @ForAll @FloatRange(min = -3.2f, max = 3.2f) float yaw,
                                                        @ForAll @FloatRange(min = -3.2f, max = 3.2f) float roll) {
        double sp = Math.sin(pitch);
        double cp = Math.cos(pitch);
        double sy = Math.sin(yaw);
        double cy = Math.cos(yaw);
        double sr = Math.sin(roll);
        double cr = Math.cos(roll);
        View view = new View();
        view.look(pitch, yaw, roll);
        assertIs(cp * cy, cp * sy, -sp, view.forward);
        assertIs(-sr * sp * cy + cr * sy, -sr * sp * sy - cr * cy, -sr * cp, view.right);
        assertIs(cr * sp * cy + sr * sy, cr * sp * sy - sr * cy, cr * cp, view.up);
    }

    @Test
    void viewWithoutRollIsTheViewThatMovesPlayers() {
        View tilted = new View();
        View level = new View();
        tilted.look(0.3f, 1.2f, 0f);
        level.look(0.3f, 1.2f);
        assertEquals(level.forward, tilted.forward);
        assertEquals(level.right, tilted.right);
        assertEquals(level.up, tilted.up);
    }

    @Test
    void rollToTheRightTurnsTheTopOfTheViewToTheRight() {
        View view = new View();
        view.look(0f, 0f, (float) (Math.PI / 2));
        assertIs(0, -1, 0, view.up);
        assertIs(0, 0, -1, view.right);
    }

    private static void assertIs(double x, double y, double z, Vec3 actual) {
        assertEquals(x, actual.x, 1e-6);
        assertEquals(y, actual.y, 1e-6);
        assertEquals(z, actual.z, 1e-6);
    }

    /** A quarter turn is 16384 of 65536: to the left for the yaw, down for the pitch. */
    @Test
    void sixteenBitsAreAWholeTurn() {
        View view = new View();
        view.lookByShorts(0, 16384);
        assertIs(0, 1, 0, view.forward);
        assertIs(1, 0, 0, view.right);
        view.lookByShorts(8192, 0);
        assertIs(Math.sqrt(0.5), 0, -Math.sqrt(0.5), view.forward);
        view.lookByShorts(0, 65536 + 16384);
        assertIs(0, 1, 0, view.forward);
    }

    /** Requested twice, because the second result comes from a table. */
    @Test
    void tabulatedDirectionsAreBitIdentical() {
        View tabulated = new View();
        View worked = new View();
        for (int round = 0; round < 2; round++) {
            for (int yaw = -32768; yaw < 65536; yaw++) {
                tabulated.lookByShorts(yaw >> 3, yaw);
                worked.look(View.radians(yaw >> 3), View.radians(yaw));
                assertTrue(tabulated.forward.equals(worked.forward) && tabulated.right.equals(worked.right) && tabulated.up.equals(worked.up), "yaw " + yaw);
            }
        }
    }

    @Test
    void steepViewIsFlattenedInTheDirectionOfItsYaw() {
        View view = new View();
        view.look(1f, 0.5f);
        view.flattenForward();
        assertIs(Math.cos(0.5), Math.sin(0.5), 0, view.forward);
        view.look((float) (Math.PI / 2), 2f);
        view.flattenForward();
        assertIs(Math.cos(2), Math.sin(2), 0, view.forward);
    }

    @Test
    void keyIsConvertedToStepsAndClamped() {
        assertEquals(127, View.steps(1f, 127));
        assertEquals(127, View.steps(2f, 127));
        assertEquals(-127, View.steps(-2f, 127));
        assertEquals(-32, View.steps(-0.25f, 127));
    }
}
