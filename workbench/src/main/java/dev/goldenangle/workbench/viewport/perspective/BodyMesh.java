package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.viewport.scenery.Light;

import java.util.ArrayList;
import java.util.List;

/** The faces of a body at a position: a box, an upright cylinder, or a capsule of a few rings. */
final class BodyMesh {
    private static final int SIDES = 14;
    private static final int RINGS = 4;
    private static final double LIGHT_Z = 0.8;

    /**
     * @param corners x y z each, counter-clockwise seen from outside
     * @param plane   unit normal and distance
     */
    record Face(float[] corners, double[] plane) {
        /** The brightness, from 0 to 1. */
        double light() {
            double length = Math.sqrt(Light.X * Light.X + Light.Y * Light.Y + LIGHT_Z * LIGHT_Z);
            return 0.5 - 0.5 * (plane[0] * Light.X + plane[1] * Light.Y - plane[2] * LIGHT_Z) / length;
        }
    }

    private BodyMesh() {
    }

    static List<Face> of(Vec3 at, Body body) {
        double low = at.z + body.bottom();
        double high = at.z + body.top();
        return switch (body.shape()) {
            case BOX -> prism(at, body.radius() * Math.sqrt(2), low, high, 4, Math.PI / 4);
            case CYLINDER -> prism(at, body.radius(), low, high, SIDES, 0);
            case CAPSULE -> capsule(at, Math.min(body.radius(), (high - low) / 2), low, high);
        };
    }

    private static List<Face> prism(Vec3 at, double radius, double low, double high, int sides, double turn) {
        List<Face> faces = new ArrayList<>();
        band(faces, at, radius, low, radius, high, sides, turn);
        faces.add(lid(at, radius, high, sides, turn, 1));
        faces.add(lid(at, radius, low, sides, turn, -1));
        return faces;
    }

    private static List<Face> capsule(Vec3 at, double radius, double low, double high) {
        List<Face> faces = new ArrayList<>();
        for (int ring = -RINGS; ring < RINGS; ring++) {
            double a = Math.PI / 2 * ring / RINGS;
            double b = Math.PI / 2 * (ring + 1) / RINGS;
            double middle = ring < 0 ? low + radius : high - radius;
            band(faces, at, radius * Math.cos(a), middle + radius * Math.sin(a), radius * Math.cos(b), middle + radius * Math.sin(b), SIDES, 0);
        }
        band(faces, at, radius, low + radius, radius, high - radius, SIDES, 0);
        return faces;
    }

    private static void band(List<Face> faces, Vec3 at, double lowRadius, double low, double highRadius, double high, int sides, double turn) {
        for (int i = 0; i < sides && high > low; i++) {
            double a = turn + 2 * Math.PI * i / sides;
            double b = turn + 2 * Math.PI * (i + 1) / sides;
            float[] corners = {x(at, lowRadius, a), y(at, lowRadius, a), (float) low, x(at, lowRadius, b), y(at, lowRadius, b), (float) low,
                x(at, highRadius, b), y(at, highRadius, b), (float) high, x(at, highRadius, a), y(at, highRadius, a), (float) high};
            // Where a ring shrinks to a point, use the three other corners for the plane.
            float[] three = lowRadius < 1e-6 ? new float[] {corners[0], corners[1], corners[2], corners[6], corners[7], corners[8], corners[9], corners[10], corners[11]} : corners;
            faces.add(new Face(corners, PolygonPlane.corners(three)));
        }
    }

    private static Face lid(Vec3 at, double radius, double z, int sides, double turn, int up) {
        float[] corners = new float[3 * sides];
        for (int i = 0; i < sides; i++) {
            double a = turn + up * 2 * Math.PI * i / sides;
            corners[3 * i] = x(at, radius, a);
            corners[3 * i + 1] = y(at, radius, a);
            corners[3 * i + 2] = (float) z;
        }
        return new Face(corners, new double[] {0, 0, up, up * z});
    }

    private static float x(Vec3 at, double radius, double angle) {
        return (float) (at.x + radius * Math.cos(angle));
    }

    private static float y(Vec3 at, double radius, double angle) {
        return (float) (at.y + radius * Math.sin(angle));
    }
}
