package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The order of brushes in a world does not change a single bit of any run. */
class OrderProperties {
    private static final int[] RATES = {30, 60, 128, 250, 500};

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void randomWorldsInAnyOrderGiveTheSameRun(@ForAll long seed) {
        checkRandomWorld(seed);
    }

    @Test
    @Tag("study")
    void aHundredThousandRandomWorldsInAnyOrderGiveTheSameRun() {
        for (long seed = 0; seed < Long.getLong("worlds", 100_000); seed++) {
            checkRandomWorld(seed);
        }
    }

    private static void checkRandomWorld(long seed) {
        List<Brush> brushes = seed % 2 == 0 ? RandomGround.walkable(seed) : RandomGround.heap(seed);
        int rate = RATES[(int) Math.floorMod(seed, 5L)];
        long expected = romp(brushes, rate, seed, rate);
        assertEquals(expected, romp(RandomGround.shuffled(brushes, seed), rate, seed, rate), () -> "seed " + seed + " at " + rate + " Hz");
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 128, 250, 500})
    void scenariosReversedAndShuffledGiveTheSameRun(int rate) {
        for (Scenario scenario : Scenarios.shared()) {
            String expected = ScenarioRun.of(scenario, rate).toString();
            List<Brush> reversed = new ArrayList<>(scenario.brushes());
            Collections.reverse(reversed);
            assertEquals(expected, ScenarioRun.of(with(scenario, reversed), rate).toString());
            assertEquals(expected, ScenarioRun.of(with(scenario, RandomGround.shuffled(reversed, rate)), rate).toString());
        }
    }

    private static Scenario with(Scenario s, List<Brush> brushes) {
        return new Scenario(s.name(), s.note(), s.duration(), s.start(), brushes, s.inputs(), s.window(), s.goal());
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 60, 128, 250, 500})
    void mapsInAnyOrderGiveTheSameRun(int rate) {
        maps().forEach((name, brushes) -> {
            for (int turn = 0; turn < 4; turn++) {
                long expected = romp(brushes, rate, turn, 4 * rate);
                int shuffle = turn;
                assertEquals(expected, romp(RandomGround.shuffled(brushes, turn), rate, turn, 4 * rate), () -> name + " " + shuffle);
            }
        });
    }

    /** The shipped brush maps, and those in which the controller once failed. */
    static Map<String, List<Brush>> maps() {
        Map<String, List<Brush>> maps = new TreeMap<>();
        for (String name : List.of("arena-loop", "doorways", "flat", "ramps", "seams", "stairs", "strafe-lane", "torture")) {
            String text = SampleMaps.fileOf(name).flatMap(SampleMaps::read).orElseThrow();
            maps.put(name, ((BrushWorld) MapReader.read(name, text, 1f).world()).brushes());
        }
        for (String name : FailedMapsTest.NAMES) {
            maps.put(name, ((BrushWorld) FailedMapsTest.level(name).world()).brushes());
        }
        return maps;
    }

    /** Drops a body somewhere, runs and jumps around; returns the digest of every state. */
    private static long romp(List<Brush> brushes, int rate, long seed, int ticks) {
        Randomness random = new Randomness(seed);
        SlopeSpeed policy = SlopeSpeed.values()[random.nextInt(3)];
        BrushWorld world = BrushWorld.of(brushes);
        WalkingBody body = new WalkingBody(world, WalkingBody.with(policy), rate);
        double x = seed % 2 == 0 ? 0 : Math.round(3 * random.nextFloat()) / 4.0;
        body.at(x, seed % 3 == 0 ? 0 : random.nextFloat(), world.max(2) + 0.1);
        double vx = 0;
        double vy = 0;
        for (int tick = 0; tick < ticks; tick++) {
            if (tick % (rate / 4) == 0) {
                double heading = random.nextInt(2) == 0 ? Math.PI / 4 * random.nextInt(8) : 7 * random.nextFloat();
                vx = 9 * Math.cos(heading);
                vy = 9 * Math.sin(heading);
            }
            if (body.state.grounded && random.nextInt(rate) == 0) {
                body.jump(vx, vy);
            } else {
                body.push(vx, vy);
            }
        }
        return body.digest();
    }
}
