package dev.goldenangle.workbench.look;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * Adds parts to the window after its first frames, in the order they were given, so that the window opens sooner. A frame takes as many as
 * begin within some milliseconds, so that small ones need no frame of their own and large ones do not wait for each other's.
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

    /** @param nanos tells the time */
    DeferredParts(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** For a pane outside of the window: everything is there at once. */
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

    /** Once per frame. */
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

    /** Whether all are there. */
    public boolean isComplete() {
        return haveBegun() && waiting.isEmpty();
    }
}
