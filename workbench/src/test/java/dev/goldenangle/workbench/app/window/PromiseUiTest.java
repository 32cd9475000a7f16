package dev.goldenangle.workbench.app.window;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.OverlayBy;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
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
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The main promise: change a knob, and the last play is re-simulated. */
class PromiseUiTest {
    private static final int LONG = 64 * 128;
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

    /** Restores the bot, at the start and paused, with the preset's knobs. */
    @BeforeEach
    void calm() {
        robot.type(KeyCode.ESCAPE);
        run(() -> {
            playback().pause();
            ui.session.document().knobs().resetAll();
            ui.session.document().knobs().accept();
            ui.session.live().sources().drive(ui.session.live().sources().list().get(0));
            playback().restart();
            ui.session.settle();
        });
    }

    private static Playback playback() {
        return ui.session.live().playback();
    }

    private static Run now() {
        return ui.session.runs().list().now().run();
    }

    private static Run before() {
        return ui.session.runs().list().before().run();
    }

    private static ParameterSet knobs() {
        return ui.session.document().knobs().values();
    }

    private static boolean isNowOfTheseKnobs() {
        return now() != null && now().header().parameters().equals(knobs()) && now().knobChanges().isEmpty();
    }

    /** Presses the arrow key on the friction slider. */
    private void turnFriction() {
        ParameterSet old = fx(PromiseUiTest::knobs);
        await("its slider", () -> slider() != null);
        run(() -> slider().requestFocus());
        robot.type(KeyCode.RIGHT, 5);
        await("the knob went up", () -> !knobs().equals(old));
    }

    private static Node slider() {
        return ui.node("#knob-friction .knob-slider");
    }

    private void playYourself() {
        run(() -> ui.session.live().sources().drive(ui.session.live().keyboardSource()));
        Bounds view = fx(() -> ui.node("#viewport").localToScreen(ui.node("#viewport").getBoundsInLocal()));
        robot.clickOn(view.getCenterX() - 120, view.getCenterY() - 60);
        await("time runs", () -> playback().isLive() && now() != null && now().length() > 5);
        robot.press(KeyCode.W);
        await("the mover runs", () -> now().get(CommonColumn.SPEED, now().length() - 1) > 5);
        robot.release(KeyCode.W);
        await("it was let go", () -> now().get(CommonColumn.FORWARD, now().length() - 1) == 0f);
    }

    private static void assertSameKeys(Run first, Run second, int ticks) {
        Command there = new Command();
        Command here = new Command();
        for (int tick = 0; tick < ticks; tick++) {
            first.command(tick, there);
            second.command(tick, here);
            assertEquals(there, here, "tick " + tick);
        }
    }

    @Test
    void pausedPlayIsResimulatedWithTheSameInputs() {
        playYourself();
        robot.type(KeyCode.ESCAPE);
        await("paused", () -> playback().state() == Playback.State.PAUSED);
        run(ui.session::settle);
        Run played = fx(PromiseUiTest::now);
        int cursor = fx(playback()::cursor);
        turnFriction();
        await("re-simulated", () -> isNowOfTheseKnobs() && before() != null && before().hash() == played.hash());
        assertEquals(played.length(), fx(() -> now().length()));
        assertNotEquals(played.hash(), fx(() -> now().hash()));
        assertSameKeys(played, fx(PromiseUiTest::now), played.length());
        assertEquals(cursor, fx(playback()::cursor));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z, 5).release(KeyCode.CONTROL);
        await("as it was", () -> now().hash() == played.hash());
        assertEquals(cursor, fx(playback()::cursor));
    }

    @Test
    void livePlayIsResimulatedWhileItContinues() {
        playYourself();
        robot.type(KeyCode.ESCAPE).type(KeyCode.F5);
        await("time runs again, the arrows are the window's", playback()::isLive);
        Run played = fx(PromiseUiTest::now);
        turnFriction();
        await("re-simulated, with the previous run beside it", () -> isNowOfTheseKnobs() && before().length() >= played.length()
                && before().hash(played.length() - 1) == played.hash() && now().hash(played.length() - 1) != played.hash());
        assertSameKeys(played, fx(PromiseUiTest::now), played.length());
        assertTrue(fx(playback()::isLive));
    }

    @Test
    void knobChangeWhileABotRunsResimulatesTheWholeRun() {
        run(() -> {
            playback().skip(LONG);
            ui.session.settle();
            playback().play();
        });
        Run played = fx(() -> now().first(LONG));
        turnFriction();
        await("all of it is of the new knobs", () -> isNowOfTheseKnobs() && now().length() > LONG);
        await("before is all there", () -> before().length() >= now().length() && before().hash(LONG - 1) == played.hash());
        assertNotEquals(played.hash(), fx(() -> now().hash(LONG - 1)));
        int then = fx(() -> now().length());
        await("both continue", () -> now().length() > then + 20 && before().length() >= now().length());
        await("how long it took", () -> ui.window.scene().getRoot().lookupAll(".status-bar .label").stream()
                .anyMatch(node -> ((Label) node).getText().matches("what-if \\d+ (ms|%).*")));
    }

    @Test
    void restartingWhilePausedShowsTheStartAndAPreview() {
        run(() -> {
            playback().skip(300);
            ui.session.settle();
        });
        robot.type(KeyCode.F8);
        await("the preview", () -> now().seconds() > 9 && playback().cursor() == 0);
        assertTrue(fx(() -> before() != null && before().seconds() > 9));
        Source other = fx(() -> ui.session.live().sources().list().get(1));
        run(() -> ui.session.live().sources().drive(other));
        await("the preview of another bot", () -> now() != null && now().header().source().equals(other.label()) && now().seconds() > 9 && playback().cursor() == 0);
        run(() -> ui.session.live().sources().drive(ui.session.live().keyboardSource()));
        await("the player at the start", () -> now() != null && now().header().source().equals("Keyboard") && now().length() == 1);
    }

    /** Clicks on the timeline at this time. */
    private void clickOnMoment(double seconds) {
        await("the timeline", () -> ui.node("#timeline-chart") != null && ui.node("#time-cursor-label").isVisible());
        Bounds chart = fx(() -> ui.node("#timeline-chart").localToScreen(ui.node("#timeline-chart").getBoundsInLocal()));
        robot.clickOn(chart.getMinX() + 46 + seconds / 6 * (chart.getWidth() - 46 - 12), chart.getCenterY());
    }

    @Test
    void clickBeyondThePlayedTimeShowsAPreview() {
        run(() -> {
            playback().skip(256);
            ui.session.settle();
        });
        Run played = fx(PromiseUiTest::now);
        await("the played run", () -> now().length() == 256);
        clickOnMoment(5);
        await("the preview at that time", () -> now().length() > 640 && Math.abs(playback().cursor() + 1 - 640) < 8);
        assertEquals(played.hash(), fx(() -> now().hash(255)));
    }

    @Test
    void clickBeyondAPlayersRunIsReported() {
        playYourself();
        robot.type(KeyCode.ESCAPE);
        await("paused", () -> playback().state() == Playback.State.PAUSED);
        run(ui.session::settle);
        int played = fx(() -> now().length());
        run(() -> playback().seek(played + 300));
        await("it is reported", () -> ui.session.tasks().notifications().latestProperty().get() != null
                && ui.session.tasks().notifications().latestProperty().get().text().contains("s is after the end of the run, which is at"));
        assertEquals(played - 1, fx(playback()::cursor));
    }

    @Test
    void savingThePresetKeepsTheAcceptedKnobs() {
        run(() -> {
            playback().skip(300);
            ui.session.settle();
        });
        ParameterSet accepted = fx(PromiseUiTest::knobs);
        turnFriction();
        run(() -> ui.session.files().saveAs(settings.resolve("tuned.toml")));
        await("saved, and before is the earlier one", () -> !ui.session.files().hasUnsavedChanges() && before() != null && before().header().parameters().equals(accepted));
        robot.press(KeyCode.CONTROL).press(KeyCode.SHIFT).type(KeyCode.A).release(KeyCode.SHIFT).release(KeyCode.CONTROL);
        await("before uses the newly accepted knobs", () -> before().header().parameters().equals(knobs()));
        run(ui.session.document().history()::undo);
        await("until that is undone", () -> before().header().parameters().equals(accepted));
    }

    @Test
    void otherRunsAreAlignedByJumpOrPlaceAtTheCursor() {
        run(() -> {
            playback().skip(1200);
            ui.session.settle();
        });
        turnFriction();
        await("both", () -> isNowOfTheseKnobs() && before() != null && before().length() >= 1200);
        run(() -> {
            playback().seek(1000);
            ui.session.runs().overlayByProperty().set(OverlayBy.ROUTE);
        });
        await("the same place", () -> {
            double shift = ui.session.runs().list().before().shift();
            int there = (int) Math.round((1001 / 128.0 - shift) * 128) - 1;
            return shift != 0 && Math.hypot(before().get(CommonColumn.X, there) - now().get(CommonColumn.X, 1000),
                    before().get(CommonColumn.Y, there) - now().get(CommonColumn.Y, 1000)) < 2;
        });
        run(() -> ui.session.runs().overlayByProperty().set(OverlayBy.TIME));
        await("the same time", () -> ui.session.runs().list().before().shift() == 0);
    }
}
