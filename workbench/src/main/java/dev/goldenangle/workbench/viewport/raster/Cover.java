package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.util.Optional;

/**
 * The pixels of the world in front of a body, to be drawn over it.
 *
 * @param image transparent where the world is behind the body
 * @param x     left edge in the pane
 * @param y     top edge in the pane
 */
public record Cover(Image image, int x, int y) {
    /**
     * Empty if all of the body is visible. The body counts as upright, at the depth of its front, so that the floor below it is never in
     * front of it.
     */
    static Optional<Cover> of(WorldImage world, ViewTransform view, Vec3 at, Body body) {
        double reach = Math.sqrt(2) * body.radius() * view.scale() + 1;
        double feet = view.y(at.x, at.y, at.z + body.bottom());
        int left = (int) Math.max(0, Math.floor(view.x(at) - reach));
        int right = (int) Math.min(view.width, Math.ceil(view.x(at) + reach));
        int top = (int) Math.max(0, Math.floor(view.y(at.x, at.y, at.z + body.top()) - reach));
        int bottom = (int) Math.min(view.height, Math.ceil(feet + reach));
        if (left >= right || top >= bottom) {
            return Optional.empty();
        }
        Projection projection = view.projection;
        int[] cover = new int[(right - left) * (bottom - top)];
        boolean any = false;
        double perPixel = projection.upZ() < 1e-3 ? 0 : 1 / (projection.upZ() * view.scale());
        for (int y = top; y < bottom; y++) {
            double height = perPixel == 0 ? body.top() : Math.max(body.bottom(), Math.min(body.top(), body.bottom() + (feet - y - 0.5) * perPixel));
            // Below the feet, the front corner of the body could be hidden; it is no nearer than the floor drawn there.
            double toFront = Math.max(body.radius(), (y + 1 - feet) / (view.scale() * Math.sin(projection.pitch())));
            double depth = projection.depth(at.x, at.y, at.z + height) - toFront * Math.cos(projection.pitch());
            for (int x = left; x < right; x++) {
                if (world.isNearer(x, y, depth)) {
                    cover[(y - top) * (right - left) + x - left] = 0xFF000000 | world.pixel(x, y);
                    any = true;
                }
            }
        }
        return any ? Optional.of(new Cover(picture(cover, right - left, bottom - top), left, top)) : Optional.empty();
    }

    private static Image picture(int[] argb, int width, int height) {
        WritableImage made = new WritableImage(width, height);
        made.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
        return made;
    }
}
