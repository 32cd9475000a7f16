package dev.goldenangle.analysis.curve;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CurvesTest {
    private static final Model ARENA = new ArenaModel();

    private static Level flat(Model model) {
        return LevelReader.read("flat", SampleMaps.fileOf("flat").flatMap(SampleMaps::read).orElseThrow(), model.unitsPerMetre());
    }

    private static Probe probe(Model model, ParameterSet parameters) {
        return new Probe(model, parameters, flat(model));
    }

    private static ParameterSet defaults(Model model) {
        return model.parameters().defaults();
    }

    private static Curve curve(Model model, String key) {
        return Curves.of(model).stream().filter(curve -> curve.key().equals(key)).findFirst().orElseThrow();
    }

    static List<Model> strafers() {
        return List.of(ARENA, new StrafejumpModel(), new QuakeworldModel());
    }

    @Test
    void arenaHasEveryCurveWithHandles() {
        assertEquals(List.of("gain", "speed_won", "speed_blend", "landing_friction", "friction_decay", "corridor_shaping"),
                Curves.of(ARENA).stream().map(Curve::key).toList());
        assertTrue(Curves.of(ARENA).stream().noneMatch(curve -> curve.handles().isEmpty()));
    }

    @Test
    void gainPeaksAtTheTargetAndStartsAtTheMinimum() {
        CurvePoints line = curve(ARENA, "gain").line(probe(ARENA, defaults(ARENA)));
        assertEquals(0.85, line.at(0), 1e-4);
        assertEquals(1.25, line.at(Math.toRadians(40)), 1e-4);
        assertEquals(0.85 + 0.4 * 10 / 35, line.at(Math.toRadians(10)), 0.005);
    }

    @Test
    void qualityOfTheAngleReducesLandingFriction() {
        CurvePoints line = curve(ARENA, "landing_friction").line(probe(ARENA, defaults(ARENA)));
        assertEquals(0.25, line.at(0), 1e-4);
        assertEquals(0.125, line.at(0.5), 1e-3);
        assertEquals(0, line.at(1), 1e-4);
    }

    @Test
    void frictionDecayFollowsItsFormula() {
        CurvePoints line = curve(ARENA, "friction_decay").line(probe(ARENA, defaults(ARENA)));
        assertEquals(10, line.at(0), 1e-6);
        assertEquals(10 * Math.pow(1 - 6.0 / 128, 10), line.at(10 / 128.0), 1e-3);
        assertEquals(0, line.at(1), 1e-6);
    }

    @Test
    void shapingTurnsByItsStrengthAndStopsAtTheAlignment() {
        CurvePoints line = curve(ARENA, "corridor_shaping").line(probe(ARENA, defaults(ARENA)));
        assertEquals(1.5 / 128, line.at(Math.toRadians(45)), 1e-5);
        assertEquals(0, line.at(Math.toRadians(100)), 1e-9);
    }

    /** Dragging a handle to its position under another value must give that value. */
    @ParameterizedTest
    @MethodSource("strafers")
    void draggingAHandleToThePositionOfAValueGivesThatValue(Model model) {
        ParameterSet start = defaults(model);
        Probe probe = probe(model, start);
        for (Curve curve : Curves.of(model)) {
            CurvePoints line = curve.line(probe);
            for (Handle handle : curve.handles()) {
                double from = start.get(handle.parameter());
                double wanted = from == 0 ? 0.3 : from * 1.1;
                ParameterSet turned = start.withInternal(handle.parameter(), wanted);
                CurvePoints target = curve.line(probe(model, turned));
                double got = handle.pulled(line, handle.x().on(target), handle.y().on(target));
                assertEquals(wanted, got, 0.03 * Math.abs(wanted) + 0.01, curve.key() + " " + handle.parameter().key());
            }
        }
    }

    @Test
    void draggedHandleStaysWithinTheLimits() {
        Handle share = curve(ARENA, "landing_friction").handles().get(0);
        CurvePoints line = curve(ARENA, "landing_friction").line(probe(ARENA, defaults(ARENA)));
        assertEquals(1, share.pulled(line, 0, 7));
        assertEquals(0, share.pulled(line, 0, -7));
    }

    /** Without rounding, which the theory does not include; the wish of forward and side is 45 degrees from the view. */
    @ParameterizedTest
    @MethodSource("strafers")
    void ridgeOfTheMapIsTheBestAngleOfTheTheory(Model model) {
        ParameterSet parameters = model.parameters().find("velocity_rounding").isPresent()
                ? defaults(model).with("velocity_rounding", "0").with("view_rounding", "0") : defaults(model);
        Probe probe = probe(model, parameters);
        GainMap map = GainMap.of(probe, HeldKeys.FORWARD_AND_SIDE, () -> false);
        StrafeTheory theory = model.theory(parameters).orElseThrow();
        MoverState state = new MoverState(model.registers().size());
        Command command = new Command();
        command.set(1f, 1f, 0f, 0f, 0f, Command.RUN);
        double toView = map.strafeAngle() == StrafeAngle.TO_VIEW ? Math.toRadians(45) : 0;
        for (int row = GainMap.SPEEDS * 5 / 8; row < GainMap.SPEEDS; row++) {
            state.velocity.set((float) map.speed(row), 0f, 0f);
            String where = model.id() + " at " + map.speed(row);
            double best = theory.bestAngle(state, command) - toView;
            double possible = theory.bestGain(state, command);
            probe.inAir(map.speed(row));
            double onRidge = probe.strafe(map.bestAngle(row), HeldKeys.FORWARD_AND_SIDE);
            assertEquals(possible, onRidge, 0.002 * possible, where);
            double apart = Math.abs(Math.toDegrees(best - map.bestAngle(row)));
            assertTrue(apart < 0.6 || onRidge > 0.9998 * possible, () -> where + " the ridge is " + apart + " degrees off, and no other hill is as high");
        }
    }

    @Test
    void staleMapIsCancelled() {
        assertNull(GainMap.of(probe(ARENA, defaults(ARENA)), HeldKeys.FORWARD, () -> true));
        assertNotNull(GainMap.of(probe(ARENA, defaults(ARENA)), HeldKeys.FORWARD, () -> false));
    }

    @Test
    void lineIsLinearBetweenItsPointsAndConstantBeyond() {
        CurvePoints line = new CurvePoints(defaults(ARENA), new double[] {0, 1, 3}, new double[] {2, 4, 0});
        assertEquals(3, line.at(0.5));
        assertEquals(2, line.at(2));
        assertEquals(2, line.at(-1));
        assertEquals(0, line.at(9));
        assertEquals(1, line.peak());
        assertEquals(3, line.fallsTo(1));
    }
}
