package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import javafx.scene.canvas.GraphicsContext;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Draws bodies from far to near, each covered by the parts of the world in front of it. Nearer bodies are drawn later, so they are not
 * covered by what hides a farther one.
 */
public final class DepthOrder {
    private record Standing(double depth, Vec3 at, Body body, double shinesThrough, Runnable paint) {
    }

    private final Projection projection;
    private final List<Standing> bodies = new ArrayList<>();

    public DepthOrder(Projection projection) {
        this.projection = projection;
    }

    /** @param shinesThrough opacity where the world hides the body: 0 for scenery, a little for bodies of interest to the designer */
    public void add(Vec3 at, Body body, double shinesThrough, Runnable paint) {
        bodies.add(new Standing(projection.depth(at.x, at.y, at.z), at, body, shinesThrough, paint));
    }

    public void draw(GraphicsContext gc, WorldImage world) {
        bodies.sort(Comparator.comparingDouble(Standing::depth).reversed());
        for (Standing standing : bodies) {
            standing.paint.run();
            world.inFrontOf(standing.at, standing.body).ifPresent(cover -> {
                gc.setGlobalAlpha(1 - standing.shinesThrough);
                gc.drawImage(cover.image(), cover.x(), cover.y());
                gc.setGlobalAlpha(1);
            });
        }
    }
}
