package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

import java.util.List;

/** Adds bodies to the picture: solid ones, transparent ghosts with outlines, and shadows. */
final class SceneBodies {
    private static final int SHADOW_CORNERS = 20;
    private static final double SHADOW_LIFT = 0.005;
    private static final double DARKEST = 0.55;
    private final PerspectiveImage image;
    private final Eye eye;

    SceneBodies(PerspectiveImage image, Eye eye) {
        this.image = image;
        this.eye = eye;
    }

    /** Adds the faces of a body, lit from above. */
    List<BodyMesh.Face> add(Vec3 at, Body body, Color colour, double alpha) {
        List<BodyMesh.Face> faces = BodyMesh.of(at, body);
        for (BodyMesh.Face face : faces) {
            Color lit = colour.interpolate(Color.BLACK, DARKEST * (1 - face.light()));
            image.addFace(face.corners(), face.plane(), Paints.argb(lit), alpha);
        }
        return faces;
    }

    void addShadow(Vec3 at, Body body, double ground, double alpha) {
        float[] corners = new float[3 * SHADOW_CORNERS];
        for (int i = 0; i < SHADOW_CORNERS; i++) {
            double a = 2 * Math.PI * i / SHADOW_CORNERS;
            corners[3 * i] = (float) (at.x + body.radius() * Math.cos(a));
            corners[3 * i + 1] = (float) (at.y + body.radius() * Math.sin(a));
            corners[3 * i + 2] = (float) (ground + 0.01 * eye.metre);
        }
        image.addFlat(corners, corners.length, 0xFF000000, alpha, SHADOW_LIFT);
    }

    /** Draws the outline of a ghost on the finished picture. */
    void stroke(GraphicsContext gc, List<BodyMesh.Face> faces, Color colour, double... dashes) {
        Outline outline = Outline.of(eye, faces);
        if (outline.xs.length > 2) {
            gc.setStroke(colour);
            gc.setLineWidth(1.4);
            gc.setLineDashes(dashes);
            gc.strokePolygon(outline.xs, outline.ys, outline.xs.length);
            gc.setLineDashes((double[]) null);
        }
    }
}
