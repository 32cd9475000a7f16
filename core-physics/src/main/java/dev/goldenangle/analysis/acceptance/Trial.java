package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.StateNotFinite;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * One model under one preset on one map, ready to simulate. With a recorded run nothing is simulated: every run of the
 * trial is the recorded one, so that a metric can be read from a trace in the same way as from a new run.
 *
 * @param model      the rules
 * @param parameters the preset
 * @param level      the map, in the model's scale
 * @param recorded   the run to read instead of making one
 * @param source     name of the input source in the runs
 * @param visited    receives the situations of the runs
 */
public record Trial(Model model, ParameterSet parameters, Level level, Optional<RunReader> recorded, String source, Visited visited) {
    public Trial(Model model, ParameterSet parameters, Level level) {
        this(model, parameters, level, Optional.empty(), "acceptance check", new Visited());
    }

    /** Without recording the situations of its runs. */
    public Trial(Model model, ParameterSet parameters, Level level, Optional<RunReader> recorded, String source) {
        this(model, parameters, level, recorded, source, new Visited());
    }

    /** A copy on another map. */
    public Trial on(Level other) {
        return new Trial(model, parameters, other, recorded, source, visited);
    }

    public float w() {
        return (float) parameters.w();
    }

    public double tickRate() {
        return parameters.get(model.tickRate());
    }

    public float metres(double metres) {
        return (float) (metres * model.unitsPerMetre());
    }

    public Optional<StrafeTheory> theory() {
        return model.theory(parameters).map(visited::watching);
    }

    public Optional<Spawn> spawn(String name) {
        return level.spawns().stream().filter(spawn -> spawn.name().equals(name)).findFirst();
    }

    /** A mover at rest, ahead of a spawn and to its right. */
    public MoverState at(Spawn spawn, float ahead, float aside) {
        MoverState state = new MoverState(model.registers().size());
        float x = spawn.x() + ahead * Angles.cos(spawn.yaw()) + aside * Angles.sin(spawn.yaw());
        float y = spawn.y() + ahead * Angles.sin(spawn.yaw()) - aside * Angles.cos(spawn.yaw());
        model.mover(parameters, level).spawn(state, x, y, spawn.z(), spawn.yaw());
        return state;
    }

    /** The same, already moving along the spawn's direction. */
    public MoverState moving(Spawn spawn, float ahead, float aside, float speed) {
        MoverState state = at(spawn, ahead, aside);
        state.velocity.set(speed * Angles.cos(spawn.yaw()), speed * Angles.sin(spawn.yaw()), 0f);
        return state;
    }

    public RunReader run(CommandSource commands, MoverState from, double seconds) {
        return run(commands, from, seconds, state -> false);
    }

    /**
     * Ends after the first tick whose state fulfils the condition.
     *
     * @throws StateNotFinite if the model's state was not finite on some tick
     */
    public RunReader run(CommandSource commands, MoverState from, double seconds, Predicate<MoverState> isDone) {
        return recorded.orElseGet(() -> made(commands, from, seconds, isDone));
    }

    private RunReader made(CommandSource commands, MoverState from, double seconds, Predicate<MoverState> isDone) {
        Simulation simulation = new Simulation(model, parameters, level, commands, from);
        Recorder recorder = simulation.record(source);
        int ticks = (int) Math.ceil(seconds * tickRate());
        for (int tick = 0; tick < ticks && !(tick > 0 && isDone.test(simulation.state())); tick++) {
            simulation.tick();
        }
        visited.ran(recorder.run().requireFinite());
        return new RunReader(recorder.run());
    }
}
