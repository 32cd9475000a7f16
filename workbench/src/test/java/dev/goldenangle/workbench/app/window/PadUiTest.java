package dev.goldenangle.workbench.app.window;

import javafx.scene.control.CheckBox;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.pad.VirtualPad;
import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.sound.SoundOut;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.sdl.SDLGamepad;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** A gamepad in the window, from SDL's virtual device to the screen, and the gain sound. */
class PadUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();
    private VirtualPad pad;

    @BeforeAll
    static void open() {
        String trouble = VirtualPad.trouble();
        assumeTrue(trouble.isEmpty(), "SDL does not load here: " + trouble);
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
    }

    @AfterAll
    static void close() {
        if (ui != null) {
            ui.close();
            ui = null;
        }
    }

    @BeforeEach
    void plugIn() {
        robot.type(KeyCode.ESCAPE);
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.live().sources().drive(ui.session.live().keyboardSource());
            ui.session.live().playback().restart();
            ui.session.settle();
        });
        pad = VirtualPad.plugIn("Test pad");
        await("the pad is there", () -> ui.window.devices().pads().get().state() == Gamepads.State.CONNECTED);
    }

    @AfterEach
    void unplug() {
        pad.close();
        await("the pad is gone", () -> ui.window.devices().pads().get().state() != Gamepads.State.CONNECTED);
    }

    private static void play() {
        run(() -> ui.session.live().playback().play());
        await("time runs", () -> length() > 3);
    }

    private static int length() {
        return ui.session.live().playback().lengthProperty().get();
    }

    private static RunReader reader() {
        return new RunReader(ui.session.runs().shown());
    }

    private static boolean isTold(String text) {
        return ui.session.tasks().notifications().all().stream().anyMatch(notice -> notice.text().contains(text));
    }

    @Test
    void halfPushedStickRunsAtHalfSpeedAndTheOtherStickTurns() {
        assertTrue(fx(() -> isTold("Gamepad connected: Test pad")));
        play();
        pad.left(0, 0.56);
        double half = fx(() -> 0.5 * reader().w());
        await("half of W", () -> Math.abs(reader().speed(length() - 1) - half) < 0.01);
        assertEquals(0.5f, fx(() -> reader().forward(length() - 1)), 0.001f);
        float before = fx(() -> reader().yaw(length() - 1));
        pad.right(1, 0);
        await("turns right", () -> Math.IEEEremainder(before - reader().yaw(length() - 1), 2 * Math.PI) > 0.2);
        pad.right(0, 0);
        pad.left(0, 0);
        await("stopped", () -> reader().speed(length() - 1) < 0.01);
    }

    @Test
    void unpluggingReleasesTheInputAndIsReported() {
        play();
        pad.left(0, 1);
        await("runs", () -> reader().forward(length() - 1) == 1);
        pad.unplug();
        await("lets go", () -> reader().forward(length() - 1) == 0);
        await("reported", () -> isTold("Gamepad disconnected: Test pad"));
    }

    private void release(int button) {
        pad.release(button);
        await("read", () -> ui.window.devices().pads().get().reading().buttons() == 0);
    }

    @Test
    void startPausesAndBackRestarts() {
        play();
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
        await("paused", () -> ui.session.live().playback().state() == Playback.State.PAUSED);
        release(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_BACK);
        await("at the start", () -> ui.session.live().playback().playedRun().length() == 0);
        release(SDLGamepad.SDL_GAMEPAD_BUTTON_BACK);
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
        await("plays", () -> ui.session.live().playback().isLive());
        pad.release(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
    }

    @Test
    void reboundButtonWorksAndIsRemembered() {
        robot.type(KeyCode.F2);
        await("the card", () -> ui.node("#controls") != null);
        robot.clickOn("#controls-gamepad");
        await("the pad's name", () -> ((Label) ui.node("#pad-name")).getText().equals("Test pad"));
        robot.clickOn("#pad-bind-use");
        await("waits", () -> ((Button) ui.node("#pad-bind-use")).getText().equals("Press a button"));
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_SHOULDER);
        await("bound", () -> ((Button) ui.node("#pad-bind-use")).getText().equals("RB"));
        pad.release(SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_SHOULDER);
        robot.clickOn("#pad-bind-jump");
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
        await("refused", () -> ((Button) ui.node("#pad-bind-jump")).getText().startsWith("A or"));
        pad.release(SDLGamepad.SDL_GAMEPAD_BUTTON_START);
        robot.clickOn("Done");
        await("closed", () -> ui.node("#controls") == null);
        assertTrue(new Settings(settings).get("pad.buttons", "").contains("RIGHT_SHOULDER=USE"));
        robot.type(KeyCode.F2);
        robot.clickOn("Restore defaults").clickOn("Done");
    }

    @Test
    void landingRumblesIfEnabled() {
        robot.type(KeyCode.F2).clickOn("#controls-gamepad");
        robot.clickOn("#pad-rumble").clickOn("Done");
        play();
        pad.left(0, 1);
        await("runs", () -> reader().speed(length() - 1) > 3);
        pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH);
        await("landed", () -> !ui.session.runs().shown().events(EventKind.LAND).isEmpty());
        pad.release(SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH);
        await("shaken", () -> pad.shakes().stream().anyMatch(strength -> strength > 0));
        robot.type(KeyCode.F2).clickOn("Restore defaults").clickOn("Done");
    }

    @Test
    void gainSoundPlaysOnlyWhenSwitchedOn() {
        AtomicInteger loud = new AtomicInteger();
        run(() -> {
            ui.window.devices().use(new GainSound(() -> new SoundOut() {
                @Override
                public void write(byte[] samples, int bytes) {
                    for (int i = 1; i < bytes; i += 2) {
                        loud.addAndGet(samples[i] != 0 && samples[i] != -1 ? 1 : 0);
                    }
                    Thread.yield();
                }

                @Override
                public void close() {
                }
            }));
            ui.session.live().sources().drive(ui.session.live().sources().find("optimal-strafer").orElseThrow());
            ui.session.live().playback().play();
        });
        await("in the air", () -> length() > 300 && ui.session.runs().shown().get(CommonColumn.GAIN_POSSIBLE, length() - 1) > 0);
        assertEquals(0, loud.get());
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.U).release(KeyCode.SHIFT, KeyCode.CONTROL);
        await("heard", () -> loud.get() > 1000);
        robot.type(KeyCode.F2).clickOn("#controls-sound");
        assertTrue(fx(() -> ((CheckBox) ui.node("#sound-on")).isSelected()));
        robot.clickOn("#sound-on").clickOn("Done");
        run(() -> ui.session.live().playback().pause());
        assertFalse(new Settings(settings).isOn("sound.on"));
    }

    @Test
    void missingLibraryIsReportedOnceAndTheKeyboardStillWorks() {
        run(() -> ui.window.devices().use(new Gamepads(ui.session.live().keyboard(), Platform::runLater, () -> {
            throw new UnsatisfiedLinkError("no SDL here");
        })));
        await("reported", () -> isTold("Gamepads are unavailable (no SDL here). Keyboard and mouse still work"));
        play();
        robot.press(KeyCode.W);
        await("keys play", () -> reader().speed(length() - 1) > 3);
        robot.release(KeyCode.W);
        run(() -> ui.window.devices().use(new Gamepads(ui.session.live().keyboard(), Platform::runLater)));
        await("the pad is back", () -> ui.window.devices().pads().get().state() == Gamepads.State.CONNECTED);
    }
}
