package dev.goldenangle.controller.scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The 39 scenarios in which two other engines were measured, at three tick rates. */
class SharedScenariosTest {
    /** Rows in which seams, walls, steps and slopes must not change the speed. */
    static final List<String> KEEPS_SPEED = List.of("flat", "wall30", "step02", "step030_v", "step035", "slope20", "slope40", "down_", "up_",
            "jump", "door_a0_o0", "door_a5_o0", "seam_");
    static final Set<String> SLIDES = Set.of("slopeidle46", "slopeidle60");

    static List<ScenarioRun> runs() {
        List<ScenarioRun> runs = new ArrayList<>();
        for (Scenario scenario : Scenarios.shared()) {
            for (int rate : Scenarios.RATES) {
                runs.add(ScenarioRun.of(scenario, rate));
            }
        }
        return runs;
    }

    private static List<ScenarioRun> runs(Predicate<Scenario> wanted) {
        return runs().stream().filter(run -> wanted.test(run.scenario)).toList();
    }

    static List<ScenarioRun> keepingSpeed() {
        return runs(scenario -> KEEPS_SPEED.stream().anyMatch(scenario.name()::startsWith));
    }

    static List<ScenarioRun> wantingNoSpeed() {
        return runs(scenario -> scenario.window().ideal() == 0 && !SLIDES.contains(scenario.name()));
    }

    static List<ScenarioRun> doorways() {
        return runs(scenario -> scenario.name().startsWith("door"));
    }

    static List<ScenarioRun> resting() {
        return runs(scenario -> !SLIDES.contains(scenario.name()) && !scenario.name().equals("vwedge35"));
    }

    /** The size of each family is fixed, so that renaming a scenario cannot silently drop cases. */
    @Test
    void thereAre39ScenariosAndAllFamiliesAreComplete() {
        assertEquals(39, Scenarios.shared().size());
        assertEquals(3 * 5, doorways().size());
        assertEquals(3 * 22, keepingSpeed().size());
        assertEquals(3 * 7, wantingNoSpeed().size());
        assertEquals(3 * 36, resting().size());
    }

    @ParameterizedTest
    @MethodSource("runs")
    void goalsAreReachedExactlyWherePossible(ScenarioRun run) {
        assertEquals(!Scenarios.OUT_OF_REACH.contains(run.scenario.name()), run.reached(), run::toString);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void groundNeverFlickersAndTheSkinIsKept(ScenarioRun run) {
        assertEquals(run.scenario.name().startsWith("jump") ? 2 : 0, run.flicker, run::toString);
        assertTrue(run.minDistance > 0.0199, run::toString);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void groundNormalChangesOnlyWithTheGround(ScenarioRun run) {
        int bends = switch (run.scenario.name()) {
            case "slope20", "slope40" -> 1;
            case "down_slope20" -> 2;
            default -> 0;
        };
        assertEquals(bends, run.normalChanges, run::toString);
    }

    @ParameterizedTest
    @MethodSource("keepingSpeed")
    void onlyObstaclesChangeTheSpeed(ScenarioRun run) {
        assertEquals(1, run.minRatio, 0.001, run::toString);
        assertEquals(1, run.maxRatio, 0.001, run::toString);
    }

    @ParameterizedTest
    @MethodSource("wantingNoSpeed")
    void noWantedSpeedMeansNoSpeed(ScenarioRun run) {
        assertEquals(0, Math.max(run.maxRatio, -run.minRatio), 1e-6, run::toString);
    }

    @ParameterizedTest
    @MethodSource("doorways")
    void doorwayCostsExactlyTheSpeedIntoItsFrame(ScenarioRun run) {
        SlidingDisc disc = new SlidingDisc(run.scenario, run.rate);
        assertEquals(disc.minRatio, run.minRatio, 0.001, run::toString);
        assertEquals(disc.maxRatio, run.maxRatio, 0.001, run::toString);
        assertEquals(disc.x(), run.x, 0.001, run::toString);
    }

    @ParameterizedTest
    @MethodSource("resting")
    void bodyAtRestDoesNotMove(ScenarioRun run) {
        assertEquals(0, run.jitter, 0, run::toString);
        if (!Double.isNaN(run.idleDrift)) {
            assertEquals(0, run.idleDrift, 0, run::toString);
        }
    }
}
