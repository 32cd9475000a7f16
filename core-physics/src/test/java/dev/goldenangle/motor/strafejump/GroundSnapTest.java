package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Runners under the document's rules stay on descending stairs and slopes; nothing else is pulled to the ground. */
class GroundSnapTest {
    private static final double STANDING = 24 + 0.03125;
    private static final int STEPS = 10;

    @ParameterizedTest
    @CsvSource({"60, 4, 32", "60, 18, 32", "60, 18, 12", "125, 8, 8", "125, 18, 32", "128, 1, 32", "128, 16, 24", "128, 18, 32", "250, 18, 32", "1000, 18, 48"})
    void runnerStaysOnTheGroundDownTenSteps(int rate, float riser, float tread) {
        Bench bench = bench(Presets.capped30().with(StrafejumpParameter.TICK_RATE, rate), stairsDown(riser, tread));
        bench.at(-100, 0, STANDING).moving(320, 0, 0).keys(1, 0, 0);
        int ticks = 0;
        while (bench.state.position.x < STEPS * tread + 64) {
            assertTrue(bench.step().state.grounded, "in the air at x = " + bench.state.position.x);
            assertTrue(++ticks < 10 * rate, "runs down within ten seconds");
        }
        assertEquals(STANDING - STEPS * riser, bench.state.position.z, 0.25);
        assertEquals(320, bench.state.velocity.x, 0.01);
    }

    @Test
    void shippedRulesKeepARunnerOnTheStairsIfEnabled() {
        Bench bench = bench(Presets.vq3().with(StrafejumpParameter.GROUND_SNAP, 18), stairsDown(18, 32));
        bench.at(-100, 0, 24.125).moving(320, 0, 0).keys(1, 0, 0);
        while (bench.state.position.x < STEPS * 32) {
            assertTrue(bench.step().state.grounded, "in the air at x = " + bench.state.position.x);
        }
    }

    @Test
    void withoutSnapTheRunnerFliesDownTheStairs() {
        Bench bench = bench(Presets.capped30().with(StrafejumpParameter.GROUND_SNAP, 0), stairsDown(18, 32));
        bench.at(-100, 0, STANDING).moving(320, 0, 0).keys(1, 0, 0);
        int flown = 0;
        int ticks = 0;
        for (; bench.state.position.x < STEPS * 32; ticks++) {
            flown += bench.step().state.grounded ? 0 : 1;
        }
        assertTrue(flown > ticks / 2, flown + " of " + ticks + " ticks in the air");
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 20, 30, 40})
    void runnerStaysOnADescendingSlope(int degrees) {
        double sin = Math.sin(Math.toRadians(degrees));
        double cos = Math.cos(Math.toRadians(degrees));
        Brush slope = Brush.cutBox(-500f, -500f, -3000f, 3000f, 500f, 0f, (float) sin, 0f, (float) cos, 0f);
        Bench bench = bench(Presets.capped30(), List.of(slope)).at(-100, 0, STANDING).moving(320, 0, 0).keys(1, 0, 0);
        for (int tick = 0; tick < 256; tick++) {
            assertTrue(bench.step().state.grounded, "in the air at x = " + bench.state.position.x);
        }
        assertEquals(320, bench.state.velocity.x, 0.5);
        assertEquals(-320 * sin / cos, bench.state.velocity.z, 2);
    }

    @Test
    void jumpOffTheTopStepIsNotAffected() {
        Bench with = jumper(Presets.capped30());
        Bench without = jumper(Presets.capped30().with(StrafejumpParameter.GROUND_SNAP, 0));
        boolean flew = false;
        for (int tick = 0; tick < 128 && !(flew && without.state.grounded); tick++) {
            with.step();
            flew |= !without.step().state.grounded;
            assertEquals(without.state.position.toString(), with.state.position.toString());
            assertEquals(without.state.velocity.toString(), with.state.velocity.toString());
        }
        assertTrue(flew);
    }

    private static Bench jumper(ParameterSet set) {
        return bench(set, stairsDown(18, 32)).at(-20, 0, STANDING).moving(320, 0, 0).keys(1, 0, 1);
    }

    @Test
    void deeperDropIsNotSnapped() {
        Bench bench = bench(Presets.capped30(), stairsDown(19, 64)).at(-20, 0, STANDING).moving(320, 0, 0).keys(1, 0, 0);
        boolean flew = false;
        for (int tick = 0; tick < 32; tick++) {
            flew |= !bench.step().state.grounded;
        }
        assertTrue(flew);
    }

    @Test
    void padLaunchesARunner() {
        Zone pad = new Zone(Zone.Kind.PAD, 0, List.of(Brush.box(-30f, -30f, 0f, 30f, 30f, 8f)), new Vec3(0f, 0f, 400f), new Vec3(), 0f);
        Bench bench = new Bench(new StrafejumpModel(), Presets.capped30(), Bench.level(List.of(Bench.floor()), pad)).at(0, 0, STANDING);
        bench.step().step();
        assertFalse(bench.state.grounded);
        assertTrue(bench.state.velocity.z > 300);
    }

    private static Bench bench(ParameterSet set, List<Brush> brushes) {
        return new Bench(new StrafejumpModel(), set, Bench.level(brushes));
    }

    /** Level up to x = 0, then steps down towards +x. */
    private static List<Brush> stairsDown(float riser, float tread) {
        List<Brush> brushes = new ArrayList<>(List.of(Brush.box(-500f, -500f, -500f, 0f, 500f, 0f)));
        for (int i = 1; i <= STEPS; i++) {
            float end = i == STEPS ? 4000f : i * tread;
            brushes.add(Brush.box((i - 1) * tread, -500f, -500f, end, 500f, -i * riser));
        }
        return brushes;
    }
}
