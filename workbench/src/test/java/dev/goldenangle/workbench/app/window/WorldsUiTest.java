package dev.goldenangle.workbench.app.window;

import atlantafx.base.controls.ToggleSwitch;
import dev.goldenangle.command.Command;
import dev.goldenangle.telemetry.Run;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.function.IntPredicate;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Sector and tile worlds in the window: drawing, shooting, and network simulation. */
class WorldsUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("marathon/running", "sector-pool", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    /** Restores the waypoint bot 40 ticks into the pool, in the first camera. */
    @BeforeEach
    void calm() {
        run(() -> {
            ui.session.live().playback().pause();
            if (!ui.session.document().model().id().equals("marathon")) {
                ui.session.loader().preset("marathon/running");
            }
        });
        await("the model", () -> ui.session.document().model().id().equals("marathon"));
        run(() -> {
            if (!ui.session.document().level().name().equals("sector-pool")) {
                ui.session.loader().map("sector-pool");
            }
        });
        await("the pool", () -> ui.session.document().model().id().equals("marathon") && ui.session.document().level().name().equals("sector-pool"));
        run(() -> {
            ui.session.live().sources().find("waypoint").ifPresent(ui.session.live().sources()::drive);
            ui.session.live().playback().restart();
            ui.session.live().playback().skip(40);
            ui.session.settle();
            ((ToggleButton) ui.node("#layer-debug")).setSelected(false);
        });
        robot.clickOn(ui.find("#camera-reset"));
        WindowFixture.waitForPulses(20);
    }

    private int pixels(IntPredicate wanted) {
        return fx(() -> {
            ui.window.frame(System.nanoTime());
            WritableImage image = ((Canvas) ui.node("#viewport").lookup("Canvas")).snapshot(null, null);
            int count = 0;
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < image.getWidth(); x++) {
                    count += wanted.test(image.getPixelReader().getArgb(x, y)) ? 1 : 0;
                }
            }
            return count;
        });
    }

    private static boolean isWater(int argb) {
        return (argb & 255) > 70 && (argb & 255) > 2 * (argb >> 16 & 255);
    }

    private static boolean isGreenWire(int argb) {
        int red = argb >> 16 & 255;
        int green = argb >> 8 & 255;
        return green > red + 40 && green > (argb & 255) + 30;
    }

    private static boolean isViolet(int argb) {
        int green = argb >> 8 & 255;
        return (argb >> 16 & 255) > green + 25 && (argb & 255) > green + 35;
    }

    /** The colour of shots; their future path is fainter. */
    private static boolean isShot(int argb) {
        return (argb >> 16 & 255) > 190 && (argb >> 8 & 255) < 140 && (argb & 255) < 100;
    }

    private String text(String id) {
        return ((Label) ui.node(id)).getText();
    }

    private void press(String id) {
        run(() -> ((ButtonBase) ui.node(id)).fire());
    }

    @Test
    void waterIsDrawnInEveryCameraAndTheOverlayShowsCollisionShapes() {
        for (String camera : new String[] {"#camera-follow", "#camera-top", "#camera-chase"}) {
            robot.clickOn(camera);
            await("camera " + camera, () -> ((ToggleButton) ui.node(camera)).isSelected());
            assertTrue(pixels(WorldsUiTest::isWater) > 3000, "water from " + camera);
        }
        robot.clickOn("#camera-follow");
        int green = pixels(WorldsUiTest::isGreenWire);
        int violet = pixels(WorldsUiTest::isViolet);
        robot.clickOn("#layer-debug");
        await("overlay", () -> ((ToggleButton) ui.node("#layer-debug")).isSelected());
        assertTrue(pixels(WorldsUiTest::isGreenWire) > green + 100, "walls in green");
        assertTrue(pixels(WorldsUiTest::isViolet) > violet + 100, "strips and circles in violet");
    }

    @Test
    void shotsAreChosenFiredAndFly() {
        await("the bar of shots", () -> ui.node("#shot-bar").isVisible());
        int before = pixels(WorldsUiTest::isShot);
        robot.clickOn("#shot-fire");
        int one = pixels(WorldsUiTest::isShot);
        assertTrue(one > before, one + " after " + before);
        run(() -> ((MenuButton) ui.node("#shot-kind")).getItems().get(3).fire());
        await("another kind", () -> ((MenuButton) ui.node("#shot-kind")).getText().startsWith("Ball"));
        robot.press(KeyCode.ALT).type(KeyCode.F).release(KeyCode.ALT);
        run(() -> ui.window.frame(System.nanoTime()));
        run(() -> {
            ui.session.live().playback().skip(4);
            ui.session.settle();
        });
        assertTrue(pixels(WorldsUiTest::isShot) > one, "both fly on");
    }

    @Test
    void playersFireKeyShootsThroughTheCommands() {
        run(() -> {
            ui.session.live().sources().drive(ui.session.live().keyboardSource());
            ui.window.scene().getRoot().requestFocus();
            ui.session.live().playback().play();
        });
        robot.press(KeyCode.F);
        await("a command that fires", () -> firstShot(ui.session.runs().shown()) >= 0);
        robot.release(KeyCode.F);
        int tick = fx(() -> firstShot(ui.session.runs().shown()));
        await("some ticks after it", () -> ui.session.runs().shown().length() > tick + 5);
        run(() -> ui.session.live().playback().seek(tick - 1));
        int before = pixels(WorldsUiTest::isShot);
        run(() -> ui.session.live().playback().seek(tick + 5));
        assertTrue(pixels(WorldsUiTest::isShot) > before, "the shot flies in the record of the run");
    }

    /** The first tick on which a run fires, or −1. */
    private static int firstShot(Run run) {
        Command command = new Command();
        for (int tick = 0; run != null && tick < run.length(); tick++) {
            run.command(tick, command);
            if (command.holds(Command.FIRE)) {
                return tick;
            }
        }
        return -1;
    }

    @Test
    void tileMapAndItsPredictionAreShown() {
        ui.session.loader().preset("tilestep/default");
        await("a tile map", () -> ui.session.document().model().id().equals("tilestep"));
        assertTrue(!fx(() -> ui.node("#shot-bar").isVisible()) || pixels(WorldsUiTest::isShot) == 0, "tiles do not shoot");
        run(() -> ui.session.loader().map("tile-fort"));
        await("the fort", () -> ui.session.document().level().name().equals("tile-fort"));
        run(() -> {
            ui.session.live().playback().skip(300);
            ui.session.settle();
        });
        run(() -> ui.act("Net"));
        robot.clickOn("Simulate network lag");
        await("errors", () -> !text("#prediction-worst-error").isEmpty());
        assertEquals("6 ticks  (100 ms)", fx(() -> text("#prediction-server-delay")), "80 ms and half of 20 ms, in ticks of 16.7");
        String replayed = fx(() -> text("#prediction-largest-correction"));
        assertTrue(fx(() -> ui.node("#line-blend").isDisabled()), "nothing to blend in a replay");
        press("#policy-none");
        await("no corrections", () -> text("#prediction-corrections").startsWith("0 "));
        press("#policy-blend");
        await("corrections again", () -> text("#prediction-largest-correction").equals(replayed));
        assertTrue(!fx(() -> ui.node("#line-blend").isDisabled()));
    }

    private static boolean isRedWire(int argb) {
        return (argb >> 16 & 255) > 170 && (argb >> 8 & 255) < 110 && (argb & 255) < 110;
    }

    @Test
    void movingCreaturesAreShownInRedAndAsAClientSeesThem() {
        ui.session.loader().preset("tilestep/default");
        await("a tile map", () -> ui.session.document().model().id().equals("tilestep"));
        run(() -> ui.session.loader().map("tile-herd"));
        await("the herd", () -> ui.session.document().level().name().equals("tile-herd"));
        run(() -> {
            ui.session.live().playback().skip(200);
            ui.session.settle();
        });
        int plain = pixels(WorldsUiTest::isRedWire);
        run(() -> ((ToggleButton) ui.node("#layer-debug")).setSelected(true));
        assertTrue(pixels(WorldsUiTest::isRedWire) > plain + 50, "entities are red");
        run(() -> ((ToggleButton) ui.node("#layer-debug")).setSelected(false));
        run(() -> ui.act("Net"));
        run(() -> ((ToggleSwitch) ui.node("#prediction-on")).setSelected(true));
        await("how far off a client sees them", () -> ui.node("#network-away-others").isVisible() && Double.parseDouble(text("#network-away-others").replace(" m", "")) > 0.3);
        run(() -> ui.session.loader().map("tile-fort"));
        await("the fort", () -> ui.session.document().level().name().equals("tile-fort"));
        run(() -> {
            ui.session.live().playback().skip(60);
            ui.session.settle();
        });
        await("nothing moves in the fort", () -> ui.node("#network-hud").isVisible() && !ui.node("#network-away-others").isVisible());
        run(() -> ((ToggleSwitch) ui.node("#prediction-on")).setSelected(false));
    }

    @Test
    void clientAndServerNumbersAreShownWhilePredicting() {
        run(() -> ui.act("Net"));
        run(() -> ((ToggleSwitch) ui.node("#prediction-on")).setSelected(false));
        await("no network numbers before prediction is on", () -> !ui.node("#network-hud").isVisible());
        run(() -> ((ToggleSwitch) ui.node("#prediction-on")).setSelected(true));
        await("both have numbers", () -> ui.node("#network-hud").isVisible() && text("#network-speed-client").endsWith("WU/s") && text("#network-away-server").endsWith(" m"));
        run(() -> ((ToggleSwitch) ui.node("#prediction-on")).setSelected(false));
        await("gone", () -> !ui.node("#network-hud").isVisible());
    }
}
