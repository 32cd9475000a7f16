package dev.goldenangle.golden;

import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;

/**
 * A run with a recorded digest: one line of the file.
 *
 * @param preset shipped preset, perhaps with other values: {@code arena/boomer+air_jump_count=3}
 * @param map    shipped map, or one beside this class
 * @param bot    bot, perhaps with settings: {@code fuzzer:hold=1.5,seed=7}
 * @param mode   move mode
 * @param spawn  number of the spawn to start from; negative starts slightly inside the ground there
 * @param hash   the digest after {@link GoldenRuns#TICKS} ticks
 */
public record GoldenRun(String preset, String map, String bot, MoveMode mode, int spawn, String hash) {
    private static final float SUNK_METRES = 0.003f;

    static GoldenRun parse(String line) {
        String[] cells = line.split(" ");
        return new GoldenRun(cells[0], cells[1], cells[2], MoveMode.valueOf(cells[3]), Integer.parseInt(cells[4]), cells.length > 5 ? cells[5] : "");
    }

    public String name() {
        return preset + " " + map + " " + bot + " " + mode + " " + spawn;
    }

    public Model model() {
        return GoldenRuns.model(preset);
    }

    public ParameterSet parameters() {
        return GoldenRuns.parameters(preset);
    }

    public Simulation simulation() {
        return simulation(parameters());
    }

    /** The run's simulation before its first tick, under these parameters. */
    Simulation simulation(ParameterSet parameters) {
        Model model = model();
        Level level = GoldenRuns.level(map, model);
        Mover mover = model.mover(parameters, level);
        MoverState start = new MoverState(model.registers().size());
        CommandSource source = source(parameters, level, mover.body(start).radius());
        Spawn place = level.spawns().get(Math.abs(spawn) % level.spawns().size());
        mover.spawn(start, place.x(), place.y(), place.z(), place.yaw());
        start.position.z -= spawn < 0 ? SUNK_METRES * model.unitsPerMetre() : 0f;
        start.mode = mode;
        return new Simulation(model, parameters, level, source, start);
    }

    private CommandSource source(ParameterSet parameters, Level level, float radius) {
        String[] parts = bot.split("[:,]");
        BotType type = BotType.find(parts[0]).orElseThrow();
        ParameterSet knobs = type.parameters().defaults();
        long seed = 1;
        for (int i = 1; i < parts.length; i++) {
            String[] setting = parts[i].split("=");
            if (setting[0].equals("seed")) {
                seed = Long.parseLong(setting[1]);
            } else {
                knobs = knobs.with(setting[0], setting[1]);
            }
        }
        return type.create(new BotContext(model().theory(parameters), parameters.get(model().tickRate()), (float) parameters.w(), radius,
                level.waypoints().stream().map(place -> new BotContext.Place(place.feet(), place.move())).toList(), seed, model().moves(parameters)), knobs);
    }
}
