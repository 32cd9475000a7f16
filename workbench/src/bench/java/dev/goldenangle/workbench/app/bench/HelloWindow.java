package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.StartupProbe;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The smallest JavaFX window, as a reference for the workbench's start. */
public final class HelloWindow {
    private HelloWindow() {
    }

    public static void main(String[] args) {
        Application.launch(Hello.class);
    }

    /** A separate class, because a main class on the class path must not be an Application. */
    public static final class Hello extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(new Label("Hello")), WorkbenchWindow.DEFAULT_WIDTH, WorkbenchWindow.DEFAULT_HEIGHT));
            stage.show();
            new AnimationTimer() {
                @Override
                public void handle(long nanos) {
                    StartupProbe.frameShown(true);
                }
            }.start();
        }
    }
}
