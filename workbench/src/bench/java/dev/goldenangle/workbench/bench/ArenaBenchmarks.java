package dev.goldenangle.workbench.bench;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;

import java.util.List;

/**
 * One tick of the arena model, motor and controller together, on recorded commands of a bot on the arena's course.
 * Neither bot nor recorder runs.
 */
final class ArenaBenchmarks {
    private static final double SECONDS = 30;
    private static final int PASSES = 4;

    private ArenaBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("tick.arena", "ns", files -> tick(parameters())), Benchmark.lower("tick.arena.abilities", "×", files -> withAbilities()).atMost(1.6));
    }

    private static ParameterSet parameters() {
        return ShippedPresets.load("arena/default").parameters();
    }

    /** A tick with all abilities on, as a multiple of one with all off: the best of several passes in turn. */
    private static double withAbilities() throws Exception {
        ParameterSet every = parameters();
        for (AbilityType type : AbilityType.values()) {
            every = every.with(type.switchParameter().key(), "true");
        }
        double off = Double.POSITIVE_INFINITY;
        double on = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < PASSES; pass++) {
            off = Math.min(off, tick(parameters()));
            on = Math.min(on, tick(every));
        }
        return on / off;
    }

    private static double tick(ParameterSet parameters) throws Exception {
        Model model = new ArenaModel();
        Level level = MapLibrary.level("arena-loop", model);
        int ticks = RunMaker.ticks(model, parameters, SECONDS);
        Run run = RunMaker.make(model, parameters, level, BotSpec.of(BotType.WAYPOINT).create(model, parameters, level), "waypoint", ticks);
        Command[] commands = new Command[ticks];
        for (int i = 0; i < ticks; i++) {
            commands[i] = new Command();
            run.command(i, commands[i]);
        }
        Mover mover = model.mover(parameters, level);
        MoverState state = run.header().start().copy();
        TickReport report = new TickReport(model.signals().size());
        return Timing.nanosPerOperation(ticks, () -> replay(run, mover, commands, state, report));
    }

    private static double replay(Run run, Mover mover, Command[] commands, MoverState state, TickReport report) {
        state.copyFrom(run.header().start());
        for (Command command : commands) {
            report.begin(state.velocity);
            mover.step(command, state, report);
        }
        return state.position.x;
    }
}
