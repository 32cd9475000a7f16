package dev.goldenangle.workbench.viewport.frame;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A mover of 2 m in a building from −10 to 30 m. */
class SectionTest {
    private static final double SKY = Double.POSITIVE_INFINITY;
    private final Section section = new Section();

    private double height(boolean roofed, double ground, double ceiling) {
        return section.height(roofed, ground, 2, ceiling, -10, 30);
    }

    @Test
    void worldWithoutRoofsIsNotCut() {
        assertEquals(SKY, height(false, 0, 4));
    }

    @Test
    void indoorCutIsSlightlyAboveTheHeadAndBelowALowCeiling() {
        assertEquals(2.7, height(true, 0, 5), 1e-9);
        assertEquals(8.7, height(true, 6, SKY), 1e-9);
        assertEquals(8.08, height(true, 6, 8.1), 1e-9);
    }

    @Test
    void cutMovesWithAnotherFloorButNotWithAStep() {
        double first = height(true, 0, 5);
        assertEquals(first, height(true, 0.3, 5), "a step");
        assertEquals(first + 3, height(true, 3, 9), 1e-9, "a floor");
    }

    @Test
    void manualCutFollowsTheSliderAndCutsNothingAtItsEnd() {
        section.modeProperty().set(Section.Mode.BY_HAND);
        section.shareProperty().set(0.25);
        assertEquals(0, height(true, 7, 9));
        section.shareProperty().set(1);
        assertEquals(SKY, height(true, 7, 9));
        section.modeProperty().set(Section.Mode.WHOLE);
        assertEquals(SKY, height(true, 7, 9));
    }
}
