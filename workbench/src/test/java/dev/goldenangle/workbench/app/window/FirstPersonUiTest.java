package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.theme.Numbers;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The first-person and the behind camera. */
class FirstPersonUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.live().playback().skip(700);
            ui.session.settle();
        });
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @BeforeEach
    void calm() {
        choose("first");
    }

    private void choose(String camera) {
        run(() -> ((ToggleButton) ui.node("#camera-" + camera)).fire());
        boolean perspective = camera.equals("first") || camera.equals("behind");
        await("the camera " + camera, () -> {
            ui.window.frame(System.nanoTime());
            return isChosen(camera) && ui.node("#field-of-view").isVisible() == perspective && ui.node("#hud-speed").getParent().getParent().isVisible() != camera.equals("first");
        });
    }

    private static boolean isChosen(String camera) {
        return ((ToggleButton) ui.node("#camera-" + camera)).isSelected();
    }

    private static boolean isShown(String id) {
        return fx(() -> ui.node(id).isVisible() && ui.node(id).isManaged());
    }

    private static String fieldOfView() {
        return ((Button) ui.node("#field-of-view")).getText();
    }

    @Test
    void numbersMoveToTheCrosshairAndTheHudToTheCorner() {
        assertTrue(isShown("#field-of-view"));
        await("the HUD in the corner", () -> ui.node("#hud").getBoundsInParent().getMinX() < 20 && ui.node("#hud").getBoundsInParent().getWidth() < 260);
        assertFalse(fx(() -> ui.node("#hud-speed").getParent().getParent().isVisible()), "the large speed");
        choose("follow");
        assertFalse(isShown("#field-of-view"));
        await("the HUD in the middle", () -> ui.node("#hud").getBoundsInParent().getMinX() > 60);
    }

    @Test
    void wheelChangesTheFieldOfViewAndDoubleClickRestoresIt() {
        run(() -> ui.node("#viewport").lookup("Canvas").getParent().fireEvent(scroll(40)));
        await("one degree less", () -> fieldOfView().equals("FOV 102°"));
        run(() -> ui.node("#field-of-view").fireEvent(scroll(40)));
        await("one degree more", () -> fieldOfView().equals("FOV 103°"));
        run(() -> ui.node("#field-of-view").fireEvent(scroll(40)));
        robot.doubleClickOn(ui.find("#field-of-view"));
        await("as it was", () -> fieldOfView().equals("FOV 103°"));
        robot.type(KeyCode.ESCAPE);
    }

    private static ScrollEvent scroll(double y) {
        return new ScrollEvent(ScrollEvent.SCROLL, 0, 0, 0, 0, false, false, false, false, false, false, 0, y, 0, y, ScrollEvent.HorizontalTextScrollUnits.NONE, 0,
                ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null);
    }

    @Test
    void vKeySwitchesTheCameraExceptInTextFields() {
        run(() -> ui.node("#viewport").requestFocus());
        robot.type(KeyCode.V);
        await("the next camera", () -> isChosen("behind"));
        Node search = fx(() -> ui.window.scene().getRoot().lookupAll(".text-field").stream().filter(node -> node instanceof TextField field && field.isVisible())
                .findFirst().orElseThrow());
        robot.clickOn(search);
        robot.type(KeyCode.V);
        await("a letter", () -> ((TextField) search).getText().equals("v"));
        assertTrue(fx(() -> isChosen("behind")));
        run(() -> ((TextField) search).clear());
    }

    /** Each camera gives a different picture, and so does each tick. */
    @Test
    void picturesDifferByCameraAndTick() {
        long first = picture();
        choose("behind");
        await("another picture from behind", () -> drawnNow() != first);
        choose("first");
        await("the same moment looks the same again", () -> drawnNow() == first);
        run(() -> ui.session.live().playback().seek(400));
        await("another moment", () -> drawnNow() != first);
        run(() -> ui.session.live().playback().seek(Integer.MAX_VALUE));
        await("the same moment again", () -> drawnNow() == first);
    }

    private static long picture() {
        return fx(FirstPersonUiTest::drawnNow);
    }

    /** The sum of the pixels of the next frame. */
    private static long drawnNow() {
        ui.window.frame(System.nanoTime());
        WritableImage image = ((Canvas) ui.node("#viewport").lookup("Canvas")).snapshot(null, null);
        long sum = 0;
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                sum = 31 * sum + image.getPixelReader().getArgb(x, y);
            }
        }
        return sum;
    }

    @Test
    void nothingOverlapsAtTheTop() {
        Bounds left = fx(() -> ui.node("#field-of-view").localToScene(ui.node("#field-of-view").getBoundsInLocal()));
        Bounds layers = fx(() -> ui.node("#layer-vectors").localToScene(ui.node("#layer-vectors").getBoundsInLocal()));
        assertTrue(left.getMaxX() < layers.getMinX(), Numbers.fixed(left.getMaxX(), 0) + " and " + Numbers.fixed(layers.getMinX(), 0));
        Bounds clock = fx(() -> ui.node("#viewport-time").localToScene(ui.node("#viewport-time").getBoundsInLocal()));
        boolean told = fx(() -> ui.node("#viewport-time").getParent().isVisible());
        assertTrue(!told || clock.getMaxX() < layers.getMinX(), "a clock up to " + Numbers.fixed(clock.getMaxX(), 0));
    }
}
