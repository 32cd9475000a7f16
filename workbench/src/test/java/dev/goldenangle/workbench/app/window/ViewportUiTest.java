package dev.goldenangle.workbench.app.window;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.viewport.ViewportView;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.function.IntPredicate;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ViewportUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", settings);
        run(() -> {
            ui.session.live().sources().find("optimal-strafer").ifPresent(ui.session.live().sources()::drive);
            ui.session.live().playback().skip(600);
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
        run(() -> {
            ((ToggleButton) ui.node("#layer-debug")).setSelected(false);
            ((ToggleButton) ui.node("#layer-trail")).setSelected(true);
            ui.session.live().playback().seek(Integer.MAX_VALUE);
        });
        robot.clickOn(ui.find("#camera-reset"));
        WindowFixture.waitForPulses(20);
    }

    private String text(String id) {
        return fx(() -> ((Label) ui.node(id)).getText());
    }

    private ToggleButton toggle(String id) {
        return (ToggleButton) ui.find(id);
    }

    private int pixels(IntPredicate wanted) {
        return fx(() -> {
            WritableImage image = canvas().snapshot(null, null);
            int count = 0;
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < image.getWidth(); x++) {
                    count += wanted.test(image.getPixelReader().getArgb(x, y)) ? 1 : 0;
                }
            }
            return count;
        });
    }

    private Canvas canvas() {
        return (Canvas) ui.node("#viewport").lookup("Canvas");
    }

    private static boolean isGreen(int argb) {
        int red = argb >> 16 & 255;
        int green = argb >> 8 & 255;
        int blue = argb & 255;
        return green > red + 40 && green > blue + 40;
    }

    @Test
    void scrubbingShowsTheTickInTheHud() {
        for (int tick : new int[] {100, 450}) {
            run(() -> ui.session.live().playback().seek(tick));
            RunReader reader = fx(() -> new RunReader(ui.session.runs().shown()));
            await("the speed of tick " + tick, () -> text0("#hud-speed").equals(Numbers.fixed(reader.speed(tick), 0)));
            assertEquals(Numbers.fixed((tick + 1) * reader.tickSeconds(), 3) + " s", text("#viewport-time"));
            assertEquals(Numbers.fixed(reader.speed(tick) / reader.w(), 2) + "× run speed", text("#hud-ratio"));
            assertEquals(Numbers.fixed(reader.speed(tick) / 32, 1) + " m/s", text("#hud-second"));
            assertEquals(Numbers.fixed(Math.toDegrees(reader.viewAngle(tick)), 1) + "°", text("#hud-angle"));
            assertEquals(Numbers.fixed(Math.toDegrees(reader.bestViewAngle(tick)), 1) + "°", text("#hud-best"));
            assertTrue(text("#hud-state").contains(reader.grounded(tick) ? "Ground" : "Air"));
        }
        assertEquals(Playback.State.SCRUBBING, fx(() -> ui.session.live().playback().state()));
    }

    private String text0(String id) {
        return ((Label) ui.node(id)).getText();
    }

    @Test
    void debugOverlayDrawsTheCollisionGeometry() {
        await("a first picture", () -> canvas().getWidth() > 100);
        run(() -> toggle0("#layer-trail").setSelected(false));      // the trail may be green where the mover is fast
        await("no green before", () -> pixels(ViewportUiTest::isGreen) == 0);
        robot.clickOn(toggle("#layer-debug"));
        await("wires", () -> toggle0("#layer-debug").isSelected());
        await("the mover in red", () -> pixels(argb -> (argb >> 16 & 255) > 200 && (argb & 255) < 110 && (argb >> 8 & 255) < 110) > 0);
    }

    private ToggleButton toggle0(String id) {
        return (ToggleButton) ui.node(id);
    }

    @Test
    void cameraPresetsAndMouseMoveTheCamera() {
        await("a first picture", () -> canvas().getWidth() > 100 && toggle0("#camera-follow").isSelected());
        String before = text("#scale-label");
        assertTrue(before.contains(" m = ") && before.endsWith(" u"), before);
        Bounds bounds = fx(() -> canvas().localToScreen(canvas().getBoundsInLocal()));
        robot.moveTo(bounds.getCenterX(), bounds.getCenterY());
        run(() -> zoomOut(canvas()));
        await("another scale", () -> !text0("#scale-label").equals(before));
        robot.clickOn(toggle("#camera-top"));
        await("from above", () -> toggle0("#camera-top").isSelected());
        robot.drag(bounds.getCenterX(), bounds.getCenterY() - 40, MouseButton.PRIMARY).dropBy(60, 20);
        await("panning lets go of the mover", () -> toggle0("#camera-free").isSelected());
        robot.clickOn(ui.find("#camera-reset"));
        await("following again at the first scale", () -> toggle0("#camera-follow").isSelected() && text0("#scale-label").equals(before));
    }

    private static void zoomOut(Node canvas) {
        for (int i = 0; i < 12; i++) {
            canvas.fireEvent(new ScrollEvent(ScrollEvent.SCROLL, 100, 100, 100, 100, false, false, false, false,
                    false, false, 0, -40, 0, -40, ScrollEvent.HorizontalTextScrollUnits.NONE, 0,
                    ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null));
        }
    }

    private static double gap(Node root, String id, String otherId) {
        Bounds one = root.lookup(id).localToScene(root.lookup(id).getBoundsInLocal());
        Bounds other = root.lookup(otherId).localToScene(root.lookup(otherId).getBoundsInLocal());
        return Math.max(one.getMinX() - other.getMaxX(), other.getMinX() - one.getMaxX());
    }

    @ParameterizedTest
    @CsvSource({"800,588", "720,472"}) // viewport sizes in windows of 1440×900 and 1280×720
    void scaleAndLegendDoNotOverlapTheHud(double width, double height) {
        run(() -> {
            ViewportView view = new ViewportView(new ViewportViewModel(ui.session.document(), ui.session.live(), ui.session.runs()), ui.look);
            Scene scene = new Scene(view.root(), width, height);
            ui.look.applyTheme(scene);
            // Each refresh hides overlays that had no room in the previous layout.
            for (int i = 0; i < 3; i++) {
                view.root().applyCss();
                view.root().layout();
                view.refresh();
            }
            assertTrue(view.root().lookup("#trail-legend").isVisible() && view.root().lookup("#scale").isVisible());
            assertTrue(gap(view.root(), "#scale", "#hud") >= 4, () -> "the scale is as near as " + gap(view.root(), "#scale", "#hud"));
            assertTrue(gap(view.root(), "#trail-legend", "#hud") >= 4, () -> "the legend is as near as " + gap(view.root(), "#trail-legend", "#hud"));
        });
    }

    @Test
    void overlaysAddedLaterAreRefreshedAtOnceOrHiddenIfEmpty() {
        await("a first picture", () -> canvas().getWidth() > 100);
        run(() -> {
            DeferredParts deferred = new DeferredParts();
            ViewportView view = new ViewportView(new ViewportViewModel(ui.session.document(), ui.session.live(), ui.session.runs()), ui.look, new PlayControls(), deferred);
            Scene scene = new Scene(view.root(), 800, 588);
            ui.look.applyTheme(scene);
            view.root().applyCss();
            view.root().layout();
            while (!deferred.isComplete()) {
                view.refresh();
                deferred.frame();
                assertTellsOnlyTheMoment(view.root());
            }
            view.root().applyCss();
            assertTrue(((ToggleButton) view.root().lookup("#camera-follow")).isSelected(), "the current camera");
        });
    }

    /** Checks the overlays present so far. */
    private static void assertTellsOnlyTheMoment(Node root) {
        for (String nothingToTell : new String[] {"#network-hud", "#field-of-view"}) {
            assertTrue(root.lookup(nothingToTell) == null || !root.lookup(nothingToTell).isVisible(), nothingToTell);
        }
        assertTrue(root.lookup("#hud") == null || !((Label) root.lookup("#hud").lookup("#hud-unit")).getText().isEmpty(), "the speed has its unit");
    }

    @Test
    void trailCanBeSwitchedOff() {
        await("a first picture", () -> canvas().getWidth() > 100);
        assertTrue(ui.find("#trail-legend").isVisible());
        robot.clickOn(toggle("#layer-trail"));
        await("no legend without a trail", () -> !ui.node("#trail-legend").isVisible());
    }
}
