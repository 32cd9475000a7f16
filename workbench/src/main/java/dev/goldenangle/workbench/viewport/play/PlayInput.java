package dev.goldenangle.workbench.viewport.play;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.live.Keyboard;
import dev.goldenangle.workbench.live.LivePlay;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.robot.Robot;
import javafx.stage.Window;

import java.util.Optional;

/**
 * Turns keys and mouse into play. While the keyboard drives, a click on the view captures the pointer: then every bound key belongs to the
 * player and the mouse turns the view. Esc (which also pauses), another window or another source releases it. Without capture, the keys still
 * move the player as long as no other control has the focus.
 */
public final class PlayInput {
    /** The pointer is moved back before it gets farther from the centre than this, so that it never reaches an edge. */
    private static final double LEASH = 80;
    private final LivePlay live;
    private final PlayControls controls;
    private final Region view;
    private final ReadOnlyBooleanWrapper captured = new ReadOnlyBooleanWrapper(this, "captured", false);
    private Robot robot;
    private Point2D middle = Point2D.ZERO;
    private Point2D last = Point2D.ZERO;
    private boolean returning;

    public PlayInput(LivePlay live, PlayControls controls, Region view) {
        this.live = live;
        this.controls = controls;
        this.view = view;
        view.sceneProperty().addListener((observable, old, scene) -> listenTo(scene));
        view.addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        live.sources().drivingProperty().addListener(observable -> free());
    }

    private void listenTo(Scene scene) {
        if (scene == null) {
            return;
        }
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, this::release);
        scene.addEventFilter(KeyEvent.KEY_TYPED, this::swallowWhileCaptured);
        scene.addEventFilter(MouseEvent.ANY, this::mouse);
        scene.windowProperty().addListener((observable, old, window) -> freeWithoutFocus(window));
    }

    private void freeWithoutFocus(Window window) {
        if (window != null) {
            window.focusedProperty().addListener((observable, old, focused) -> {
                if (!focused) {
                    keyboard().releaseAll(System.nanoTime());
                    free();
                }
            });
        }
    }

    ReadOnlyBooleanProperty capturedProperty() {
        return captured.getReadOnlyProperty();
    }

    boolean isPlaying() {
        return live.sources().driving() == live.keyboardSource();
    }

    private Keyboard keyboard() {
        return live.keyboard();
    }

    private void click(MouseEvent event) {
        if (isPlaying() && event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            capture();
        }
    }

    /** Gives the pointer and the keys to the player, and starts time. */
    public void capture() {
        if (captured.get()) {
            return;
        }
        robot = robot == null ? new Robot() : robot;
        captured.set(true);
        view.requestFocus();
        view.getScene().setCursor(Cursor.NONE);
        Bounds bounds = view.localToScreen(view.getBoundsInLocal());
        middle = new Point2D(Math.round(bounds.getCenterX()), Math.round(bounds.getCenterY()));
        last = robot.getMousePosition();
        recentre();
        live.playback().play();
    }

    void free() {
        if (captured.get()) {
            captured.set(false);
            view.getScene().setCursor(null);
            keyboard().releaseAll(System.nanoTime());
        }
    }

    private void recentre() {
        returning = true;
        robot.mouseMove(middle);
    }

    /** While the pointer is captured, every bound key belongs to the player. Otherwise crouching with Ctrl would trigger shortcuts. */
    public boolean takes(KeyEvent event) {
        return captured.get() && (event.getCode() == KeyCode.ESCAPE || controls.keys().actionOf(event.getCode()).isPresent());
    }

    private void press(KeyEvent event) {
        if (event.isConsumed()) {
            return;
        }
        if (captured.get() && event.getCode() == KeyCode.ESCAPE) {
            live.playback().pause();
            free();
            event.consume();
            return;
        }
        Optional<GameKey> action = controls.keys().actionOf(event.getCode());
        if (action.isPresent() && isPlaying() && (captured.get() || isFree(event))) {
            keyboard().press(action.get(), System.nanoTime());
            event.consume();
        }
    }

    /** Whether nothing else uses a key: no control has the focus, and it is not a shortcut. */
    private boolean isFree(KeyEvent event) {
        Scene scene = view.getScene();
        boolean isChord = !event.getCode().isModifierKey() && (event.isControlDown() || event.isAltDown() || event.isMetaDown());
        boolean isUnclaimed = scene.getFocusOwner() == null || scene.getFocusOwner() == scene.getRoot() || scene.getFocusOwner() == view;
        return isUnclaimed && !isChord;
    }

    /** A key release is always passed on, so that no key gets stuck when the focus moves elsewhere. */
    private void release(KeyEvent event) {
        controls.keys().actionOf(event.getCode()).ifPresent(action -> keyboard().release(action, System.nanoTime()));
    }

    private void swallowWhileCaptured(Event event) {
        if (captured.get()) {
            event.consume();
        }
    }

    private void mouse(MouseEvent event) {
        if (!captured.get()) {
            return;
        }
        if (event.getEventType() == MouseEvent.MOUSE_MOVED || event.getEventType() == MouseEvent.MOUSE_DRAGGED) {
            turn(new Point2D(event.getScreenX(), event.getScreenY()));
        }
        event.consume();
    }

    /** Moves that were pending when the pointer was moved back still arrive at old positions, so each counts from the one before. */
    private void turn(Point2D at) {
        if (returning && at.distance(middle) < at.distance(last)) {
            returning = false;
            last = middle;
        }
        Point2D moved = at.subtract(last);
        last = at;
        double scale = Math.toRadians(controls.sensitivityProperty().get());
        if (moved.getX() != 0 || moved.getY() != 0) {
            keyboard().turn(-moved.getX() * scale, -moved.getY() * scale, System.nanoTime());
        }
        if (at.distance(middle) > LEASH && !returning) {
            recentre();
        }
    }
}
