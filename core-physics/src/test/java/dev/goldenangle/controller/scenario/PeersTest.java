package dev.goldenangle.controller.scenario;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Our controller is at least as close to the right result as the two other engines, in every scenario and column. */
class PeersTest {
    private static final Map<String, Map<String, String>> RAPIER = Scenarios.peer("rapier19");
    private static final Map<String, Map<String, String>> JOLT = Scenarios.peer("jolt");
    /** The figures of the other engines have three digits. */
    private static final double ROUNDING = 0.00051;

    static List<ScenarioRun> runs() {
        return SharedScenariosTest.runs().stream().filter(run -> run.rate != 250).toList();
    }

    @ParameterizedTest
    @MethodSource("runs")
    void noOtherEngineIsCloserToTheRightResult(ScenarioRun run) {
        for (Map<String, Map<String, String>> peer : List.of(RAPIER, JOLT)) {
            Map<String, String> row = peer.get(run.scenario.name() + " " + run.rate);
            if (!row.get("goal").isEmpty()) {
                assertEquals(!Scenarios.OUT_OF_REACH.contains(run.scenario.name()), run.reached());
            }
            int changes = run.scenario.name().startsWith("jump") ? 2 : 0;
            nearer("flicker", changes, run.flicker, row);
            nearer("min_dist", 0.02, Math.min(0.02, run.minDistance), row);
            compareSpeed(run, row);
            if (!SharedScenariosTest.SLIDES.contains(run.scenario.name()) && !run.scenario.name().equals("vwedge35")) {
                nearer("y_jitter", 0, run.jitter, row);
            }
        }
    }

    /** If an obstacle stops the body for good, or a slope sends it down, no ratio is right and none is compared. */
    private static void compareSpeed(ScenarioRun run, Map<String, String> row) {
        String name = run.scenario.name();
        if (name.startsWith("door")) {
            SlidingDisc disc = new SlidingDisc(run.scenario, run.rate);
            nearer("min_ratio", disc.minRatio, run.minRatio, row);
            nearer("max_ratio", disc.maxRatio, run.maxRatio, row);
        } else if (SharedScenariosTest.KEEPS_SPEED.stream().anyMatch(name::startsWith)) {
            nearer("min_ratio", 1, run.minRatio, row);
            nearer("max_ratio", 1, run.maxRatio, row);
        } else if (run.scenario.window().ideal() == 0 && !SharedScenariosTest.SLIDES.contains(name)) {
            nearer("min_ratio", 0, run.minRatio, row);
            nearer("max_ratio", 0, run.maxRatio, row);
        }
    }

    private static void nearer(String column, double right, double ours, Map<String, String> row) {
        double theirs = Double.parseDouble(row.get(column));
        assertTrue(Math.abs(ours - right) <= Math.abs(theirs - right) + ROUNDING, () -> column + ": right " + right + ", ours " + ours + ", theirs " + theirs);
    }
}
