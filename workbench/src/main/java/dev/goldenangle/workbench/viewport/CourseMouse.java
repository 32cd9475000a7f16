package dev.goldenangle.workbench.viewport;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.viewport.frame.CourseEditor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Optional;

/** Edits a course by mouse. Handles clicks and drags of course points before the camera and the player see them. */
final class CourseMouse {
    private static final double STILL = 4;

    /** The picture that is clicked. */
    interface Picture {
        /** The position of the feet on the floor seen at a pixel; empty where there is no floor. */
        Optional<Vec3> floorAt(double px, double py);

        /** The index of the course point drawn at a pixel, or −1. */
        int stopAt(double px, double py);
    }

    private final CourseEditor editor;
    private final Picture picture;
    private double pressedX;
    private double pressedY;

    CourseMouse(Node node, Picture picture, CourseEditor editor) {
        this.editor = editor;
        this.picture = picture;
        node.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        node.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        node.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
        node.addEventFilter(MouseEvent.MOUSE_CLICKED, this::click);
    }

    private void press(MouseEvent event) {
        pressedX = event.getX();
        pressedY = event.getY();
        int stop = editor.editingProperty().get() ? picture.stopAt(pressedX, pressedY) : -1;
        if (stop >= 0 && event.getButton() == MouseButton.PRIMARY) {
            editor.hold(stop);
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (editor.isHolding()) {
            if (isDragged(event)) {
                picture.floorAt(event.getX(), event.getY()).ifPresent(editor::moveTo);
            }
            event.consume();
        }
    }

    private void release(MouseEvent event) {
        if (editor.isHolding()) {
            editor.release();
            event.consume();
        }
    }

    /** A click that places a course point must not also start playing. */
    private void click(MouseEvent event) {
        if (!editor.editingProperty().get()) {
            return;
        }
        event.consume();
        int stop = picture.stopAt(event.getX(), event.getY());
        if (isDragged(event)) {
            return;
        }
        if (event.getButton() == MouseButton.SECONDARY && stop >= 0) {
            editor.remove(stop);
        } else if (event.getButton() == MouseButton.PRIMARY && stop < 0) {
            picture.floorAt(event.getX(), event.getY()).ifPresentOrElse(editor::click, editor::refuse);
        }
    }

    private boolean isDragged(MouseEvent event) {
        return Math.hypot(event.getX() - pressedX, event.getY() - pressedY) > STILL;
    }
}
