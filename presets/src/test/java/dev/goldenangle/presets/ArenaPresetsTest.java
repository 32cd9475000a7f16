package dev.goldenangle.presets;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.command.Command;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.arena.ArenaParameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.simulation.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The shipped arena presets meet their documented goals. */
class ArenaPresetsTest {
    private static final ArenaModel ARENA = new ArenaModel();
    private static final Map<String, Level> MAPS = new ConcurrentHashMap<>();

    private static Optional<Level> map(String id) {
        return SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> MAPS.computeIfAbsent(id, i -> MapReader.read(i, text, ARENA.unitsPerMetre())));
    }

    private static ParameterSet preset(String name) {
        return ShippedPresets.load("arena/" + name).parameters();
    }

    private static final GoalSet GOALS = GoalStore.read("arena/default").orThrow();

    private static List<GoalResult> results(ParameterSet parameters) {
        return new GoalRunner(ARENA, ArenaPresetsTest::map).run(GOALS, parameters);
    }

    private static GoalResult result(String measure, ParameterSet parameters) {
        Goal goal = GOALS.goals().stream().filter(listed -> listed.measure().key().equals(measure)).findFirst().orElseThrow();
        return new GoalRunner(ARENA, ArenaPresetsTest::map).run(goal, parameters);
    }

    @Test
    void documentPresetHasTheSpecifiedStartValues() {
        assertEquals(List.of(), preset("document").differences(ARENA.parameters().defaults()));
    }

    @Test
    void documentPresetMissesOnlyTheSpeedLimit() {
        assertEquals(List.of("bounded_speed"), results(preset("document")).stream().filter(r -> !r.pass()).map(r -> r.goal().measure().key()).toList());
        assertTrue(ShippedPresets.load("arena/document").description().contains("bounded-speed"), "its description says so");
    }

    @ParameterizedTest
    @ValueSource(strings = {"default", "precise", "floaty", "speedway"})
    void everyOtherPresetMeetsEveryGoal(String name) {
        for (GoalResult result : results(preset(name))) {
            assertTrue(result.pass(), () -> result.goal().name() + " " + result.value() + ": " + result.why());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"document", "default", "precise", "floaty", "speedway"})
    void presetsStayWithinTheSliders(String name) {
        ParameterSet set = preset(name);
        for (ArenaParameter parameter : ArenaParameter.values()) {
            Spec spec = parameter.spec();
            double value = set.get(parameter);
            assertTrue(value >= spec.sliderMin().resolve(set.w()) - 1e-9 && value <= spec.sliderMax().resolve(set.w()) + 1e-9,
                    () -> parameter.key() + " = " + set.value(parameter).text());
        }
        assertFalse(ShippedPresets.load("arena/" + name).description().isBlank());
    }

    @ParameterizedTest
    @CsvSource({"CRISP_STOP, stop_speed=0.05W friction=4", "CRISP_REDIRECT, ground_accel=6.5", "AIR_STRAFE_BUILD, air_accel_base=0.5",
            "DOORWAY_AT_SPEED, shaping_strength=0", "DOORWAY_AT_SPEED, air_resistance=20", "HELD_RETENTION, friction=20", "LATE_RETENTION, friction=40",
            "JUMP_RETENTION, frictionless_jump_mode=none", "JUMP_RETENTION, jump_buffer_window_ticks=0",
            "GROUNDED_STABILITY, ground_snap=0 tick_rate=30", "BOUNDED_SPEED, air_resistance=0"})
    void deliberatelyBadPresetMissesTheMatchingGoal(AcceptanceCheck check, String changes) {
        ParameterSet bad = preset("default");
        for (String change : changes.split(" ")) {
            bad = bad.with(change.substring(0, change.indexOf('=')), change.substring(change.indexOf('=') + 1));
        }
        GoalResult result = result(check.key(), bad);
        assertFalse(result.pass(), () -> check + " " + result.value());
        assertTrue(result.why().contains(check.complaint()), result.why());
    }

    @Test
    void tenGoodJumpsOfDefaultReachTheDocumentedSpeed() {
        double w = result("air_strafe_build", preset("default")).value();
        assertTrue(w >= 1.6 && w <= 2.2, () -> w + " W");
    }

    @Test
    void defaultRewardsTheTargetAngle() {
        double straight = heldAngle(0);
        double poor = heldAngle(5);
        double target = heldAngle(20);
        double beyond = heldAngle(35);
        assertTrue(target - 1 > 0.5, () -> target + " W at the target");
        assertTrue(poor - 1 < 0.5 * (target - 1), () -> poor + " W against " + target + " W");
        assertTrue(straight > 0.97, () -> "jumping straight ahead costs next to nothing: " + straight);
        assertTrue(beyond < target, () -> beyond + " W beyond the target");
    }

    /**
     * The speed in W after ten jumps from a run at W, with forward and a side key held and the view at a fixed angle
     * to the velocity; at 0 degrees with forward alone.
     */
    private static double heldAngle(double degrees) {
        ParameterSet set = preset("default");
        int[] landings = {0};
        boolean[] flew = {false};
        Simulation simulation = new Simulation(ARENA, set, map("flat").orElseThrow(), (tick, state, command) -> {
            landings[0] += state.grounded && flew[0] ? 1 : 0;
            flew[0] = !state.grounded;
            boolean running = tick < 128;
            float travel = running ? 0f : Angles.atan2(state.velocity.y, state.velocity.x);
            int side = running || degrees == 0 ? 0 : landings[0] % 2 == 0 ? 1 : -1;
            float angle = side * (float) Angles.toRadians(degrees);
            command.set(1f, -side, !running && state.grounded ? 1f : 0f, Angles.wrap(travel + angle), 0f, Command.RUN);
        });
        while (landings[0] < 10 && simulation.tickCount() < 3000) {
            simulation.tick();
        }
        return simulation.state().velocity.horizontalLength() / set.w();
    }
}
