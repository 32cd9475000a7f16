package dev.goldenangle.workbench.look;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DeferredPartsTest {
    private final List<String> there = new ArrayList<>();

    @Test
    void partsJoinOneAFrameInOrderAfterTheFirstTwoFrames() {
        DeferredParts deferred = new DeferredParts();
        deferred.add(() -> there.add("hud"));
        deferred.add(() -> there.add("tabs"));
        deferred.frame();
        deferred.frame();
        assertEquals(List.of(), there);
        assertFalse(deferred.isComplete());
        deferred.frame();
        assertEquals(List.of("hud"), there);
        deferred.frame();
        assertEquals(List.of("hud", "tabs"), there);
        assertTrue(deferred.isComplete());
    }

    @Test
    void whatComesLaterOrOutsideOfTheWindowIsThereAtOnce() {
        DeferredParts.atOnce().add(() -> there.add("pane"));
        assertEquals(List.of("pane"), there);
    }
}
