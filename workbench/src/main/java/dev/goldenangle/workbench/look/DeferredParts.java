package dev.goldenangle.workbench.look;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Adds parts to the window after its first frames, one per frame in the order they were given, so that the window opens sooner.
 */
public final class DeferredParts {
    private static final int FRAMES_FIRST = 2;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int frames;

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
        } else if (!waiting.isEmpty()) {
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
