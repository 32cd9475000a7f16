package dev.goldenangle.workbench.viewport;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Controls the camera by mouse: drag to pan, right-drag (or Alt) to turn and tilt, wheel to zoom, double click to reset. */
final class CameraMouse {
    private static final double ZOOM_PER_NOTCH = 1.12;
    private static final double NOTCH = 40;
    private final WorldCanvas canvas;
    private double lastX;
    private double lastY;

    CameraMouse(WorldCanvas canvas) {
        this.canvas = canvas;
        canvas.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        canvas.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        canvas.setOnScroll(event -> {
            if (canvas.isInPerspective()) {
                canvas.widen(-Math.signum(event.getDeltaY()));
            } else if (canvas.aim() != null && event.getDeltaY() != 0) {
                canvas.camera().zoom(canvas.aim(), Math.pow(ZOOM_PER_NOTCH, event.getDeltaY() / NOTCH), event.getX(), event.getY());
            }
        });
    }

    private void press(MouseEvent event) {
        lastX = event.getX();
        lastY = event.getY();
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !canvas.isInPerspective()) {
            canvas.camera().reset();
        }
    }

    private void drag(MouseEvent event) {
        double dx = event.getX() - lastX;
        double dy = event.getY() - lastY;
        lastX = event.getX();
        lastY = event.getY();
        if (canvas.isInPerspective()) {
            return;
        }
        if (event.getButton() == MouseButton.SECONDARY || event.isAltDown()) {
            canvas.camera().orbit(dx, dy);
        } else if (canvas.aim() != null) {
            canvas.camera().pan(canvas.aim(), dx, dy);
        }
    }
}
