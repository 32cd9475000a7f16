package dev.goldenangle.workbench.viewport;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;

import java.util.ArrayList;
import java.util.List;

/** Places of a level where a mover can stand. A bot runs about randomly from every spawn, and each place with ground under its feet counts. */
final class StandingPlaces {
    private static final double APART_METRES = 1.5;
    private final Model model;
    private final ParameterSet parameters;
    private final Level level;
    private final List<Place> places = new ArrayList<>();

    record Place(Vec3 at, Body body) {
    }

    private StandingPlaces(Model model, ParameterSet parameters, Level level) {
        this.model = model;
        this.parameters = parameters;
        this.level = level;
    }

    /** @param seconds how long the bot runs from each spawn */
    static List<Place> of(Model model, ParameterSet parameters, Level level, double seconds, long seed) {
        StandingPlaces found = new StandingPlaces(model, parameters, level);
        for (Spawn spawn : level.spawns()) {
            found.runFrom(spawn, seconds, seed);
        }
        return found.places;
    }

    private void runFrom(Spawn spawn, double seconds, long seed) {
        MoverState start = new MoverState(model.registers().size());
        model.mover(parameters, level).spawn(start, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        Simulation run = new Simulation(model, parameters, level, bot(seed + places.size()), start);
        for (int i = 0; i < seconds * run.tickRate(); i++) {
            run.tick();
            if (run.state().grounded && isNew(run.state().position)) {
                places.add(new Place(new Vec3(run.state().position), run.mover().body(run.state())));
            }
        }
    }

    private CommandSource bot(long seed) {
        try {
            return BotSpec.parse("fuzzer:hold=1.5,turn_rate=2,buttons=0").withSeed(seed).create(model, parameters, level);
        } catch (BadInput never) {
            throw new IllegalStateException(never);
        }
    }

    private boolean isNew(Vec3 at) {
        double apart = APART_METRES * level.unitsPerMetre();
        return places.stream().noneMatch(place -> new Vec3(place.at).sub(at).length() < apart);
    }
}
