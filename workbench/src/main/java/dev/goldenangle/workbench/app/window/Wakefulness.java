package dev.goldenangle.workbench.app.window;

import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

import java.util.function.BooleanSupplier;

/**
 * Decides whether a frame must be drawn: always while something moves or the user is active, otherwise a few times a
 * second to notice outside changes.
 */
final class Wakefulness {
    private static final long STAYS_AWAKE_NANOS = 1_000_000_000L;
    private static final long LOOKS_EVERY_NANOS = 200_000_000L;
    private final BooleanSupplier isMoving;
    private Runnable onWake = () -> { };
    private boolean touched = true;
    private long awakeUntil;
    private long madeAt;

    /** @param isMoving whether something changes on every frame */
    Wakefulness(Scene scene, BooleanSupplier isMoving) {
        this.isMoving = isMoving;
        scene.addEventFilter(InputEvent.ANY, this::wake);
        scene.widthProperty().addListener(observable -> touched = true);
        scene.heightProperty().addListener(observable -> touched = true);
    }

    private void wake(Event event) {
        touched = true;
        onWake.run();
    }

    /** @param action called on user activity, on the window's thread */
    void setOnWake(Runnable action) {
        onWake = action;
    }

    /** Whether frames can be skipped for now. */
    boolean isAsleep(long nanos) {
        return !touched && nanos > awakeUntil;
    }

    boolean isDue(long nanos) {
        if (touched || isMoving.getAsBoolean()) {
            touched = false;
            awakeUntil = nanos + STAYS_AWAKE_NANOS;
        }
        boolean isDue = nanos <= awakeUntil || nanos - madeAt >= LOOKS_EVERY_NANOS;
        madeAt = isDue ? nanos : madeAt;
        return isDue;
    }
}
