package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.painting.Pen;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelReader;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Labels are drawn directly on the world and must be readable on any background. */
class LabelTest {
    private static final int WIDTH = 120;
    private static final int HEIGHT = 40;
    private static final String TEXT = "before −6.3 m";
    private static final Color WORLD = Color.RED;
    private static final Color INK = Color.LIME;
    private static final int HALF = 128;

    @BeforeAll
    static void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static PixelReader picture(BiConsumer<Pen, GraphicsContext> drawing) {
        return WindowFixture.fx(() -> {
            Canvas canvas = new Canvas(WIDTH, HEIGHT);
            GraphicsContext gc = canvas.getGraphicsContext2D();
            gc.setFill(WORLD);
            gc.fillRect(0, 0, WIDTH, HEIGHT);
            drawing.accept(new Pen(gc, new ViewTransform(new Projection(0, 1, 10), new Vec3(), WIDTH, HEIGHT), new Appearance()), gc);
            return canvas.snapshot(null, null).getPixelReader();
        });
    }

    private static PixelReader labelled(double y) {
        return picture((pen, gc) -> pen.label(TEXT, WIDTH / 2.0, y, INK, pen.font(11)));
    }

    private static PixelReader bare(double y) {
        return picture((pen, gc) -> {
            gc.setFont(pen.font(11));
            gc.setTextAlign(TextAlignment.CENTER);
            gc.setTextBaseline(VPos.CENTER);
            gc.setFill(INK);
            gc.fillText(TEXT, WIDTH / 2.0, y);
        });
    }

    private static int red(PixelReader picture, int x, int y) {
        return picture.getArgb(x, y) >> 16 & 0xFF;
    }

    private static boolean isInked(PixelReader picture, int x, int y) {
        return red(picture, x, y) < HALF;
    }

    private static boolean isInkNear(PixelReader bare, int x, int y, double reach) {
        for (int dy = (int) -reach; dy <= reach; dy++) {
            for (int dx = (int) -reach; dx <= reach; dx++) {
                boolean inside = x + dx >= 0 && x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT;
                if (inside && dx * dx + dy * dy <= reach * reach && isInked(bare, x + dx, y + dy)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void haloCoversTheWorldBetweenTheLettersAndNothingElse() {
        PixelReader bare = bare(20);
        PixelReader labelled = labelled(20);
        int covered = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                if (isInkNear(bare, x, y, 1)) {
                    assertTrue(red(labelled, x, y) < HALF, "the world shines through at " + x + " " + y + ": " + red(labelled, x, y));
                    covered++;
                } else if (!isInkNear(bare, x, y, 4)) {
                    assertEquals(255, red(labelled, x, y), "something is drawn at " + x + " " + y);
                }
            }
        }
        assertTrue(covered > 400, "only " + covered + " pixels of text");
    }

    @Test
    void haloKeepsItsShapeAtAnyPosition() {
        PixelReader whole = labelled(20);
        for (double y = 19.55; y < 20.5; y += 0.1) {
            PixelReader between = labelled(y);
            for (int i = 0; i < WIDTH * HEIGHT; i++) {
                assertEquals(whole.getArgb(i % WIDTH, i / WIDTH), between.getArgb(i % WIDTH, i / WIDTH), "at " + y + ", pixel " + i);
            }
        }
    }
}
