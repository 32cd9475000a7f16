package dev.goldenangle.workbench.look;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DeferredPartsTest {
    private final List<String> there = new ArrayList<>();

    private long now;

    private void join(String part, int millis) {
        there.add(part);
        now += millis * 1_000_000L;
    }

    @Test
    void partsAreAddedInOrderAfterTwoFramesForEightMillisecondsPerFrame() {
        DeferredParts deferred = new DeferredParts(() -> now);
        deferred.add(() -> join("search", 3));
        deferred.add(() -> join("hud", 40));
        deferred.add(() -> join("tabs", 8));
        deferred.add(() -> join("status", 1));
        deferred.frame();
        deferred.frame();
        assertEquals(List.of(), there);
        deferred.frame();
        assertEquals(List.of("search", "hud"), there);
        assertFalse(deferred.isComplete());
        deferred.frame();
        assertEquals(List.of("search", "hud", "tabs"), there);
        deferred.frame();
        assertEquals(List.of("search", "hud", "tabs", "status"), there);
        assertTrue(deferred.isComplete());
    }

    @Test
    void laterPartsAndPartsOutsideTheWindowAreAddedAtOnce() {
        DeferredParts.atOnce().add(() -> there.add("pane"));
        assertEquals(List.of("pane"), there);
    }
}
