package dev.goldenangle.bot;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** At 300 units per second a hop of a second covers 300 coasting; a gain of 100 per second makes it 345. */
class RunUpTest {
    @Test
    void coastsWhenCoastingIsNearlyEnough() {
        assertEquals(RunUp.Deed.COAST, RunUp.inTheAir(0, 310, 300, 100, 1, 1, 0));
    }

    @Test
    void gainsWhenMostOfTheGainIsNeeded() {
        assertEquals(RunUp.Deed.GAIN, RunUp.inTheAir(0, 340, 300, 100, 1, 1, 0));
    }

    @Test
    void addsAHopWhenOneCannotReachAndBrakesIfThatIsTooFar() {
        assertEquals(RunUp.Deed.BRAKE, RunUp.inTheAir(0, 400, 300, 100, 1, 1, 0));
        assertEquals(RunUp.Deed.COAST, RunUp.inTheAir(0, 650, 300, 100, 1, 1, 0));
    }

    @Test
    void gainsWithoutATheoryOfGainBecauseNothingElseIsKnown() {
        assertEquals(RunUp.Deed.GAIN, RunUp.inTheAir(0, 1e9f, 300, 0, 1, 1, 0));
    }

    @Test
    void whoFellTakesAnotherShareOfTheGain() {
        assertEquals(RunUp.Deed.COAST, RunUp.inTheAir(0, 315, 300, 100, 1, 1, 0));
        assertEquals(RunUp.Deed.GAIN, RunUp.inTheAir(1, 315, 300, 100, 1, 1, 0));
    }

    @Test
    void hopsOnlyIfItLandsBeforeTheEdge() {
        assertTrue(RunUp.hasRoomToHop(300, 300, 1));
        assertFalse(RunUp.hasRoomToHop(299, 300, 1));
    }

    /** At most 347.4 units in the second that is left: 360 are out of reach, but a landing 20 before the edge is as good. */
    @Test
    void whoLandsJustShortOfTheEdgeDoesNotBrakeForOneMoreHop() {
        assertEquals(RunUp.Deed.BRAKE, RunUp.inTheAir(0, 360, 300, 100, 1, 1, 0));
        assertEquals(RunUp.Deed.GAIN, RunUp.inTheAir(0, 360, 300, 100, 1, 1, 20));
    }
}
