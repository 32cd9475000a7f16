package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Cover;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A wall of 2.5 m along x, seen from the south at 45°, with 20 pixels per metre. */
class DepthOrderTest {
    private static final Projection NORTHWARDS = new Projection(Math.PI / 2, Math.PI / 4, 20);
    private static final Body BODY = new Body(Body.Shape.CYLINDER, 0.4f, 0f, 1.6f);

    private static WorldImage wall() {
        Scenery.Builder builder = new Scenery.Builder();
        builder.level(Scenery.Kind.TOP, new float[] {-20, -20, 0, 20, -20, 0, 20, 20, 0, -20, 20, 0});
        builder.level(Scenery.Kind.TOP, new float[] {-3, 0, 2.5f, 3, 0, 2.5f, 3, 0.5f, 2.5f, -3, 0.5f, 2.5f});
        builder.wall(-3, 0, 3, 0, 0, 2.5);
        WorldImage image = new WorldImage();
        image.setPaints(Paints.of(new Appearance()));
        image.setScenery(builder.build(), 0, 1);
        image.draw(new ViewTransform(NORTHWARDS, new Vec3(0, 0, 0), 400, 300));
        return image;
    }

    @Test
    void onlyABodyBehindTheWallIsCovered() {
        WorldImage image = wall();
        Cover cover = image.inFrontOf(new Vec3(0, 1.2f, 0), BODY).orElseThrow();
        assertEquals(0xFF, cover.image().getPixelReader().getArgb((int) cover.image().getWidth() / 2, (int) cover.image().getHeight() / 2) >>> 24,
                "the wall hides its middle");
        assertEquals(Optional.empty(), image.inFrontOf(new Vec3(0, -1.2f, 0), BODY), "in front of the wall");
        assertEquals(Optional.empty(), image.inFrontOf(new Vec3(8, 1.2f, 0), BODY), "on the open floor beside it");
        assertEquals(Optional.empty(), image.inFrontOf(new Vec3(0, 0.25f, 2.5f), BODY), "on top of it");
    }

    /** The head of a body jumping behind the wall is visible, its feet are not. */
    @Test
    void partAboveTheWallIsVisible() {
        Cover cover = wall().inFrontOf(new Vec3(0, 1.2f, 1.6f), BODY).orElseThrow();
        int middle = (int) cover.image().getWidth() / 2;
        assertEquals(0, cover.image().getPixelReader().getArgb(middle, 4) >>> 24, "the head");
        assertEquals(0xFF, cover.image().getPixelReader().getArgb(middle, (int) cover.image().getHeight() - 12) >>> 24, "the feet");
    }

    @Test
    void bodiesAreDrawnFromFarToNearInAnyOrderOfAdding() {
        DepthOrder order = new DepthOrder(NORTHWARDS);
        List<Integer> drawn = new ArrayList<>();
        for (int north : new int[] {3, -5, 8, 0}) {
            order.add(new Vec3(10, north, 0), BODY, 0, () -> drawn.add(north));
        }
        order.draw(new Canvas(400, 300).getGraphicsContext2D(), wall());
        assertEquals(List.of(8, 3, 0, -5), drawn);
        assertTrue(NORTHWARDS.depth(10, 8, 0) > NORTHWARDS.depth(10, -5, 0));
    }
}
