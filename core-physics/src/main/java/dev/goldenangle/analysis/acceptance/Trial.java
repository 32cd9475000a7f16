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

import java.util.Optional;

/**
 * One model under one preset on one map, ready to be tried.
 *
 * @param model      the rules
 * @param parameters the preset
 * @param level      the map, in the model's scale
 */
record Trial(Model model, ParameterSet parameters, Level level) {
    float w() {
        return (float) parameters.w();
    }

    double tickRate() {
        return parameters.get(model.tickRate());
    }

    float metres(double metres) {
        return (float) (metres * model.unitsPerMetre());
    }

    Optional<StrafeTheory> theory() {
        return model.theory(parameters);
    }

    Optional<Spawn> spawn(String name) {
        return level.spawns().stream().filter(spawn -> spawn.name().equals(name)).findFirst();
    }

    /** A mover at rest ahead of a spawn and to its right. */
    MoverState at(Spawn spawn, float ahead, float aside) {
        MoverState state = new MoverState(model.registers().size());
        float x = spawn.x() + ahead * Angles.cos(spawn.yaw()) + aside * Angles.sin(spawn.yaw());
        float y = spawn.y() + ahead * Angles.sin(spawn.yaw()) - aside * Angles.cos(spawn.yaw());
        model.mover(parameters, level).spawn(state, x, y, spawn.z(), spawn.yaw());
        return state;
    }

    /** The same, already moving along the spawn's direction. */
    MoverState moving(Spawn spawn, float ahead, float aside, float speed) {
        MoverState state = at(spawn, ahead, aside);
        state.velocity.set(speed * Angles.cos(spawn.yaw()), speed * Angles.sin(spawn.yaw()), 0f);
        return state;
    }

    RunReader run(CommandSource source, MoverState from, double seconds) {
        Simulation simulation = new Simulation(model, parameters, level, source, from);
        Recorder recorder = simulation.record("acceptance check");
        simulation.run((int) Math.ceil(seconds * tickRate()));
        return new RunReader(recorder.run());
    }
}
