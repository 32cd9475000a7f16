package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import org.junit.jupiter.api.Test;

import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

class SceneryPreloaderTest {
    private static Level level(String map) {
        return LevelReader.read(map, SampleMaps.read(map + ".map").orElseThrow(), 1f);
    }

    /** A row of boxes. */
    private static Level boxes(int count) {
        StringBuilder map = new StringBuilder("{\n\"classname\" \"worldspawn\"\n");
        for (int i = 0; i < count; i++) {
            int x = 100 * i;
            map.append("{\n( ").append(x).append(" 0 0 ) ( ").append(x).append(" 1 0 ) ( ").append(x).append(" 0 1 ) a 0 0 0 1 1\n( ").append(x + 64).append(" 0 0 ) ( ").append(x + 64)
                    .append(" 0 1 ) ( ").append(x + 64).append(" 1 0 ) a 0 0 0 1 1\n( 0 0 0 ) ( 0 0 1 ) ( 1 0 0 ) a 0 0 0 1 1\n( 0 64 0 ) ( 1 64 0 ) ( 0 64 1 ) a 0 0 0 1 1\n")
                    .append("( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 ) a 0 0 0 1 1\n( 0 0 64 ) ( 0 1 64 ) ( 1 0 64 ) a 0 0 0 1 1\n}\n");
        }
        return LevelReader.read("boxes", map.append("}\n").toString(), 1f);
    }

    @Test
    void preparedSceneryIsTakenOnce() {
        Level level = level("arena-loop");
        CompletableFuture<?> begun = SceneryPreloader.begin(level);
        CompletableFuture<SceneryPreloader.Ready> first = SceneryPreloader.of(level);
        assertSame(begun, first);
        SceneryPreloader.Ready again = SceneryPreloader.of(level).join();
        assertNotSame(first.join().scenery(), again.scenery(), "prepared again");
        assertEquals(first.join().scenery().polygonCount(), again.scenery().polygonCount());
        assertEquals(first.join().floor(), again.floor());
    }

    @Test
    void anotherLevelHasItsOwnScenery() {
        SceneryPreloader.begin(level("arena-loop"));
        Level stairs = level("stairs");
        SceneryMaker maker = SceneryMaker.of(stairs);
        SceneryPreloader.Ready ready = SceneryPreloader.of(stairs).join();
        assertEquals(maker.scenery().polygonCount(), ready.scenery().polygonCount());
        assertEquals(maker.floor(), ready.floor());
        assertEquals(maker.isRoofed(), ready.roofed());
    }

    @Test
    void largeLevelIsReadyImmediatelyWithEmptyScenery() {
        assertFalse(SceneryPreloader.of(boxes(1000)).join().isEmpty());
        SceneryPreloader.Ready large = SceneryPreloader.of(boxes(1001)).join();
        assertTrue(large.isEmpty());
        assertSame(large.scenery(), Scenery.EMPTY);
    }
}
