package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
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

/** Each ability of the arena in a small world. Gravity is 25 m/s², W 10 m/s, a tick 1/128 s. */
class AbilitiesTest {
    private static final Brush FLOOR = Brush.box(-200, -200, -1, 200, 200, 0);

    private static ParameterSet with(String... keysAndValues) {
        ParameterSet set = ArenaGround.DOCUMENT;
        for (int i = 0; i < keysAndValues.length; i += 2) {
            set = set.with(keysAndValues[i], keysAndValues[i + 1]);
        }
        return set;
    }

    private static Bench bench(ParameterSet set, Brush... brushes) {
        Bench bench = new Bench(ArenaGround.MODEL, set, Bench.level(List.of(brushes)));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        return bench;
    }

    private static Bench flying(double z, Bench bench) {
        return flying(0, z, bench);
    }

    private static Bench flying(double x, double z, Bench bench) {
        bench.at(x, 0, z).state.leaveGround();
        return bench;
    }

    private static boolean happened(Bench bench, EventKind kind) {
        for (int i = 0; i < bench.report.eventCount(); i++) {
            if (bench.report.eventKind(i) == kind) {
                return true;
            }
        }
        return false;
    }

    private static double highest(Bench bench, int ticks) {
        double highest = bench.state.position.z;
        for (int i = 0; i < ticks; i++) {
            bench.step();
            highest = Math.max(highest, bench.state.position.z);
        }
        return highest;
    }

    /** Runs off an edge at x = 0 and presses jump this many ticks after the first tick in the air. */
    private static boolean jumpsAfterTheEdge(ParameterSet set, int ticks) {
        Bench bench = bench(set, Brush.box(-200, -200, -1, 0, 200, 0)).at(-2, 0, 0.02).moving(10, 0, 0).keys(1, 0, 0);
        bench.state.standOn(new Vec3(0f, 0f, 1f));
        for (int i = 0; i < 200 && bench.state.grounded; i++) {
            bench.step();
        }
        assertFalse(bench.state.grounded);
        for (int i = 0; i < ticks; i++) {
            bench.step();
        }
        bench.keys(1, 0, 1).step();
        return happened(bench, EventKind.JUMP);
    }

    @Test
    void jumpShortlyAfterTheEdgeCounts() {
        ParameterSet set = with("coyote_time", "true", "coyote_ticks", "10");
        assertTrue(jumpsAfterTheEdge(set, 0));
        assertTrue(jumpsAfterTheEdge(set, 9));
        assertFalse(jumpsAfterTheEdge(set, 10));
        assertFalse(jumpsAfterTheEdge(ArenaGround.DOCUMENT, 0));
    }

    @Test
    void coyoteTimeGivesNoSecondJump() {
        Bench bench = bench(with("coyote_time", "true", "coyote_ticks", "50"), FLOOR).keys(0, 0, 1).step();
        assertTrue(happened(bench, EventKind.JUMP));
        bench.keys(0, 0, 0).step().keys(0, 0, 1).step();
        assertFalse(happened(bench, EventKind.JUMP));
    }

    /** Cut at the least height: the rest of the jump rises (k·v)² / 2g, with v² = u² − 2gh. */
    @Test
    void releasedJumpIsCutAtTheLeastHeight() {
        Bench bench = bench(with("variable_jump", "true", "jump_cut", "0.5", "least_jump_height", "0.5", "apex_gravity", "1", "fall_gravity", "1"), FLOOR);
        double ground = bench.state.position.z;
        bench.keys(0, 0, 1).step().keys(0, 0, 0);
        double v2 = 8.4375 * 8.4375 - 2 * 25 * 0.5;
        assertEquals(0.5 + 0.25 * v2 / 50, highest(bench, 100) - ground, 0.06);
        Bench held = bench(with("variable_jump", "true", "jump_cut", "0.5", "apex_gravity", "1", "fall_gravity", "1"), FLOOR).keys(0, 0, 1);
        assertEquals(8.4375 * 8.4375 / 50, highest(held, 100) - ground, 1e-3);
    }

    @Test
    void fallReachesItsTopSpeedAndNoMore() {
        Bench bench = flying(100, bench(with("variable_jump", "true", "fall_gravity", "2", "terminal_speed", "12"), FLOOR));
        for (int i = 0; i < 10; i++) {
            bench.step();
        }
        // The first tick starts at rest, where the fall has not begun.
        assertEquals(-(25 + 9 * 50) / 128.0, bench.state.velocity.z, 1e-3);
        for (int i = 0; i < 100; i++) {
            bench.step();
        }
        assertEquals(-12, bench.state.velocity.z, 1e-6);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1.2, 3})
    void airJumpRisesToItsHeight(double height) {
        Bench bench = flying(20, bench(with("air_jumps", "true", "air_jump_height", Double.toString(height)), FLOOR)).moving(3, 0, -4).step();
        double from = bench.state.position.z;
        bench.keys(0, 0, 1).step();
        assertTrue(happened(bench, EventKind.AIR_JUMP));
        assertEquals(height, Math.max(bench.state.position.z, highest(bench, 120)) - from, 1e-3);
    }

    @Test
    void airJumpsAreCountedAndLandingRefreshesThem() {
        Bench bench = flying(30, bench(with("air_jumps", "true", "air_jump_count", "2"), FLOOR));
        List<Boolean> jumped = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            bench.keys(0, 0, 0).step().keys(0, 0, 1).step();
            jumped.add(happened(bench, EventKind.AIR_JUMP));
        }
        assertEquals(List.of(true, true, false), jumped);
        bench.keys(0, 0, 0);
        for (int i = 0; i < 600 && !bench.state.grounded; i++) {
            bench.step();
        }
        bench.keys(0, 0, 1).step().keys(0, 0, 0).step().keys(0, 0, 1).step();
        assertTrue(happened(bench, EventKind.AIR_JUMP));
    }

    @Test
    void airJumpTurnsTheFlightIfItRedirects() {
        Bench kept = flying(20, bench(with("air_jumps", "true", "shaping_strength", "0"), FLOOR)).moving(8, 0, 0).keys(0, -1, 1).step();
        Bench turned = flying(20, bench(with("air_jumps", "true", "air_jump_turn", "redirect", "shaping_strength", "0"), FLOOR)).moving(8, 0, 0).keys(0, -1, 1).step();
        assertEquals(8, kept.state.velocity.x, 0.01);
        assertEquals(0, turned.state.velocity.x, 1e-4);
        assertTrue(turned.state.velocity.y >= 8f);
    }

    @Test
    void dashRefreshesAirJumpsOnlyIfAsked() {
        for (String refresh : List.of("landing", "dash", "either", "wall-jump")) {
            Bench bench = flying(50, bench(with("air_jumps", "true", "dash", "true", "air_jump_refresh", refresh), FLOOR)).keys(0, 0, 1).step();
            bench.keys(0, 0, 0);
            bench.command.buttons = Command.DASH;
            bench.step();
            bench.command.buttons = 0;
            bench.step().keys(0, 0, 1).step();
            assertEquals(refresh.equals("dash") || refresh.equals("either"), happened(bench, EventKind.AIR_JUMP), refresh);
        }
    }

    /** A second take-off within the window starts faster by the boost: 8.4375 + 3.125 minus one tick of gravity. */
    @ParameterizedTest
    @CsvSource({"0.3, 11.5625", "0.1, 8.4375"})
    void jumpWithinTheWindowIsHigher(String window, double speed) {
        Bench bench = bench(with("jump_chain", "true", "jump_chain_window", window), FLOOR).keys(0, 0, 1).step().keys(0, 0, 0);
        for (int i = 0; i < 25; i++) {
            bench.step();
        }
        bench.at(0, 0, 0.02).moving(0, 0, 0).state.standOn(new Vec3(0f, 0f, 1f));
        bench.keys(0, 0, 1).step();
        assertEquals(speed - 25 / 128.0, bench.state.velocity.z, 1e-4);
    }

    /** 0.15 s at 16 m/s, straight and level, then 0.7 of the speed. */
    @Test
    void dashFliesStraightForItsDuration() {
        Bench bench = flying(20, bench(with("dash", "true", "dash_duration", "0.15"), FLOOR));
        bench.command.buttons = Command.DASH;
        for (int i = 0; i < 19; i++) {
            bench.step();
        }
        assertEquals(16 * 19 / 128.0, bench.state.position.x, 1e-3);
        assertEquals(20, bench.state.position.z, 1e-5);
        bench.step();
        assertEquals(16 * 0.7, bench.state.velocity.x, 0.2);
        assertTrue(bench.state.position.z < 20);
    }

    @Test
    void dashesAreLimitedByChargesAndCooldown() {
        Bench bench = bench(with("dash", "true", "dash_charges", "2", "dash_cooldown", "0.5", "dash_duration", "0"), FLOOR);
        int dashes = 0;
        for (int i = 0; i < 128; i++) {
            bench.command.buttons = i % 2 == 0 ? Command.DASH : 0;
            bench.step();
            dashes += happened(bench, EventKind.DASH) ? 1 : 0;
        }
        assertEquals(3, dashes, "two at once, one after half a second; the next charge returns at one second");
    }

    @Test
    void dashFollowsTheKeysOrTheView() {
        Bench keys = flying(20, bench(with("dash", "true"), FLOOR)).keys(0, 1, 0);
        keys.command.buttons = Command.DASH;
        keys.step();
        assertEquals(-16, keys.state.velocity.y, 1e-3);
        Bench view = flying(20, bench(with("dash", "true", "dash_direction", "view"), FLOOR)).keys(0, 1, 0);
        view.command.pitch = (float) Math.toRadians(30);
        view.command.buttons = Command.DASH;
        view.step();
        assertEquals(16 * Math.cos(Math.toRadians(30)), view.state.velocity.x, 1e-3);
        assertEquals(8, view.state.velocity.z, 1e-3);
    }

    @Test
    void dashInTheAirCanBeForbidden() {
        Bench bench = flying(20, bench(with("dash", "true", "dash_in_air", "false"), FLOOR));
        bench.command.buttons = Command.DASH;
        bench.step();
        assertEquals(0, bench.state.velocity.x, 1e-6);
    }

    @Test
    void wallJumpLeavesTheWall() {
        Bench bench = flying(20, bench(with("wall_jump", "true", "wall_jump_bounce", "0"), FLOOR, Brush.box(-50, 0.6f, 0, 50, 2, 40))).moving(8, 0, 0).keys(0, 0, 1).step();
        assertTrue(happened(bench, EventKind.WALL_JUMP));
        assertEquals(8, bench.state.velocity.x, 0.01);
        assertEquals(-3, bench.state.velocity.y, 0.01);
        assertEquals(8 - 25 / 128.0, bench.state.velocity.z, 1e-3);
        bench.keys(0, 0, 0).step().keys(0, 0, 1).step();
        assertFalse(happened(bench, EventKind.WALL_JUMP), "the cooldown has not passed");
    }

    @Test
    void wallJumpNeedsAWallWithinReach() {
        Bench bench = flying(20, bench(with("wall_jump", "true", "wall_jump_reach", "0.1"), FLOOR, Brush.box(-50, 0.6f, 0, 50, 2, 40))).moving(8, 0, 0).keys(0, 0, 1).step();
        assertFalse(happened(bench, EventKind.WALL_JUMP));
    }

    /** Under 0.15 of the gravity, a run of half a second sinks 0.15 · 25 / 8 m; without the wall it would sink 25 / 8 m. */
    @Test
    void wallRunSinksSlowly() {
        Bench bench = flying(20, bench(with("wall_run", "true"), FLOOR, Brush.box(-50, 0.5f, 0, 50, 2, 40))).moving(10, 0, 0).keys(1, 0, 0);
        for (int i = 0; i < 64; i++) {
            bench.step();
        }
        assertEquals(20 - 0.15 * 25 / 8, bench.state.position.z, 0.02);
        bench.keys(1, 0, 1).step();
        assertTrue(happened(bench, EventKind.WALL_JUMP) && happened(bench, EventKind.WALL_RUN));
        assertEquals(-6, bench.state.velocity.y, 0.2);
    }

    @Test
    void wallRunEndsWithItsDuration() {
        Bench bench = flying(20, bench(with("wall_run", "true", "wall_run_duration", "0.25"), FLOOR, Brush.box(-50, 0.5f, 0, 50, 2, 40))).moving(10, 0, 0).keys(1, 0, 0);
        for (int i = 0; i < 40; i++) {
            bench.step();
        }
        assertTrue(bench.state.velocity.z < -1.2f, bench.state.velocity.toString());
    }

    @Test
    void ledgeWithinReachIsClimbed() {
        for (double ledge : new double[] {0.9, 1.2}) {
            Bench bench = flying(0.5, 10, bench(with("mantle", "true", "mantle_height", "1"), FLOOR, Brush.box(1, -5, 0, 9, 5, (float) (10 + ledge)))).moving(4, 0, 0).keys(1, 0, 0);
            for (int i = 0; i < 90; i++) {
                bench.step();
            }
            assertEquals(ledge < 1, bench.state.grounded && bench.state.position.z > 10, ledge + " " + bench.state.position);
        }
    }

    @Test
    void crouchedBodyPassesALowCeiling() {
        Brush ceiling = Brush.box(1, -5, 1.2f, 4, 5, 3);
        Bench upright = bench(with("crouch_slide", "true", "slide_entry_speed", "100"), FLOOR, ceiling).keys(1, 0, 0);
        Bench low = bench(with("crouch_slide", "true", "slide_entry_speed", "100"), FLOOR, ceiling).keys(1, 0, -1);
        for (int i = 0; i < 100; i++) {
            upright.step();
            low.step();
        }
        assertEquals(0.6, upright.state.position.x, 0.05);
        assertTrue(low.state.position.x > 1.5 && low.state.crouched, low.state.position.toString());
        assertEquals(4, low.state.velocity.x, 0.05, "0.4 W");
        low.keys(1, 0, 0);
        low.step();
        assertTrue(low.state.crouched, "no room to stand up");
        for (int i = 0; i < 200; i++) {
            low.step();
        }
        assertFalse(low.state.crouched);
    }

    /** Crouching in the air raises the feet by half of the 0.8 m that the body loses. */
    @Test
    void crouchingInTheAirRaisesTheFeet() {
        Bench bench = flying(10, bench(with("crouch_slide", "true", "gravity", "0"), FLOOR)).keys(0, 0, -1).step();
        assertEquals(10.4, bench.state.position.z, 1e-5);
        bench.keys(0, 0, 0).step();
        assertEquals(10, bench.state.position.z, 1e-5);
    }

    /** Without friction and boost, a slide of half a second at 9 m/s covers 4.5 m. */
    @Test
    void slideKeepsItsSpeed() {
        Bench bench = bench(with("crouch_slide", "true", "slide_friction", "0", "slide_boost", "0", "slide_steering", "0", "slide_duration", "0.5", "slide_fade", "0"), FLOOR)
                .moving(9, 0, 0).keys(0, 0, -1);
        double distance = -1;
        for (int i = 0; i < 100; i++) {
            bench.step();
            for (int e = 0; e < bench.report.eventCount(); e++) {
                distance = bench.report.eventKind(e) == EventKind.SLIDE ? bench.report.eventValue(e) : distance;
            }
        }
        assertEquals(4.5, distance, 0.1);
    }

    @Test
    void explosionBelowThrowsTheBodyUp() {
        Bench bench = bench(with("blast", "true"), FLOOR);
        bench.command.pitch = (float) Math.toRadians(-89);
        bench.command.buttons = Command.PUSH;
        bench.step();
        // The middle of the body is 0.92 m above the floor: 18 · (1 − 0.92 / 4), less one tick of gravity.
        assertEquals(18 * (1 - 0.92 / 4) - 25 / 128.0, bench.state.velocity.z, 0.05);
        assertTrue(happened(bench, EventKind.PUSH));
        bench.command.buttons = 0;
        bench.step();
        bench.command.buttons = Command.PUSH;
        float before = bench.state.velocity.z;
        bench.step();
        assertTrue(bench.state.velocity.z < before, "the cooldown has not passed");
    }

    @Test
    void explosionAddsToAJump() {
        Bench bench = bench(with("blast", "true"), FLOOR).keys(0, 0, 1);
        bench.command.pitch = (float) Math.toRadians(-89);
        bench.command.buttons = Command.PUSH;
        bench.step();
        assertEquals(8.4375 + 18 * (1 - 0.92 / 4) - 25 / 128.0, bench.state.velocity.z, 0.05);
    }

    /** On a rope, the distance to the hook never grows by more than a tick's rounding. */
    @Test
    void ropeNeverGetsLonger() {
        Bench bench = flying(25, bench(with("grapple", "true", "grapple_pull", "0"), FLOOR, Brush.box(-20, -20, 40, 20, 20, 42))).moving(8, 0, 0);
        bench.command.pitch = (float) Math.toRadians(80);
        bench.command.buttons = Command.USE;
        bench.step();
        assertTrue(happened(bench, EventKind.GRAPPLE));
        double hookX = 0;
        double longest = 0;
        double hookZ = 40;
        hookX = (40 - bench.mover.body(bench.state).top() * 0.9 - 25) / Math.tan(Math.toRadians(80));
        double first = Math.hypot(hookX - bench.state.position.x, hookZ - bench.state.position.z - 0.9);
        for (int i = 0; i < 300; i++) {
            bench.step();
            longest = Math.max(longest, Math.hypot(hookX - bench.state.position.x, hookZ - bench.state.position.z - 0.9));
        }
        assertTrue(longest < first + 0.3, first + " " + longest);
        assertTrue(bench.state.position.z > 20, "it hangs");
    }

    @Test
    void grapplePullsTowardsTheHook() {
        Bench bench = flying(25, bench(with("grapple", "true", "grapple_speed", "15", "gravity", "0"), FLOOR, Brush.box(20, -20, 0, 22, 20, 60)));
        bench.command.buttons = Command.USE;
        for (int i = 0; i < 100; i++) {
            bench.step();
        }
        assertEquals(15, bench.state.velocity.x, 1);
        bench.command.buttons = 0;
        bench.step();
        assertTrue(bench.state.velocity.x > 12);
    }
}
