package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeoutException;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The labels of the arrows and of the angle, which are all close together when the angle is near zero. */
class LabelPlacesTest {
    private static final double CHIP_HEIGHT = 18;

    @BeforeAll
    static void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.6})
    void labelsDoNotOverlapHoweverCloseTheirArrowsAre(double textScale) {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            Pen pen = WindowFixture.fx(() -> {
                Appearance look = new Appearance();
                look.textScaleProperty().set(textScale);
                return new Pen(new Canvas(10, 10).getGraphicsContext2D(), new ViewTransform(new Projection(0, 1, 10), new Vec3(), 10, 10), look);
            });
            List<double[]> placed = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                double x = 100 + 30 * random.nextDouble();
                double width = 40 + 12 * random.nextDouble();
                double y = pen.free(x, 100 + 20 * random.nextDouble(), width);
                for (double[] other : placed) {
                    boolean beside = Math.abs(other[0] - x) >= (other[2] + width) / 2 * textScale;
                    assertTrue(beside || Math.abs(other[1] - y) >= CHIP_HEIGHT * textScale + 1, "labels at " + y + " and " + other[1]);
                }
                placed.add(new double[] {x, y, width});
            }
        }
    }
}
