package dev.goldenangle.workbench.app.window;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.live.Playback;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
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
import static dev.goldenangle.workbench.app.window.WindowFixture.waitForPulses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PlayUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    /** Restores the bot, at the start and paused. */
    @BeforeEach
    void calm() {
        robot.type(KeyCode.ESCAPE);
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.live().sources().drive(ui.session.live().sources().list().get(0));
            ui.session.live().playback().speedProperty().set(1);
            ui.session.live().playback().restart();
            ui.session.settle();
        });
    }

    private void playYourself() {
        robot.clickOn("#source-keyboard");
        await("the keyboard drives", () -> ui.session.live().sources().driving() == ui.session.live().keyboardSource());
        Bounds view = fx(() -> ui.node("#viewport").localToScreen(ui.node("#viewport").getBoundsInLocal()));
        robot.clickOn(view.getCenterX() - 120, view.getCenterY() - 60);
        await("the pointer is captured", () -> label("#play-prompt").getText().startsWith("Esc"));
        await("time runs", () -> ui.session.live().playback().isLive() && length() > 5);
    }

    private static Label label(String id) {
        return (Label) ui.node(id);
    }

    private static int length() {
        return ui.session.live().playback().lengthProperty().get();
    }

    private static RunReader reader() {
        return new RunReader(ui.session.runs().shown());
    }

    /** The number of times a key was pressed in a run. */
    private static int presses(Run run, String column) {
        float[] values = run.column(column);
        int count = 0;
        for (int i = 1; i < values.length; i++) {
            count += values[i] > 0 && values[i - 1] <= 0 ? 1 : 0;
        }
        return count;
    }

    /** Whether the chip above the numbers shows this flight mode. */
    private static boolean saysFlight(String words) {
        return ui.node("#flight-chip").isVisible() && label("#flight-chip").getText().equals(words);
    }

    @Test
    void flightModeIsShownInEveryCamera() {
        playYourself();
        assertFalse(fx(() -> ui.node("#flight-chip").isVisible()));
        robot.type(KeyCode.N);
        await("noclip", () -> saysFlight("Noclip: flies through everything · N to stop"));
        await("as the state", () -> label("#hud-state").getText().equals("↑ Noclip"));
        for (int camera = 0; camera < 7; camera++) {
            robot.type(KeyCode.V);
            waitForPulses(3);
            assertTrue(fx(() -> saysFlight("Noclip: flies through everything · N to stop")));
            assertTrue(fx(() -> ui.node("#viewport").localToScene(ui.node("#viewport").getBoundsInLocal()).contains(ui.node("#flight-chip").localToScene(ui.node("#flight-chip").getBoundsInLocal()))));
        }
        robot.type(KeyCode.O);
        await("spectate", () -> saysFlight("Spectate: flies, but collides · O to stop"));
        await("as the state", () -> label("#hud-state").getText().equals("↑ Spectate"));
        robot.type(KeyCode.O);
        await("no longer", () -> !ui.node("#flight-chip").isVisible());
        run(() -> ui.session.live().playback().seek(0));
        await("not at the start either", () -> !ui.node("#flight-chip").isVisible() && !label("#hud-state").getText().contains("Noclip"));
    }

    @Test
    void heldKeysMoveThePlayerAndNoTapIsLostOrDoubled() {
        playYourself();
        robot.press(KeyCode.W);
        await("the mover runs", () -> reader().speed(length() - 1) > 5);
        await("the cap is lit", () -> label("#hud-key-forward").getPseudoClassStates().stream().anyMatch(state -> state.getPseudoClassName().equals("on")));
        robot.press(KeyCode.CONTROL).press(KeyCode.D).release(KeyCode.D).release(KeyCode.CONTROL);
        assertTrue(fx(() -> ui.node("#viewport").isVisible()), "while playing, Ctrl+D means crouch and right, not Compare");
        robot.release(KeyCode.W);
        await("the mover stopped", () -> reader().speed(length() - 1) < 0.1);
        int taps = 5;
        for (int i = 0; i < taps; i++) {
            robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
        }
        await("all taps", () -> presses(ui.session.runs().shown(), "up") >= taps);
        int then = fx(PlayUiTest::length);
        await("some ticks more", () -> length() > then + 30);
        assertEquals(taps, fx(() -> presses(ui.session.runs().shown(), "up")));
        assertEquals(1, fx(() -> presses(ui.session.runs().shown(), "forward")));
        assertEquals(1, fx(() -> presses(ui.session.runs().shown(), "right")));
    }

    @Test
    void mouseTurnsTheViewUntilEscPauses() {
        playYourself();
        double before = fx(() -> (double) reader().yaw(length() - 1));
        robot.moveBy(60, 0);        // a single move, so that the pointer is not recentred on the way
        await("turned right", () -> Math.IEEEremainder(before - reader().yaw(length() - 1), 2 * Math.PI) > Math.toRadians(3));
        robot.type(KeyCode.ESCAPE);
        await("the pointer is free", () -> label("#play-prompt").getText().startsWith("Click"));
        await("paused", () -> ui.session.live().playback().state() == Playback.State.PAUSED);
        robot.moveBy(-90, 0);
        robot.type(KeyCode.F5);
        int then = fx(PlayUiTest::length);
        await("some ticks", () -> length() > then + 10);
        double freed = fx(() -> (double) reader().yaw(then));
        assertEquals(freed, fx(() -> (double) reader().yaw(length() - 1)));
        robot.press(KeyCode.LEFT);
        await("keys turn too", () -> Math.IEEEremainder(reader().yaw(length() - 1) - freed, 2 * Math.PI) > Math.toRadians(5));
        robot.release(KeyCode.LEFT);
    }

    @Test
    void reboundKeyMovesThePlayerShowsInTheHudAndIsRemembered() {
        robot.type(KeyCode.F2);
        await("the card", () -> ui.node("#controls") != null);
        assertEquals("W", fx(() -> label("#hud-key-forward").getText()));
        robot.clickOn("#bind-forward").type(KeyCode.I);
        await("the button says so", () -> ((Button) ui.node("#bind-forward")).getText().equals("I"));
        assertEquals("I", fx(() -> label("#hud-key-forward").getText()));
        robot.clickOn("#bind-back").type(KeyCode.F5);
        await("a shortcut is refused", () -> ((Button) ui.node("#bind-back")).getText().equals("S"));
        robot.clickOn("Done");
        await("closed", () -> ui.node("#controls") == null);
        assertTrue(new Settings(settings).get("keys", "").contains("I=FORWARD"));
        playYourself();
        robot.press(KeyCode.I);
        await("the mover runs", () -> reader().speed(length() - 1) > 5);
        robot.release(KeyCode.I);
        robot.type(KeyCode.ESCAPE).type(KeyCode.F2);
        robot.clickOn("Restore defaults").clickOn("Done");
        assertEquals("W", fx(() -> label("#hud-key-forward").getText()));
    }

    @Test
    void timeCanBePausedSteppedAndSlowed() {
        robot.clickOn("#transport-play");
        await("runs", () -> length() > 10);
        robot.clickOn("#transport-play");
        await("paused", () -> ui.session.live().playback().state() == Playback.State.PAUSED);
        run(ui.session::settle);
        int before = fx(PlayUiTest::length);
        robot.clickOn("#transport-step");
        await("one tick more", () -> length() == before + 1);
        robot.clickOn("#transport-back");
        await("the cursor one back", () -> ui.session.live().playback().cursor() == before - 1);
        assertEquals(before + 1, fx(PlayUiTest::length));
        robot.clickOn("#transport-speed").clickOn("0.1×");
        assertEquals(0.1, fx(() -> ui.session.live().playback().speedProperty().get()), 1e-9);
    }

    @Test
    void playingFromAnEarlierTickStartsABranchThatSharesThePast() {
        run(() -> {
            ui.session.live().playback().skip(700);
            ui.session.settle();
        });
        Run first = fx(ui.session.runs()::shown);
        run(() -> ui.session.live().playback().seek(299));
        await("scrubbing", () -> ui.session.live().playback().state() == Playback.State.SCRUBBING);
        robot.clickOn("#transport-play");
        await("a branch from tick 300", () -> ui.session.live().playback().isLive() && length() > 310 && length() < 690);
        robot.clickOn("#transport-play");
        Run branch = fx(ui.session.runs()::shown);
        assertEquals(first.hash(299), branch.hash(299));
        assertNotEquals(first.length(), branch.length());
    }

    @Test
    void playerCanGoToCheckpointsAndTheSavedPosition() {
        run(() -> {
            ui.session.live().playback().skip(200);
            ui.session.settle();
        });
        robot.press(KeyCode.CONTROL).press(KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT).release(KeyCode.CONTROL);
        await("saved", () -> ui.session.live().places().hasSavedProperty().get());
        float savedX = fx(() -> reader().x(199));
        palette("kpoint 2");
        await("restarted", () -> ui.session.live().playback().cursor() == 0);
        var place = fx(() -> ui.session.live().places().list().stream().filter(p -> p.label().equals("Checkpoint 2")).findFirst().orElseThrow());
        run(() -> {
            ui.session.live().playback().skip(1);
            ui.session.settle();
        });
        await("at the checkpoint", () -> length() >= 1 && Math.hypot(reader().x(0) - place.x(), reader().y(0) - place.y()) < 1);
        robot.press(KeyCode.CONTROL).type(KeyCode.P).release(KeyCode.CONTROL);
        run(() -> {
            ui.session.settle();
            ui.session.live().playback().skip(1);
            ui.session.settle();
        });
        await("back where it was saved", () -> Math.abs(reader().x(0) - savedX) < 0.5);
        assertFalse(fx(ui.session.live().playback()::isLive));
    }

    private void palette(String words) {
        robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
        await("the palette", () -> ui.node("#palette") != null
                && ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write(words).type(KeyCode.ENTER);
    }
}
