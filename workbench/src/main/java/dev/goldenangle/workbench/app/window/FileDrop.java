package dev.goldenangle.workbench.app.window;

import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

import java.nio.file.Path;
import java.util.function.Consumer;

/** Opens files dropped on the window. */
final class FileDrop {
    private FileDrop() {
    }

    static void on(Scene scene, Consumer<Path> open) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            if (event.getDragboard().hasFiles()) {
                event.getDragboard().getFiles().stream().limit(1).forEach(file -> open.accept(file.toPath()));
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }
}
