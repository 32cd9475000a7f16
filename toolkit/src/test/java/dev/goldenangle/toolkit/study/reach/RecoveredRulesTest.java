package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.background.Progress;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Starts with wrong knobs, takes measurements of other engines as goals, and checks that the search recovers those engines' knobs. The
 * measurements are in core-physics/src/test/resources/figures/q3: strafejump.csv and stop_from_320.csv, variant vq3_128hz_nosnap, and
 * strafejump_qw.csv, variant qw_13ms.
 */
class RecoveredRulesTest {
    private static final double[] QUAKE_3_LANDINGS = {490.433285, 615.345067, 718.869908, 809.257867, 890.518252, 964.959570, 1034.055269, 1098.814445};
    /** Landings are 87 ticks apart, after 19 ticks to reach W; each jump starts two ticks after the landing. */
    private static final int QUAKE_3_TICKS = 87;
    private static final int QUAKE_3_RUN_UP = 19;
    private static final double QUAKE_3_STOP = 42.891945;
    private static final double[] QUAKEWORLD_LANDINGS = {385.097345, 440.681232, 489.999869, 534.789608, 576.107628};
    private static final double TOLERANCE = 0.002;

    private static Goal about(GoalMetric measure, int landing, double value, String unit, Model model) {
        Limits limits = Limits.two(Relation.ABOUT, new Amount(value, unit), new Amount(TOLERANCE * value, unit));
        return new Goal(measure.label() + " " + landing, measure, landing, limits, 1, measure.usual().apply(model).orElseThrow(), "");
    }

    /** A number of jumps within a number of ticks. Without it, more air acceleration and shorter flights could not be distinguished. */
    private static Goal jumps(int count, int ticks, Model model) {
        Goal goal = about(GoalMetrics.find("jumps").orElseThrow(), 0, count, "", model);
        return goal.withName(count + " jumps").withScenario(new GoalScenario("flat", "optimal-strafer", ticks / 128.0, 1));
    }

    private static List<Goal> landings(double[] speeds, Model model) {
        List<Goal> goals = new ArrayList<>();
        for (int i = 0; i < speeds.length; i++) {
            goals.add(about(GoalMetrics.find("speed_at_landing").orElseThrow(), i + 1, speeds[i], "u/s", model));
        }
        return goals;
    }

    private static ParameterSet reached(Preset preset, List<String> elsewhere, List<String> knobs, List<Goal> goals) throws Exception {
        Model model = PresetLibrary.model(preset);
        ParameterSet start = PresetLibrary.override(preset.parameters(), elsewhere);
        KnobSpace space = KnobSpace.named(model, start, knobs);
        ReachAnswer answer = Reach.solve(new ReachQuestion(space, goals, List.of(), knobs.size(), MapLibrary.levels(model)), 2, new Progress(), news -> { });
        assertTrue(answer.reachesAll(), SuggestionText.verdict(answer));
        return answer.suggestions().get(0).parameters();
    }

    private static void near(ParameterSet expected, ParameterSet actual, String key) {
        double truth = expected.get(expected.table().find(key).orElseThrow());
        assertEquals(truth, actual.get(actual.table().find(key).orElseThrow()), 0.01 * truth, key);
    }

    @Test
    void quake3LandingsRecoverAirAccelerationFrictionAndGravity() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("strafejump/vq3-128");
        Model model = PresetLibrary.model(preset);
        List<Goal> goals = landings(QUAKE_3_LANDINGS, model);
        goals.add(about(GoalMetrics.find("stop_distance").orElseThrow(), 0, QUAKE_3_STOP, "u", model));
        for (int jumps : new int[] {1, 4}) {
            int landing = QUAKE_3_RUN_UP + jumps * QUAKE_3_TICKS;
            goals.add(jumps(jumps, landing, model));
            goals.add(jumps(jumps + 1, landing + 2, model));
        }
        List<String> knobs = List.of("air_acceleration", "friction", "gravity");
        ParameterSet found = reached(preset, List.of("air_acceleration=2.5", "friction=9", "gravity=620"), knobs, goals);
        knobs.forEach(key -> near(preset.parameters(), found, key));
    }

    @Test
    void quakeWorldLandingsRecoverTheAirSpeedCap() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("quakeworld/classic");
        ParameterSet found = reached(preset, List.of("air_speed_cap=75"), List.of("air_speed_cap"), landings(QUAKEWORLD_LANDINGS, PresetLibrary.model(preset)));
        near(preset.parameters(), found, "air_speed_cap");
    }
}
