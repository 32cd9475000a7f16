package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Appearance;
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
    /** Panes may fill over several frames; rows must not move under the robot's mouse. */
    private static final int FRAMES_TO_FILL = 20;
    public final TuningSession session;
    public final WorkbenchWindow window;
    public final Appearance look = new Appearance();
    private final Stage stage;
    private final AnimationTimer timer;

    /** Call on the JavaFX thread. */
    public WindowFixture(Stage stage, String preset, String map, Path settings) {
        this(stage, preset, map, settings, WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT, null);
    }

    private WindowFixture(Stage stage, String preset, String map, Path settings, double width, double height, FilePicker picker) {
        this.stage = stage;
        Settings own = new Settings(settings);
        session = InitialContent.of(new ShippedLibrary(own.presets()), preset, map).session();
        session.live().recording().setFolder(settings.resolve("traces"));
        window = new WorkbenchWindow(session, look, own, width, height, picker);
        stage.setScene(window.scene());
        // The stage may be one that an earlier test used at another size.
        stage.sizeToScene();
        stage.show();
        for (int i = 0; i < FRAMES_TO_FILL; i++) {
            window.frame(System.nanoTime());
        }
        timer = new FrameClock(window::frame);
        timer.start();
    }

    /** One window for all tests of a class. Call before the first test and {@link #close} after the last. */
    public static WindowFixture open(String preset, String map, Path settings) {
        return open(preset, map, settings, WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT);
    }

    public static WindowFixture open(String preset, String map, Path settings, double width, double height) {
        return open(preset, map, settings, width, height, null);
    }

    /** @param picker answers file dialogs; null for the platform's dialogs */
    public static WindowFixture open(String preset, String map, Path settings, double width, double height, FilePicker picker) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException never) {
            throw new AssertionError("the toolkit does not start", never);
        }
        WindowFixture opened = fx(() -> new WindowFixture(new Stage(), preset, map, settings, width, height, picker));
        // A failed test may have left a modifier key pressed, which would spoil clicks.
        new FxRobot().release(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT);
        return opened;
    }

    /** Runs work while holding a key, and always releases it. */
    public static void holding(KeyCode key, FxRobot robot, Runnable work) {
        robot.press(key);
        try {
            work.run();
        } finally {
            robot.release(key);
        }
    }

    /** Runs work on the JavaFX thread and waits for it. */
    public static <T> T fx(Callable<T> work) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
    }

    public static void run(Runnable work) {
        fx(() -> {
            work.run();
            return null;
        });
    }

    /** Waits until a condition is true. */
    public static void await(String what, BooleanSupplier condition) {
        try {
            WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, () -> fx(condition::getAsBoolean));
        } catch (TimeoutException never) {
            throw new AssertionError("never came true: " + what, never);
        }
    }

    /** Waits for this many JavaFX pulses. */
    public static void waitForPulses(int count) {
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
                throw new AssertionError("the JavaFX thread is blocked");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            run(counter::stop);
        }
    }

    /** Runs an action by its label; call on the JavaFX thread. */
    public void act(String label) {
        window.actions().stream().filter(action -> action.getText().equals(label)).findFirst().orElseThrow(() -> new AssertionError("no action " + label)).run();
    }

    /** The first matching node, or null; call on the JavaFX thread. */
    public Node node(String selector) {
        return window.scene().getRoot().lookup(selector);
    }

    /** The first matching node in a dialog or another window, or null; call on the JavaFX thread. */
    public static Node dialog(String selector) {
        return Window.getWindows().stream().map(window -> window.getScene().getRoot().lookup(selector)).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** As {@link #node}, for the test's thread. */
    public Node find(String selector) {
        return fx(() -> node(selector));
    }

    public void close() {
        run(() -> {
            timer.stop();
            stage.hide();
            window.close();
            session.close();
        });
    }

    /** Whether the calling thread is the JavaFX thread. */
    public static boolean isToolkitThread() {
        return Platform.isFxApplicationThread();
    }
}
