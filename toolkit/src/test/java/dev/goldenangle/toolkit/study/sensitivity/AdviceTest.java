package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.TuningNote;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The arena's tuning guide, as shown for a missed goal. */
class AdviceTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    private static List<TuningNote> notes(AcceptanceCheck check, Better wanted) {
        GoalMetric measure = GoalMetrics.find(check.key()).orElseThrow();
        return Advice.notes(measure, ARENA, wanted);
    }

    /** The guide's order: landing friction first, then the bonus, then the peak; it does not mention air acceleration. */
    @Test
    void boundedSpeedAdviceFollowsTheGuidesOrder() {
        assertEquals(List.of("landing_friction_scale", "bonus_scale", "g_peak"),
                notes(AcceptanceCheck.BOUNDED_SPEED, Better.LOWER).stream().flatMap(note -> note.knobs().stream()).toList());
        assertEquals(List.of(), notes(AcceptanceCheck.BOUNDED_SPEED, Better.HIGHER), "no advice to lower a value that should be higher");
    }

    @Test
    void everyCheckInTheGuideHasItsNotes() {
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            boolean isSilent = check == AcceptanceCheck.GROUNDED_STABILITY;
            assertEquals(isSilent, notes(check, check.better()).isEmpty(), check.key());
        }
        assertTrue(notes(AcceptanceCheck.DOORWAY_AT_SPEED, Better.HIGHER).get(0).text().startsWith("If doorways at speed are too hard to hit, raise max_shaping_angle_per_tick"));
    }

    @Test
    void notesNameOnlyExistingMeasures() {
        ARENA.parameters().notes().forEach(note -> note.checks().forEach(check -> assertTrue(GoalMetrics.find(check).isPresent(), check)));
    }
}
