package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;


/** A whole window for UI tests: real panes, real session, no display. */
public final class WindowFixture {
    /** Panes may fill themselves over some frames; rows must not move under the robot's mouse. */
    private static final int FRAMES_TO_FILL = 20;
    public final TuningSession session;
    public final WorkbenchWindow window;
    public final Look look = new Look();
    private final Stage stage;
    private final AnimationTimer timer;

    /** On the toolkit's thread. */
    public WindowFixture(Stage stage, String preset, String map, Path settings) {
        this(stage, preset, map, settings, WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT, null);
    }

    private WindowFixture(Stage stage, String preset, String map, Path settings, double width, double height, FilePicker picker) {
        this.stage = stage;
        session = InitialContent.of(new ShippedLibrary(), preset, map).session();
        session.live().recording().setFolder(settings.resolve("traces"));
        window = new WorkbenchWindow(session, look, new Settings(settings), width, height, picker);
        stage.setScene(window.scene());
        stage.show();
        for (int i = 0; i < FRAMES_TO_FILL; i++) {
            window.frame(System.nanoTime());
        }
        timer = new FrameClock(window::frame);
        timer.start();
    }

    /** One window for all tests of a class; call before the first and {@link #close} it after the last. */
    public static WindowFixture open(String preset, String map, Path settings) {
        return open(preset, map, settings, WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT);
    }

    public static WindowFixture open(String preset, String map, Path settings, double width, double height) {
        return open(preset, map, settings, width, height, null);
    }

    /** @param picker answers when a file is asked for; null for the platform's dialogs */
    public static WindowFixture open(String preset, String map, Path settings, double width, double height, FilePicker picker) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException never) {
            throw new AssertionError("the toolkit does not start", never);
        }
        WindowFixture opened = fx(() -> new WindowFixture(new Stage(), preset, map, settings, width, height, picker));
        // A test of another window may have failed while it held one; no button would take a click then.
        new FxRobot().release(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);
        return opened;
    }

    /** Does something while a key is down, which is up afterwards whatever happens. */
    public static void holding(KeyCode key, FxRobot robot, Runnable work) {
        robot.press(key);
        try {
            work.run();
        } finally {
            robot.release(key);
        }
    }

    /** Reads or does something on the toolkit's thread and waits for it. */
    public static <T> T fx(Callable<T> work) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
    }

    public static void run(Runnable work) {
        fx(() -> {
            work.run();
            return null;
        });
    }

    /** Waits until something that the user could see is so. */
    public static void await(String what, BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> fx(condition::getAsBoolean));
        } catch (TimeoutException never) {
            throw new AssertionError("never came true: " + what, never);
        }
    }

    /** Waits until the toolkit has come round so many times. */
    static void waitForPulses(int count) {
        CountDownLatch left = new CountDownLatch(count);
        AnimationTimer counter = new AnimationTimer() {
            @Override
            public void handle(long nanos) {
                left.countDown();
            }
        };
        run(counter::start);
        try {
            if (!left.await(60, TimeUnit.SECONDS)) {
                throw new AssertionError("the toolkit stands still");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            run(counter::stop);
        }
    }

    /** Runs an action as the palette names it; on the toolkit's thread. */
    public void act(String label) {
        window.actions().stream().filter(action -> action.getText().equals(label)).findFirst().orElseThrow(() -> new AssertionError("no action " + label)).run();
    }

    /** The first node of this kind, or null; on the toolkit's thread. */
    public Node node(String selector) {
        return window.scene().getRoot().lookup(selector);
    }

    /** The first node of this kind in a dialog or another window, or null; on the toolkit's thread. */
    public static Node dialog(String selector) {
        return Window.getWindows().stream().map(window -> window.getScene().getRoot().lookup(selector)).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** As {@link #node}, for the test's own thread. */
    public Node find(String selector) {
        return fx(() -> node(selector));
    }

    /** Shuts everything down. */
    public void close() {
        run(() -> {
            timer.stop();
            stage.hide();
            window.close();
            session.close();
        });
    }

    /** Whether the calling thread is the toolkit's. */
    public static boolean isToolkitThread() {
        return Platform.isFxApplicationThread();
    }
}
