package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A bot on a level, ready to run.
 *
 * @param model      the rules
 * @param parameters the preset
 * @param level      the level
 * @param type       kind of bot
 * @param knobs      its settings
 * @param seed       its seed
 */
public record BotRun(Model model, ParameterSet parameters, Level level, BotType type, ParameterSet knobs, long seed) {
    private static final Map<String, Level> LEVELS = new ConcurrentHashMap<>();

    public static BotRun of(Model model, Level level, BotType type) {
        return new BotRun(model, model.parameters().defaults(), level, type, type.parameters().defaults(), 1);
    }

    /** Level ground, large enough for any run. */
    public static Level flat() {
        return Bench.level(List.of(Bench.floor()));
    }

    /** The shipped map with a timed course, or the first that the model can move in. */
    public static Level sample(Model model) {
        String id = SampleMaps.files().stream().filter(file -> LevelReader.worldType(SampleMaps.read(file).orElseThrow()) == model.worldType())
                .findFirst().orElseThrow();
        return LEVELS.computeIfAbsent(model.id(), key -> LevelReader.read(id, SampleMaps.read(id).orElseThrow(), model.unitsPerMetre()));
    }

    BotRun with(ParameterSet newKnobs) {
        return new BotRun(model, parameters, level, type, newKnobs, seed);
    }

    public BotRun with(String knob, String value) {
        return with(knobs.with(knob, value));
    }

    public BotRun under(ParameterSet newParameters) {
        return new BotRun(model, newParameters, level, type, knobs, seed);
    }

    BotRun withSeed(long newSeed) {
        return new BotRun(model, parameters, level, type, knobs, newSeed);
    }

    CommandSource bot() {
        float radius = model.mover(parameters, level).body(new MoverState(model.registers().size())).radius();
        return type.create(new BotContext(model.theory(parameters), parameters.get(model.tickRate()), (float) parameters.w(), radius,
                level.waypoints().stream().map(place -> new BotContext.Place(place.feet(), place.move())).toList(), seed, model.moves(parameters)), knobs);
    }

    Simulation simulation() {
        return new Simulation(model, parameters, level, bot());
    }

    long hashAfter(int ticks) {
        Simulation simulation = simulation();
        simulation.run(ticks);
        return simulation.hash();
    }

    public Run record(double seconds) {
        Simulation simulation = simulation();
        Recorder recorder = simulation.record(type.id());
        simulation.run((int) Math.rint(seconds * simulation.tickRate()));
        return recorder.run();
    }
}
