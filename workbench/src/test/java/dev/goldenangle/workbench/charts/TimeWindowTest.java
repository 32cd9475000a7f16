package dev.goldenangle.workbench.charts;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TimeWindowTest {
    private final TimeWindow window = new TimeWindow();

    @Test
    void shortRunStartsAtTheLeftAndLongRunEndsAtTheRight() {
        window.setEnd(2);
        window.goToEnd();
        assertEquals(0, window.from());
        window.setEnd(20);
        window.goToEnd();
        assertEquals(20, window.to());
        assertEquals(TimeWindow.DEFAULT_SPAN, window.span());
    }

    @Test
    void zoomingKeepsTheMomentUnderThePointer() {
        window.setEnd(60);
        window.goToEnd();
        double share = (57 - window.from()) / window.span();
        window.zoom(57, 0.5);
        assertEquals(3, window.span(), 1e-12);
        assertEquals(share, (57 - window.from()) / window.span(), 1e-12);
    }

    @Test
    void zoomIsLimitedToAFewTicksAndSlightlyMoreThanTheRun() {
        window.setEnd(30);
        for (int i = 0; i < 100; i++) {
            window.zoom(10, 0.5);
        }
        assertEquals(TimeWindow.SHORTEST, window.span());
        for (int i = 0; i < 100; i++) {
            window.zoom(10, 2);
        }
        assertEquals(31.5, window.span(), 1e-9);
        assertEquals(0, window.from());
    }

    @Test
    void panningStopsAtTheEndsOfTheRun() {
        window.setEnd(60);
        window.pan(-5);
        assertEquals(0, window.from());
        window.pan(1000);
        assertTrue(window.from() < 60 && window.to() > 60);
    }

    @Test
    void revealScrollsOnlyToMomentsOutOfView() {
        window.setEnd(60);
        window.reveal(3);
        assertEquals(0, window.from());
        window.reveal(30);
        assertTrue(window.from() < 30 && window.to() > 30);
        window.reveal(1);
        assertTrue(window.from() < 1 && window.from() >= 0);
    }

    @Test
    void showAllStartsAtTheBeginning() {
        window.setEnd(42);
        window.showAll();
        assertEquals(0, window.from());
        assertEquals(42, window.to());
    }
}
