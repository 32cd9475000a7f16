package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;

import java.util.concurrent.CompletableFuture;

/** Prepares the scenery of a level on another thread, possibly before the window exists. */
public final class SceneryPreloader {
    private static final int SMALL = 1000;
    private static SceneryPreloader begun;
    private final Level level;
    private final CompletableFuture<Ready> ready;

    private SceneryPreloader(Level level) {
        this.level = level;
        ready = CompletableFuture.supplyAsync(() -> Ready.of(level), DaemonThreads.perTask());
    }

    /**
     * The prepared scenery of a level.
     *
     * @param scenery the whole scenery; empty for a large level, which would delay the window
     * @param floor   the height of most of the floor
     * @param roofed  whether roofs would hide the floor
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

    /** Whether the scenery is prepared immediately. */
    static boolean isSmall(SceneryMaker maker) {
        return maker.size() <= SMALL;
    }

    /** Starts with the level that will be shown first. The future completes when its scenery is ready. */
    public static synchronized CompletableFuture<?> begin(Level level) {
        begun = new SceneryPreloader(level);
        return begun.ready;
    }

    /** The scenery that was started for a level, which can be taken once; otherwise starts it now. */
    static synchronized CompletableFuture<Ready> of(Level level) {
        SceneryPreloader ahead = begun != null && begun.level == level ? begun : new SceneryPreloader(level);
        begun = null;
        return ahead.ready;
    }
}
