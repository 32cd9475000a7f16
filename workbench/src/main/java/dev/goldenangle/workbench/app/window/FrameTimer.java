package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.background.DaemonThreads;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Drives the window's frames: one per screen refresh while something moves, a few per second while idle. */
public final class FrameTimer extends AnimationTimer {
    private static final long LOOKS_EVERY_MILLIS = 1000;
    private final WorkbenchWindow window;
    private final Runnable onFrame;
    private final ScheduledExecutorService looks = Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("frame-timer"));
    private boolean asleep;

    /** @param onFrame called after every frame */
    public FrameTimer(WorkbenchWindow window, Runnable onFrame) {
        this.window = window;
        this.onFrame = onFrame;
        window.setOnWake(this::wake);
    }

    @Override
    public void handle(long nanos) {
        window.frame(nanos);
        onFrame.run();
        if (window.isAsleep(nanos)) {
            asleep = true;
            stop();
            nap();
        }
    }

    private void nap() {
        looks.schedule(() -> Platform.runLater(this::look), LOOKS_EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        long nanos = System.nanoTime();
        if (!asleep) {
            return;
        }
        window.frame(nanos);
        if (window.isAsleep(nanos)) {
            nap();
        } else {
            wake();
        }
    }

    private void wake() {
        if (asleep) {
            asleep = false;
            start();
        }
    }
}
