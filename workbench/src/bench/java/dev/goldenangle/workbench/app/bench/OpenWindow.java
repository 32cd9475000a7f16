package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.app.window.FrameTimer;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** The whole window, off screen, with the same frame timing as for a user. */
final class OpenWindow implements AutoCloseable {
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;
    final TuningSession session;
    final WorkbenchWindow window;
    private final Stage stage = new Stage();
    /** Called after every frame. */
    private Runnable onFrame = () -> { };

    private OpenWindow(Path settings) {
        session = InitialContent.of(new ShippedLibrary(), "arena/default", "arena-loop").session();
        window = new WorkbenchWindow(session, new Appearance(), new Settings(settings), WIDTH, HEIGHT);
        stage.setScene(window.scene());
        stage.show();
        new FrameTimer(window, () -> onFrame.run()).start();
    }

    static OpenWindow open() throws Exception {
        WindowSnapshot.startToolkit(WIDTH, HEIGHT);
        // Otherwise JavaFX would shut down with the first window.
        Platform.setImplicitExit(false);
        Path settings = temporaryFolder();
        return onToolkit(() -> new OpenWindow(settings));
    }

    private static Path temporaryFolder() throws IOException {
        return Files.createTempDirectory("window");
    }

    /** @param action called after every frame, on the JavaFX thread */
    void setOnFrame(Runnable action) {
        onFrame = action;
    }

    /** Simulates user activity, so that the window makes frames again. Call on the JavaFX thread. */
    void touch() {
        Event.fireEvent(window.scene().getRoot(), new MouseEvent(MouseEvent.MOUSE_MOVED, 1, 1, 1, 1, MouseButton.NONE, 0, false, false, false, false, false, false, false,
                false, false, false, null));
    }

    static <T> T onToolkit(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get();
    }

    static void onToolkit(Runnable work) throws Exception {
        onToolkit(() -> {
            work.run();
            return null;
        });
    }

    /** Does not wait; later JavaFX tasks run after it. */
    @Override
    public void close() {
        Platform.runLater(() -> {
            stage.hide();
            window.devices().close();
            session.close();
        });
    }
}
