package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.stage.Stage;

import java.util.concurrent.CompletableFuture;

/** The desktop application. What can be loaded without the toolkit is loaded beside its start. */
public final class WorkbenchApp extends Application {
    private static CompletableFuture<Opening> opening;
    private TuningSession session;

    static void open() {
        opening = CompletableFuture.supplyAsync(Opening::first);
        Application.launch(WorkbenchApp.class);
    }

    @Override
    public void start(Stage stage) {
        session = opening.join().session();
        WorkbenchWindow window = new WorkbenchWindow(session, new Look(), WorkbenchWindow.DEFAULT_WIDTH, WorkbenchWindow.DEFAULT_HEIGHT);
        stage.setTitle("Golden Angle");
        stage.setMinWidth(WorkbenchWindow.MIN_WIDTH);
        stage.setMinHeight(WorkbenchWindow.MIN_HEIGHT);
        stage.setScene(window.scene());
        stage.show();
        session.playback().play();
        new AnimationTimer() {
            @Override
            public void handle(long nanos) {
                window.frame(nanos);
            }
        }.start();
    }

    @Override
    public void stop() {
        session.close();
    }
}
