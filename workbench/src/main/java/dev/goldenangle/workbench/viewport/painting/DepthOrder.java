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
 * Draws bodies from the farthest to the nearest, by where they are drawn, and lays over each what stands in front of it in the world. A
 * nearer body comes later, so what covers a farther one never covers it.
 */
public final class DepthOrder {
    private record Standing(double depth, Vec3 at, Body body, double shinesThrough, Runnable paint) {
    }

    private final Projection projection;
    private final List<Standing> bodies = new ArrayList<>();

    public DepthOrder(Projection projection) {
        this.projection = projection;
    }

    /**
     * @param shinesThrough how much of it is seen where the world hides it: nothing of scenery, a little of what the designer watches
     * @param paint         draws it
     */
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
