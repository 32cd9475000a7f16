package dev.goldenangle.workbench.look;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * Adds parts to the window after its first frames, in the given order, so that the window opens sooner. Each frame
 * adds parts until some milliseconds have passed: small parts share a frame, large ones get their own.
 */
public final class DeferredParts {
    private static final int FRAMES_FIRST = 2;
    private static final long BEGIN_WITHIN_NANOS = 8_000_000L;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final LongSupplier nanos;
    private int frames;

    public DeferredParts() {
        this(System::nanoTime);
    }

    /** @param nanos a clock */
    DeferredParts(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** For a pane outside the window: adds all parts at once. */
    public static DeferredParts atOnce() {
        DeferredParts deferred = new DeferredParts();
        deferred.frames = FRAMES_FIRST;
        return deferred;
    }

    public void add(Runnable part) {
        if (haveBegun()) {
            part.run();
        } else {
            waiting.add(part);
        }
    }

    /** Call once per frame. */
    public void frame() {
        if (frames < FRAMES_FIRST) {
            frames++;
            return;
        }
        long begin = nanos.getAsLong();
        while (!waiting.isEmpty() && nanos.getAsLong() - begin < BEGIN_WITHIN_NANOS) {
            waiting.remove().run();
        }
    }

    /** Whether the first frames have been shown. */
    public boolean haveBegun() {
        return frames == FRAMES_FIRST;
    }

    /** Whether all parts were added. */
    public boolean isComplete() {
        return haveBegun() && waiting.isEmpty();
    }
}
