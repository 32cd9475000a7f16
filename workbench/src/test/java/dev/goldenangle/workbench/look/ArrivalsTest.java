package dev.goldenangle.workbench.look;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ArrivalsTest {
    private final List<String> there = new ArrayList<>();

    @Test
    void partsJoinOneAFrameInOrderAfterTheFirstTwoFrames() {
        Arrivals arrivals = new Arrivals();
        arrivals.add(() -> there.add("hud"));
        arrivals.add(() -> there.add("tabs"));
        arrivals.frame();
        arrivals.frame();
        assertEquals(List.of(), there);
        assertFalse(arrivals.areOver());
        arrivals.frame();
        assertEquals(List.of("hud"), there);
        arrivals.frame();
        assertEquals(List.of("hud", "tabs"), there);
        assertTrue(arrivals.areOver());
    }

    @Test
    void whatComesLaterOrOutsideOfTheWindowIsThereAtOnce() {
        Arrivals.atOnce().add(() -> there.add("pane"));
        assertEquals(List.of("pane"), there);
    }
}
