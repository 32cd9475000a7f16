package dev.goldenangle.analysis.curve;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.marathon.MarathonModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The ranges of the curves, the positions of their handles, and the values read from them. The arena: W = 10 m/s, 128 ticks per second. */
class CurveTableTest {
    private static final Model ARENA = new ArenaModel();
    private static final ParameterSet DOCUMENT = ARENA.parameters().defaults();

    private static Level ground(Model model, double yaw) {
        return new Level("ground", 0, model.unitsPerMetre(), BrushWorld.of(List.of(Bench.floor())), List.of(new Spawn("start", 0f, 0f, 0f, (float) yaw)),
                List.of(), List.of(), List.of());
    }

    private static Probe probe(Model model, ParameterSet parameters) {
        return new Probe(model, parameters, ground(model, 0));
    }

    private static Curve curve(Model model, String key) {
        return Curves.of(model).stream().filter(curve -> curve.key().equals(key)).findFirst().orElseThrow();
    }

    private static CurvePoints line(String key, ParameterSet parameters) {
        return curve(ARENA, key).line(probe(ARENA, parameters));
    }

    private static List<String> handles(Model model, String key) {
        return curve(model, key).handles().stream().map(handle -> handle.parameter().key()).toList();
    }

    private static Handle handle(Model model, String curve, String knob) {
        return curve(model, curve).handles().stream().filter(handle -> handle.parameter().key().equals(knob)).findFirst().orElseThrow();
    }

    @Test
    void everyCurveHasItsOwnHandles() {
        assertEquals(List.of("theta_target", "g_min", "g_peak", "theta_falloff"), handles(ARENA, "gain"));
        assertEquals(List.of("air_accel_base"), handles(ARENA, "speed_won"));
        assertEquals(List.of("blend_speed_start", "blend_speed_end"), handles(ARENA, "speed_blend"));
        assertEquals(List.of("landing_friction_scale", "landing_friction_scale_best_angle"), handles(ARENA, "landing_friction"));
        assertEquals(List.of("friction", "stop_speed"), handles(ARENA, "friction_decay"));
        assertEquals(List.of("shaping_strength", "max_shaping_angle_per_tick", "min_alignment"), handles(ARENA, "corridor_shaping"));
        assertEquals(List.of("air_acceleration", "air_speed_cap"), handles(new QuakeworldModel(), "speed_won"));
        assertEquals(List.of("run_deceleration"), handles(new MarathonModel(), "friction_decay"));
    }

    @Test
    void axesCoverTheirRules() {
        assertEquals(Math.toRadians(120), curve(ARENA, "gain").x().to().applyAsDouble(DOCUMENT), 1e-9);
        assertEquals(1.4, curve(ARENA, "gain").y().to().applyAsDouble(DOCUMENT));
        assertEquals(0.9, curve(ARENA, "speed_blend").y().from().applyAsDouble(DOCUMENT));
        assertEquals(20, curve(ARENA, "speed_blend").x().to().applyAsDouble(DOCUMENT), 1e-9);
        assertEquals(10, curve(ARENA, "friction_decay").y().to().applyAsDouble(DOCUMENT), 1e-9);
        CurvePoints blend = line("speed_blend", DOCUMENT);
        assertEquals(0, blend.x()[0]);
        assertEquals(20, blend.x()[blend.x().length - 1], 1e-9);
    }

    /** Nothing up to W, everything from 1.4 W on, half of it halfway. */
    @Test
    void gainFadesInBetweenTheTwoSpeeds() {
        CurvePoints blend = line("speed_blend", DOCUMENT);
        assertEquals(1, blend.at(5), 1e-4);
        assertEquals(1.125, blend.at(12), 1e-3);
        assertEquals(1.25, blend.at(14.5), 1e-4);
    }

    @Test
    void curveIsDrawnAtASpeedWhereItsRuleActs() {
        assertEquals(1.25, line("gain", DOCUMENT.with("blend_speed_end", "1.8W")).at(Math.toRadians(40)), 1e-3);
        assertEquals(1.5 / 128, line("corridor_shaping", DOCUMENT.with("min_speed_for_shaping", "2W")).at(Math.toRadians(45)), 1e-5);
        assertEquals(1.5 / 128, line("corridor_shaping", DOCUMENT.with("min_speed_for_shaping", "0.1W")).at(Math.toRadians(45)), 1e-5);
    }

    @Test
    void handlesAreAtTheirParameters() {
        CurvePoints gain = line("gain", DOCUMENT);
        assertEquals(Math.toRadians(17.5), handle(ARENA, "gain", "g_peak").x().on(gain), 1e-6);
        assertEquals(Math.toRadians(120), handle(ARENA, "gain", "theta_falloff").x().on(gain), 1e-6);
        assertEquals(1.25, handle(ARENA, "gain", "theta_falloff").y().on(gain), 1e-4);
        assertEquals(0, handle(ARENA, "gain", "theta_falloff").pulled(gain, Math.toRadians(120), 1), "no falloff at the right end");
        assertEquals(Math.toRadians(35), handle(ARENA, "gain", "theta_target").x().on(gain), 1e-6);
        assertEquals(1.25, handle(ARENA, "gain", "theta_target").y().on(gain), 0.01);
        CurvePoints shaping = line("corridor_shaping", DOCUMENT);
        assertEquals(Math.PI / 4, handle(ARENA, "corridor_shaping", "max_shaping_angle_per_tick").x().on(shaping));
        assertEquals(Math.PI / 8, handle(ARENA, "corridor_shaping", "shaping_strength").x().on(shaping));
        assertEquals(1, handle(ARENA, "landing_friction", "landing_friction_scale_best_angle").x().on(line("landing_friction", DOCUMENT)));
    }

    /** At the time constant of the friction, 1/6 s, and never beyond the second that is drawn. */
    @Test
    void frictionHandleIsAtItsTimeConstant() {
        Handle friction = handle(ARENA, "friction_decay", "friction");
        CurvePoints decay = line("friction_decay", DOCUMENT);
        assertEquals(1.0 / 6, friction.x().on(decay), 1e-6);
        assertEquals(decay.at(1.0 / 6), friction.y().on(decay), 1e-9);
        assertEquals(10 / Math.E, friction.y().on(decay), 0.2);
        assertEquals(4, friction.pulled(decay, 0.25, 0), 1e-6);
        CurvePoints slow = line("friction_decay", DOCUMENT.with("friction", "0.5"));
        assertEquals(1, friction.x().on(slow), 1e-6);
        assertEquals(slow.at(1), friction.y().on(slow), 1e-9);
    }

    /** Twice the deceleration stops in half the time. */
    @Test
    void decelerationHandleIsAtTheEndOfTheStop() {
        Model marathon = new MarathonModel();
        ParameterSet defaults = marathon.parameters().defaults();
        Level pool = LevelReader.read("sector-steps", SampleMaps.fileOf("sector-steps").flatMap(SampleMaps::read).orElseThrow(), marathon.unitsPerMetre());
        CurvePoints decay = curve(marathon, "friction_decay").line(new Probe(marathon, defaults, pool));
        Handle handle = handle(marathon, "friction_decay", "run_deceleration");
        double end = handle.x().on(decay);
        assertTrue(end > 0 && end < 1, end + " s");
        assertEquals(0, handle.y().on(decay));
        assertTrue(decay.at(end) <= 0.001 * defaults.w() && decay.at(end - 0.05) > 0.001 * defaults.w(), "the stop has just ended there");
        assertEquals(2 * defaults.get(handle.parameter()), handle.pulled(decay, end / 2, 0), 1e-6);
    }

    /** The rules do not depend on the compass direction. */
    @Test
    void probeIsIndependentOfTheSpawnDirection() {
        for (Curve curve : Curves.of(ARENA)) {
            double[] east = curve.line(new Probe(ARENA, DOCUMENT, ground(ARENA, 0))).y();
            double[] aslant = curve.line(new Probe(ARENA, DOCUMENT, ground(ARENA, 2.5))).y();
            for (int i = 1; i < east.length; i++) {
                assertEquals(east[i], aslant[i], 2e-3 * Math.max(1, Math.abs(east[i])), curve.key() + " at " + i);
            }
        }
    }

    @Test
    void probeReturnsTheSpeedChangeOfItsTick() {
        Probe probe = probe(ARENA, DOCUMENT);
        probe.onGround(10);
        assertEquals(-10 * 6.0 / 128, probe.coast(), 1e-5);
        probe.onGround(10);
        probe.coast();
        assertEquals(10 - 10 * 6.0 / 128, probe.speed(), 1e-5);
        probe.landed(15);
        assertEquals(-15 * 6.0 / 128 * 0.25, probe.land(0), 1e-4, "a quarter of the friction on landing with jump held");
    }

    @Test
    void lineHasEndsAndAFirstPeak() {
        CurvePoints line = new CurvePoints(DOCUMENT, new double[] {0, 1, 2, 3}, new double[] {1, 5, 5, 2});
        assertEquals(1, line.lowest());
        assertEquals(5, line.highest());
        assertEquals(1, line.peak(), "the first of equal peaks");
        assertEquals(0, line.fallsTo(1), "at once, and exactly there");
        assertEquals(3, line.fallsTo(0.5), "never, so at the end");
        assertEquals(2, line.at(4));
    }

    @Test
    void strafeAngleIsToTheViewInTheArenaAndToTheWishInQuake() {
        assertEquals("Angle between velocity and view", StrafeAngle.of(ARENA).label());
        assertEquals("angle", StrafeAngle.of(new StrafejumpModel()).column());
        assertEquals("Angle between velocity and wish", StrafeAngle.of(new StrafejumpModel()).label());
        assertEquals("Forward and side", HeldKeys.FORWARD_AND_SIDE.label());
    }

    @Test
    void gainMapIsInterpolatedAndConstantBeyondItsEdges() {
        GainMap map = GainMap.of(probe(ARENA, DOCUMENT), HeldKeys.FORWARD, () -> false);
        assertEquals(20, map.topSpeed());
        assertEquals(HeldKeys.FORWARD, map.keys());
        assertEquals(DOCUMENT, map.parameters());
        assertEquals(new Curve.Sample("theta", "speed", Curve.Ground.IN_AIR), map.sample());
        double here = map.change(20, 30);
        double right = map.change(21, 30);
        double above = map.change(20, 31);
        double both = map.change(21, 31);
        double cell = GainMap.angle(1);
        double row = map.speed(1);
        assertEquals(here, map.at(20 * cell, 30 * row), 1e-6);
        assertEquals(0.75 * here + 0.25 * right, map.at(20.25 * cell, 30 * row), 1e-6);
        assertEquals(0.75 * here + 0.25 * above, map.at(20 * cell, 30.25 * row), 1e-6);
        assertEquals((here + right + above + both) / 4, map.at(20.5 * cell, 30.5 * row), 1e-6);
        assertEquals(map.change(0, 0), map.at(-1, -1), 1e-9);
        assertEquals(map.change(GainMap.ANGLES - 1, GainMap.SPEEDS - 1), map.at(9, 99), 1e-3);
        assertTrue(here != right && here != above, "a place where the map is not flat");
    }

    @Test
    void largestGainIsAtRunningSpeedOrMore() {
        GainMap map = GainMap.of(probe(ARENA, DOCUMENT), HeldKeys.FORWARD_AND_SIDE, () -> false);
        double most = 0;
        for (int row = 0; row < GainMap.SPEEDS; row++) {
            for (int column = 0; column < GainMap.ANGLES && map.speed(row) >= 10; column++) {
                most = Math.max(most, map.change(column, row));
            }
        }
        assertTrue(most > 0);
        assertEquals(most, map.largestGain());
    }
}
