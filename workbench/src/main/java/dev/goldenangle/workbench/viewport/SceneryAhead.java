package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.workbench.tasks.OwnThread;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;

import java.util.concurrent.CompletableFuture;

/** Makes the scenery of a level beside the window's thread; it may begin before there is a window to show it. */
public final class SceneryAhead {
    private static final int SMALL = 1000;
    private static SceneryAhead begun;
    private final Level level;
    private final CompletableFuture<Ready> ready;

    private SceneryAhead(Level level) {
        this.level = level;
        ready = CompletableFuture.supplyAsync(() -> Ready.of(level), OwnThread.executor());
    }

    /**
     * What is known of a level's scenery.
     *
     * @param scenery all of it; empty for a large level, which would keep a window waiting
     * @param floor   the height of most of its floor
     * @param roofed  whether roofs would hide it
     */
    record Ready(Scenery scenery, double floor, boolean roofed) {
        static Ready of(Level level) {
            SceneryMaker maker = SceneryMaker.of(level);
            return isSmall(maker) ? new Ready(maker.scenery(), maker.floor(), maker.isRoofed()) : new Ready(Scenery.EMPTY, 0, false);
        }

        boolean isEmpty() {
            return scenery == Scenery.EMPTY;
        }
    }

    /** Whether a scenery is made at once. */
    static boolean isSmall(SceneryMaker maker) {
        return maker.size() <= SMALL;
    }

    /** Begins with a level that is about to be shown first; returns what is done when its scenery is there. */
    public static synchronized CompletableFuture<?> begin(Level level) {
        begun = new SceneryAhead(level);
        return begun.ready;
    }

    /** What was begun for a level, once, or what begins now. */
    static synchronized CompletableFuture<Ready> of(Level level) {
        SceneryAhead ahead = begun != null && begun.level == level ? begun : new SceneryAhead(level);
        begun = null;
        return ahead.ready;
    }
}
