package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class SeenSurfacesTest {
    /** A wall at y = 2 that is 4 m wide and faces south. */
    private static SeenSurfaces wall() {
        Scenery.Builder builder = new Scenery.Builder();
        builder.wall(-2, 2, 2, 2, 0, 3);
        return new SeenSurfaces(builder.build(), Paints.of(new Appearance()), 0, 1);
    }

    @Test
    void segmentIsFreeUpToTheWallItHits() {
        assertEquals(0.5, wall().clearShare(new double[] {0, 0, 1}, new double[] {0, 4, 1}), 1e-6);
        assertEquals(1, wall().clearShare(new double[] {0, 0, 1}, new double[] {0, 1.9, 1}), "it ends before it");
        assertEquals(1, wall().clearShare(new double[] {3, 0, 1}, new double[] {3, 4, 1}), "it passes beside it");
        assertEquals(1, wall().clearShare(new double[] {0, 0, 4}, new double[] {0, 4, 4}), "it passes over it");
        assertEquals(1, wall().clearShare(new double[] {0, 4, 1}, new double[] {0, 0, 1}), "it comes from its back");
    }

    /** All faces of a body point away from its centre, and together they close it. */
    @ParameterizedTest
    @EnumSource(Body.Shape.class)
    void facesOfABodyEncloseIt(Body.Shape shape) {
        Vec3 at = new Vec3(3, -2, 1);
        double[] sum = new double[3];
        for (BodyMesh.Face face : BodyMesh.of(at, new Body(shape, 0.4f, -0.9f, 0.9f))) {
            double away = face.plane()[3] - face.plane()[0] * at.x - face.plane()[1] * at.y - face.plane()[2] * at.z;
            assertTrue(away > 0.3, "a face " + away + " m from the middle");
            double area = area(face.corners());
            for (int axis = 0; axis < 3; axis++) {
                sum[axis] += area * face.plane()[axis];
            }
        }
        for (double axis : sum) {
            assertEquals(0, axis, 1e-3);
        }
    }

    private static double area(float[] c) {
        double[] sum = new double[3];
        for (int i = 3; i + 5 < c.length; i += 3) {
            double[] a = {c[i] - c[0], c[i + 1] - c[1], c[i + 2] - c[2]};
            double[] b = {c[i + 3] - c[0], c[i + 4] - c[1], c[i + 5] - c[2]};
            sum[0] += a[1] * b[2] - a[2] * b[1];
            sum[1] += a[2] * b[0] - a[0] * b[2];
            sum[2] += a[0] * b[1] - a[1] * b[0];
        }
        return Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]) / 2;
    }
}
