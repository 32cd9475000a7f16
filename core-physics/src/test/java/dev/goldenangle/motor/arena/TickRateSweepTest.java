package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import org.junit.jupiter.api.Test;

import java.util.function.DoubleFunction;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The same script ends at the same place at every rate. Three parameters are counted in ticks and are not used or have
 * no effect here: {@code jump_buffer_window_ticks}, {@code landing_grace_ticks} and {@code max_shaping_angle_per_tick}.
 */
class TickRateSweepTest {
    private static final int[] RATES = {60, 72, 100, 125, 128, 144, 200, 250, 333, 500};
    private static final double SECONDS = 8;

    /** A run defined in seconds: start, running jump with a strafe left, turn on foot, jump with a strafe right, stop, back. */
    private static CommandSource script(double rate) {
        return (tick, state, command) -> {
            double time = (tick + 0.5) / rate;
            int second = (int) time;
            boolean jumping = (second == 1 || second == 4) && time - second < 0.1;
            float forward = second == 6 ? 0f : second == 7 ? -1f : 1f;
            float right = second == 1 ? -1f : second == 4 ? 1f : 0f;
            command.set(forward, right, jumping ? 1f : 0f, yaw(time), 0f, Command.RUN);
        };
    }

    /** A chain of jumps with the key held, weaving left and right every second. */
    private static CommandSource chain(double rate) {
        return (tick, state, command) -> {
            double time = (tick + 0.5) / rate;
            float side = (int) time % 2 == 0 ? 1f : -1f;
            command.set(1f, time < 1 ? 0f : side, time < 1 ? 0f : 1f, (float) (0.35 * Math.sin(Math.PI * time)), 0f, Command.RUN);
        };
    }

    private static float yaw(double time) {
        double left = Math.min(1, Math.max(0, time - 1)) * 0.6;
        double foot = Math.min(1, Math.max(0, time - 2)) * 0.8;
        double right = Math.min(1, Math.max(0, time - 4)) * -0.9;
        return (float) (left + foot + right);
    }

    private static double[] endOf(ParameterSet parameters, DoubleFunction<CommandSource> script, double rate) {
        Simulation simulation = ArenaGround.on("flat", parameters.with(ArenaParameter.TICK_RATE, rate), script.apply(rate));
        double path = 0;
        Vec3 before = new Vec3();
        while (simulation.tickCount() < SECONDS * rate) {
            before.set(simulation.state().position);
            simulation.tick();
            path += before.sub(simulation.state().position).length();
        }
        Vec3 end = simulation.state().position;
        return new double[]{end.x, end.y, path, simulation.state().velocity.horizontalLength()};
    }

    private static double worstShare(ParameterSet parameters, DoubleFunction<CommandSource> script) {
        double[] fine = endOf(parameters, script, 1000);
        double worst = 0;
        for (int rate : RATES) {
            double[] end = endOf(parameters, script, rate);
            double off = Math.sqrt((end[0] - fine[0]) * (end[0] - fine[0]) + (end[1] - fine[1]) * (end[1] - fine[1]));
            worst = Math.max(worst, off / fine[2]);
        }
        return worst;
    }

    @Test
    void scriptEndsAtTheSamePlaceAtEveryTickRate() {
        assertTrue(worstShare(ArenaGround.DOCUMENT, TickRateSweepTest::script) < 0.01);
    }

    @Test
    void scriptEndsAtTheSamePlaceWithAirResistanceAndFalloff() {
        assertTrue(worstShare(ArenaGround.BOUNDED.with(ArenaParameter.THETA_FALLOFF, Value.degrees(25)), TickRateSweepTest::script) < 0.01);
    }

    @Test
    void chainOfJumpsEndsAtTheSamePlaceAtEveryTickRate() {
        assertTrue(worstShare(ArenaGround.BOUNDED.with(ArenaParameter.HOLD_TO_JUMP, 1), TickRateSweepTest::chain) < 0.01);
    }
}
