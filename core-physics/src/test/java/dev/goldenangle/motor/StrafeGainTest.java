package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The closed forms of the best push, and a bot that reaches them. */
class StrafeGainTest {
    @Test
    void bestPushMatchesTheFormulaInAllThreeCases() {
        assertEquals((320 - 2.56) / 400, Push.bestCosine(400f, 320f, 2.56f), 1e-6, "room for exactly all of the push");
        assertEquals(Math.sqrt(400 * 400 + 2.56 * (640 - 2.56)) - 400, Push.bestGain(400f, 320f, 2.56f), 1e-4);
        assertEquals(1f, Push.bestCosine(100f, 320f, 2.56f), "straight on below the limit");
        assertEquals(2.56f, Push.bestGain(100f, 320f, 2.56f));
        assertEquals(0f, Push.bestCosine(400f, 30f, 41.6f), "sideways when the push exceeds the limit");
        assertEquals(Math.sqrt(400 * 400 + 900) - 400, Push.bestGain(400f, 30f, 41.6f), 1e-4);
        assertEquals(0f, Push.bestGain(0f, 0f, 0f));
    }

    @ParameterizedTest
    @CsvSource({"strafejump,vq3,128", "strafejump,vq3,125", "strafejump,document,128", "quakeworld,,128", "quakeworld,,76.92307692307692"})
    void botReachesTheBestGainOnEveryTickInTheAir(String id, String rules, double rate) {
        Model model = id.equals("strafejump") ? new StrafejumpModel() : new QuakeworldModel();
        ParameterSet set = model.parameters().defaults().with("tick_rate", Double.toString(rate));
        if (rules != null) {
            set = set.with("rules", rules).with("velocity_rounding", "false").with("view_rounding", "false");
        }
        if ("document".equals(rules)) {
            set = set.with("air_speed_cap", "30");
        }
        StrafeRun run = new StrafeRun(model, set, id.equals("strafejump") ? 24.125 : 24.03125, StrafeRun.Side.CHANGES);
        double possible = 0;
        double made = 0;
        for (int i = 0; i < 800; i++) {
            boolean rolls = run.bench().state.grounded && run.bench().command.jumps();
            float gain = run.aim();
            run.step();
            if (!rolls) {
                possible += gain;
                made += run.bench().report.gainMade;
                assertEquals(gain, run.bench().report.gainPossible(), 1e-5 * gain + 1e-6);
            }
        }
        assertTrue(possible > 40, () -> "it strafes: " + run.bench().state.velocity);
        assertEquals(1, made / possible, 1e-4);
    }

    @Test
    void noAngleOnTheGroundBeatsTheBestOne() {
        Model model = new StrafejumpModel();
        ParameterSet set = model.parameters().defaults().with("velocity_rounding", "false").with("view_rounding", "false");
        StrafeTheory theory = model.theory(set).orElseThrow();
        Command keys = new Command();
        keys.forward = 1f;
        for (double speed : new double[] {0, 50, 200, 320, 400, 409}) {
            Bench bench = new Bench(model, set, Bench.level(List.of(Bench.floor())));
            bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
            MoverState start = bench.moving(speed, 0, 0).state.copy();
            float best = gainAt(bench, start, theory.bestAngle(start, keys));
            assertEquals(theory.bestGain(start, keys), best, 1e-3);
            for (double angle = 0; angle < Math.PI; angle += 0.01) {
                assertTrue(gainAt(bench, start, (float) angle) <= best + 1e-4, "angle " + angle + " at " + speed);
            }
        }
    }

    private static float gainAt(Bench bench, MoverState start, float angle) {
        bench.state.copyFrom(start);
        bench.command.yaw = Angles.wrap(angle);
        bench.keys(1, 0, 0).step();
        return bench.report.gainMade;
    }
}
