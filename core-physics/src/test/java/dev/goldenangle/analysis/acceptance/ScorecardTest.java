package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ScorecardTest {
    private static CheckResult found(AcceptanceCheck check, double value, boolean pass) {
        return new CheckResult(check, value, pass, "", Optional.empty());
    }

    /** Limits: a stop of at most 0.45 s, a build of at least 1.30 W, and no loss of the ground at all. */
    @Test
    void theMarginIsTheShareOfTheLimitThatIsLeft() {
        assertEquals(0.2, found(AcceptanceCheck.CRISP_STOP, 0.36, true).margin(), 1e-9);
        assertEquals(-0.2, found(AcceptanceCheck.CRISP_STOP, 0.54, false).margin(), 1e-9);
        assertEquals(0.5, found(AcceptanceCheck.AIR_STRAFE_BUILD, 1.95, true).margin(), 1e-9);
        assertEquals(-0.5, found(AcceptanceCheck.AIR_STRAFE_BUILD, 0.65, false).margin(), 1e-9);
        assertEquals(-3, found(AcceptanceCheck.GROUNDED_STABILITY, 3, false).margin(), 1e-9);
    }

    @Test
    void aScorecardPassesWhenEveryCheckDoes() {
        CheckResult good = found(AcceptanceCheck.CRISP_STOP, 0.3, true);
        CheckResult bad = found(AcceptanceCheck.CRISP_REDIRECT, 0.5, false);
        assertTrue(new Scorecard(List.of(good)).pass());
        assertFalse(new Scorecard(List.of(good, bad)).pass());
        assertEquals(bad, new Scorecard(List.of(good, bad)).of(AcceptanceCheck.CRISP_REDIRECT));
    }

    @Test
    void aModelOfAnotherKindOfWorldGetsACardOnWhichNothingApplies() {
        MarathonModel marathon = new MarathonModel();
        Scorecard card = Scorecard.of(marathon, marathon.parameters().defaults(),
                id -> SampleMaps.fileOf("flat").flatMap(SampleMaps::read).map(text -> MapReader.read(id, text, 32f)));
        assertTrue(card.pass());
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            assertEquals(check, card.of(check).check());
            assertFalse(card.of(check).applies());
            assertTrue(card.of(check).why().contains(marathon.label()), card.of(check).why());
        }
    }

    /** The quake rules know friction but no ground_accel: only what the model has is advised. */
    @Test
    void adviceNamesOnlyKnobsOfTheModel() {
        StrafejumpModel quake = new StrafejumpModel();
        CheckResult slow = AcceptanceCheck.CRISP_REDIRECT.run(quake, quake.parameters().defaults().with("ground_acceleration", "2"),
                id -> SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> MapReader.read(id, text, quake.unitsPerMetre())));
        assertFalse(slow.pass());
        assertTrue(slow.why().contains("Look at ground_acceleration, friction."), slow.why());
    }

    /** The document's six by name, in its order, and what was added: two sloppier presses and the bound. */
    @Test
    void theTableReadsAsTheDocumentLists() {
        List<AcceptanceCheck> checks = List.of(AcceptanceCheck.values());
        assertEquals(List.of("Crisp stop", "Crisp redirect", "Air-strafe speed build", "Doorway at speed", "Frictionless-jump retention",
                "Held-jump retention", "Late-jump retention", "Grounded stability", "Bounded speed"), checks.stream().map(AcceptanceCheck::label).toList());
        assertEquals(List.of("s", "s", "W", "×", "×", "×", "×", "×", "W"), checks.stream().map(AcceptanceCheck::unit).toList());
        assertEquals(List.of(0.45, 0.30, 1.30, 0.95, 0.98, 0.5, 0.5, 0.0, 3.0), checks.stream().map(AcceptanceCheck::limit).toList());
        assertEquals(List.of("≤", "≤", "≥", "≥", "≥", "≥", "≥", "≤", "≤"), checks.stream().map(check -> check.bound().symbol()).toList());
        assertEquals("crisp_stop", AcceptanceCheck.CRISP_STOP.key());
    }
}
