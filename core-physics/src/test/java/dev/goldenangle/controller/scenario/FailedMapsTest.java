package dev.goldenangle.controller.scenario;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Small maps in which the controller once failed, run from their start in the direction they face. */
class FailedMapsTest {
    static final int[] RATES = {30, 60, 128, 250, 500};
    static final List<String> NAMES = List.of("arena-loop-terrace", "crest_00", "crest_01", "crest_02", "crest_03", "crest_04", "crest_05", "crest_06", "crest_07",
            "crest_08", "crest_09", "crest_10", "crest_11", "hills_0.5", "lip10", "lip20_2mm", "slot_0.6_0", "slot_0.7_90", "steep_50", "steep_58", "steep_65",
            "step_on_slope");
    private static final CapsuleSettings SETTINGS = ScenarioRun.SETTINGS;

    static Level level(String name) {
        return MapReader.read(name, Scenarios.text("/kcc/maps/" + name + ".map"), 1f);
    }

    private static WalkingBody start(Level level, int rate) {
        Spawn spawn = level.spawns().get(0);
        WalkingBody body = new WalkingBody((BrushWorld) level.world(), SETTINGS, rate).at(spawn.x(), spawn.y(), spawn.z() + 0.02);
        body.settle();
        return body;
    }

    @ParameterizedTest
    @ValueSource(strings = {"crest_00", "crest_01", "crest_02", "crest_03", "crest_04", "crest_05", "crest_06", "crest_07", "crest_08", "crest_09", "crest_10", "crest_11",
        "hills_0.5", "lip10", "lip20_2mm", "step_on_slope", "arena-loop-terrace"})
    void runnerKeepsFullSpeed(String name) {
        for (int rate : RATES) {
            for (double speed : new double[] {3, 8, 12}) {
                double least = leastRatio(name, rate, speed);
                assertTrue(least > 0.99, () -> rate + " Hz, " + speed + " m/s: " + least);
            }
        }
    }

    /** The least share of its speed that a runner has on any tick of a second. */
    static double leastRatio(String name, int rate, double speed) {
        Level level = level(name);
        double yaw = name.startsWith("arena") ? -Math.PI / 2 : level.spawns().get(0).yaw();
        WalkingBody body = start(level, rate);
        double least = Double.POSITIVE_INFINITY;
        for (int tick = 0; tick < rate; tick++) {
            double x = body.state.position.x;
            double y = body.state.position.y;
            body.push(speed * Math.cos(yaw), speed * Math.sin(yaw));
            least = Math.min(least, Math.hypot(body.state.position.x - x, body.state.position.y - y) * rate / speed);
        }
        return least;
    }

    /** The height that a body reaches in ten seconds of holding forward and jumping whenever possible. */
    static double highest(String name, int rate, double push) {
        WalkingBody body = start(level(name), rate);
        double highest = 0;
        for (int tick = 0; tick < 10 * rate; tick++) {
            if (body.state.grounded) {
                body.jump(push, 0);
            } else {
                body.push(push, 0);
            }
            highest = Math.max(highest, body.state.position.z);
        }
        return highest;
    }

    /** Whether a body left alone for two seconds stands. */
    static boolean comesToStand(String name, int rate) {
        WalkingBody body = start(level(name), rate);
        for (int tick = 0; tick < 2 * rate; tick++) {
            body.rest();
        }
        return body.state.grounded;
    }

    @ParameterizedTest
    @ValueSource(strings = {"slot_0.6_0", "slot_0.7_90"})
    void bodyAtTheEntranceOfASlotStandsAndCanJump(String name) {
        for (int rate : RATES) {
            WalkingBody body = start(level(name), rate);
            for (int tick = 0; tick < 2 * rate; tick++) {
                body.rest();
            }
            assertTrue(body.state.grounded, () -> rate + " Hz: " + body.state.position + " " + body.state.velocity);
            float z = body.state.position.z;
            body.jump(0, 0);
            assertFalse(body.state.grounded);
            assertTrue(body.state.position.z > z);
        }
    }

    @ParameterizedTest
    @CsvSource({"steep_50, 0", "steep_58, 3", "steep_65, 12"})
    void jumpingForwardGainsNoHeightOnASteepFace(String name, double speed) {
        for (int rate : RATES) {
            for (double push : new double[] {speed, 5, 20}) {
                double highest = highest(name, rate, push);
                double jump = SETTINGS.jumpSpeed() * SETTINGS.jumpSpeed() / (2 * SETTINGS.gravity());
                assertTrue(highest < jump + 0.05, highest + " m at " + rate + " Hz with " + push + " m/s");
            }
        }
    }

    static List<String> names() {
        return NAMES;
    }

    /** Three seconds of the arena model itself, walking with a jump each second, over each map in original, reversed and shuffled order. */
    @ParameterizedTest
    @MethodSource("names")
    void arenaRunIsIndependentOfTheOrderOfBrushes(String name) {
        Level level = level(name);
        List<Brush> listed = ((BrushWorld) level.world()).brushes();
        List<Brush> reversed = new ArrayList<>(listed);
        Collections.reverse(reversed);
        for (int rate : RATES) {
            long expected = run(with(level, listed), rate).hash();
            assertEquals(expected, run(with(level, reversed), rate).hash(), () -> name + " reversed at " + rate + " Hz");
            assertEquals(expected, run(with(level, RandomGround.shuffled(listed, rate)), rate).hash(), () -> name + " shuffled at " + rate + " Hz");
        }
    }

    /** The crests, lips and hills with the arena model: holding forward, it never drops below 0.9 of its speed. */
    @ParameterizedTest
    @ValueSource(strings = {"crest_00", "crest_03", "crest_07", "crest_11", "hills_0.5", "lip10", "lip20_2mm"})
    void arenaRunnerIsNotSlowedDown(String name) {
        Level level = level(name);
        for (int rate : RATES) {
            Simulation simulation = simulation(level, rate, (tick, state, command) -> command.set(1f, 0f, 0f, level.spawns().get(0).yaw(), 0f, 0));
            double w = simulation.parameters().w();
            boolean isFast = false;
            for (int tick = 0; tick < rate; tick++) {
                simulation.tick();
                double speed = simulation.state().velocity.length();
                assertTrue(!isFast || speed > 0.9 * w, () -> name + " at " + rate + " Hz: " + speed + " m/s at " + simulation.state().position);
                isFast |= speed > 0.95 * w;
            }
            assertTrue(isFast);
        }
    }

    private static Level with(Level level, List<Brush> brushes) {
        return new Level(level.name(), 0, 1f, BrushWorld.of(brushes), level.spawns(), level.zones(), level.waypoints(), level.entities(), level.problems());
    }

    private static Simulation run(Level level, int rate) {
        float yaw = level.spawns().get(0).yaw();
        Simulation simulation = simulation(level, rate, (tick, state, command) -> command.set(1f, tick / rate % 2, tick % rate == rate / 2 ? 1f : 0f, yaw, 0f, 0));
        simulation.run(3 * rate);
        return simulation;
    }

    private static Simulation simulation(Level level, int rate, CommandSource source) {
        ArenaModel model = new ArenaModel();
        return new Simulation(model, model.parameters().defaults().with("tick_rate", Integer.toString(rate)), level, source);
    }
}
