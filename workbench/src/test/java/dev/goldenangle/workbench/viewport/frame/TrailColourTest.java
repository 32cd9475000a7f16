package dev.goldenangle.workbench.viewport.frame;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class TrailColourTest {
    @Test
    void speedRampGivesAThirdToTheGround() {
        assertEquals(0, TrailColour.speedShare(0));
        assertEquals(0.34, TrailColour.speedShare(1), 1e-9);
        assertEquals(1, TrailColour.speedShare(1.8), 1e-9);
        assertEquals(1, TrailColour.speedShare(5), 1e-9);
    }
}
