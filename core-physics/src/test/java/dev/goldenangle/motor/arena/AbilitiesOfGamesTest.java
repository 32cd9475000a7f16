package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.Volume;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * With the numbers of a game, the arena's ability reaches that game's figures within 1 %. Speeds and lengths of the games
 * are divided by 32. Warsow subtracts a whole tick of gravity before it moves; the arena's flight is exact, so an upward
 * speed v of Warsow is v − g·dt/2 here.
 */
class AbilitiesOfGamesTest {
    private static final double SAME = 0.01;
    private static final double UNITS = 32;
    private static final Brush FLOOR = Brush.box(-200, -200, -1, 200, 200, 0);

    private static double figure(String name) {
        try (InputStream in = AbilitiesOfGamesTest.class.getResourceAsStream("abilities-of-games.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> line.startsWith(name + ",")).mapToDouble(line -> Double.parseDouble(line.split(",")[1]))
                    .findFirst().orElseThrow();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void assertFigure(String name, double metres) {
        double wanted = figure(name);
        assertEquals(wanted, metres * UNITS, SAME * wanted, name);
    }

    private static ParameterSet rules(double gravity, double tickRate, double jump) {
        return ArenaGround.DOCUMENT.with("gravity", text(gravity / UNITS)).with("tick_rate", text(tickRate)).with("jump_speed", text(jump / UNITS)).with("shaping_strength", "0");
    }

    private static String text(double value) {
        return Double.toString(value);
    }

    private static ParameterSet warsow() {
        return rules(850, 62.5, 297.5 - 850 * 0.016 / 2).with("friction", "8").with("stop_speed", text(12 / UNITS));
    }

    private static Bench bench(ParameterSet set, Brush... brushes) {
        Bench bench = new Bench(ArenaGround.MODEL, set, Bench.level(List.of(brushes)));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        return bench;
    }

    /** The highest point above the present one in the next ticks. */
    private static double rise(Bench bench, int ticks) {
        double from = bench.state.position.z;
        double highest = from;
        for (int i = 0; i < ticks; i++) {
            bench.step();
            highest = Math.max(highest, bench.state.position.z);
        }
        return highest - from;
    }

    private static boolean happened(Bench bench, EventKind kind) {
        for (int i = 0; i < bench.report.eventCount(); i++) {
            if (bench.report.eventKind(i) == kind) {
                return true;
            }
        }
        return false;
    }

    @Test
    void jumpsAreAsHighAsInTheGames() {
        assertFigure("warsow.jump_apex", rise(bench(warsow(), FLOOR).keys(0, 0, 1), 60));
        assertFigure("cpm.jump_apex", rise(bench(rules(800, 125, 270), FLOOR).keys(0, 0, 1), 80));
        assertFigure("halflife.jump_apex", rise(bench(rules(800, 100, 268.3282), FLOOR).keys(0, 0, 1), 80));
    }

    @Test
    void warsowDash() {
        ParameterSet set = warsow().with("dash", "true").with("dash_speed", text(450 / UNITS)).with("dash_up", text((184.875 - 850 * 0.016 / 2) / UNITS)).with("dash_duration", "0");
        Bench bench = bench(set, FLOOR);
        bench.command.buttons = Command.DASH;
        double from = bench.state.position.z;
        bench.step();
        assertFigure("warsow.dash_speed", bench.state.velocity.horizontalLength());
        double first = bench.state.position.z - from;
        assertFigure("warsow.dash_apex", first + rise(bench, 60));
    }

    @Test
    void warsowWallJump() {
        ParameterSet set = warsow().with("wall_jump", "true").with("wall_jump_up", text((350.625 - 850 * 0.016 / 2) / UNITS)).with("wall_jump_bounce", "0.3")
                .with("wall_jump_out", "0").with("wall_jump_least_speed", text(240 / UNITS)).with("air_accel_base", "0");
        Bench bench = bench(set, FLOOR, Brush.box(-50, 0.5f, 0, 50, 2, 40)).at(0, 0, 10).moving(10, 0, 0);
        bench.state.leaveGround();
        bench.keys(0, 0, 1);
        double from = bench.state.position.z;
        bench.step();
        assertTrue(happened(bench, EventKind.WALL_JUMP));
        assertFigure("warsow.wall_jump_along", bench.state.velocity.x);
        assertFigure("warsow.wall_jump_across", -bench.state.velocity.y);
        double first = bench.state.position.z - from;
        assertFigure("warsow.wall_jump_rise", first + rise(bench, 60));
    }

    @Test
    void warsowSlide() {
        ParameterSet set = warsow().with("crouch_slide", "true").with("slide_friction", "0").with("slide_boost", "0").with("slide_steering", "0")
                .with("slide_duration", "1.132").with("slide_fade", "0.5");
        Bench bench = bench(set, FLOOR).moving(535.336182 / UNITS, 0, 0).keys(0, 0, -1);
        double slid = 0;
        for (int tick = 0; tick < 150; tick++) {
            bench.step();
            for (int i = 0; i < bench.report.eventCount(); i++) {
                slid = bench.report.eventKind(i) == EventKind.SLIDE ? bench.report.eventValue(i) : slid;
            }
        }
        assertFigure("warsow.slide_distance", slid);
    }

    /** Whether a jump this many ticks after the last gets the boost. */
    private static Bench chained(int ticks) {
        ParameterSet set = rules(800, 125, 270).with("jump_chain", "true").with("jump_chain_speed", text(100 / UNITS)).with("jump_chain_window", "0.4");
        Bench bench = bench(set, FLOOR).keys(0, 0, 1).step().keys(0, 0, 0);
        for (int i = 1; i < ticks; i++) {
            bench.step();
        }
        bench.at(0, 0, 0.02).moving(0, 0, 0).state.standOn(new Vec3(0f, 0f, 1f));
        return bench.keys(0, 0, 1).step();
    }

    @Test
    void cpmJumpChain() {
        int last = (int) figure("cpm.chain_ticks");
        assertFigure("cpm.chained_jump_speed", chained(last).state.velocity.z);
        assertEquals(270 - 6.4, chained(last + 1).state.velocity.z * UNITS, 0.01);
    }

    @Test
    void halfLifeDuck() {
        ParameterSet set = rules(800, 100, 268.3282).with("height", text(72 / UNITS)).with("crouch_slide", "true").with("crouch_height", text(36 / UNITS)).with("crouch_lift", "0.5")
                .with("crouch_speed", "0.333").with("slide_entry_speed", "1000");
        Bench jump = bench(set, FLOOR).keys(0, 0, 1);
        double from = jump.state.position.z;
        jump.step().keys(0, 0, -1);
        double first = jump.state.position.z - from;
        assertFigure("halflife.ducked_jump_apex", first + rise(jump, 80));
        Bench walk = bench(set, FLOOR).keys(1, 0, -1);
        for (int i = 0; i < 200; i++) {
            walk.step();
        }
        assertFigure("halflife.ducked_speed", walk.state.velocity.x);
        assertFalse(happened(walk, EventKind.SLIDE));
    }

    private static Bench bench(ParameterSet set, Volume.Kind kind, Brush volume, Brush... brushes) {
        Bench bench = new Bench(ArenaGround.MODEL, set, Bench.level(BrushWorld.of(List.of(brushes), Features.of(List.of(new Volume(kind, volume))), () -> false)));
        bench.state.leaveGround();
        return bench;
    }

    @Test
    void halfLifeLadder() {
        ParameterSet set = rules(800, 100, 268.3282).with("ladders", "true").with("ladder_speed", text(200 / UNITS)).with("ladder_friction", "10000");
        Bench bench = bench(set, Volume.Kind.LADDER, Brush.box(0.8f, -1, 0, 1, 1, 40), FLOOR, Brush.box(1, -5, 0, 2, 5, 40)).at(0.5, 0, 5).keys(1, 0, 0);
        bench.command.pitch = (float) Math.toRadians(30);
        bench.step();
        double from = bench.state.position.z;
        for (int i = 0; i < 100; i++) {
            bench.step();
        }
        assertFigure("halflife.ladder_up_30", bench.state.position.z - from);
    }

    @Test
    void counterStrikeSwimming() {
        ParameterSet set = rules(800, 100, 268.3282).with("max_speed_ground", text(250 / UNITS)).with("water", "true").with("swim_speed", "0.8").with("swim_accel", "10")
                .with("swim_friction", "4").with("sink_speed", text(60 / UNITS));
        Bench bench = bench(set, Volume.Kind.WATER, Brush.box(-50, -50, -50, 50, 50, 50), FLOOR).at(0, 0, 20).keys(1, 0, 0);
        bench.command.pitch = (float) Math.toRadians(-20);
        for (int i = 0; i < 112; i++) {
            bench.step();
        }
        assertFigure("counterstrike.swim_speed", bench.state.velocity.length());
    }
}
