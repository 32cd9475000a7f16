package dev.goldenangle.workbench.live;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BotSpec;

import java.util.Optional;

/**
 * Something that can move a mover: the keyboard, a bot, or a trace.
 *
 * @param id      unique in a session
 * @param label   for a chip
 * @param kind    what it is
 * @param start   the state it begins in; empty for the level's spawn
 * @param seconds how long it lasts; 0 when it never ends
 * @param factory makes its commands, afresh for every run
 */
public record Source(String id, String label, Kind kind, Optional<MoverState> start, double seconds, Factory factory) {
    /** The kinds of sources there are. */
    public enum Kind { KEYBOARD, BOT, TRACE }

    /** Makes the commands for one run. */
    @FunctionalInterface
    public interface Factory {
        CommandSource create(Model model, ParameterSet parameters, Level level);
    }

    public static Source bot(String id, String label, Factory factory) {
        return new Source(id, label, Kind.BOT, Optional.empty(), 0, factory);
    }

    public static Source bot(BotSpec spec) {
        return bot(spec.text(), spec.type().label(), spec::create);
    }

    /** The commands of a recorded run, again. */
    public static Source trace(String id, String label, Run run) {
        return new Source(id, label, Kind.TRACE, Optional.of(run.header().start()), run.seconds(),
                (model, parameters, level) -> new RunCommands(run, parameters.get(model.tickRate())));
    }

    /** The commands of a trace file. */
    public static Source trace(String id, String label, InputTrace trace) {
        return new Source(id, label, Kind.TRACE, Optional.of(trace.header().start()), trace.ticks() / trace.header().tickRate(),
                (model, parameters, level) -> atRate(trace, parameters.get(model.tickRate())));
    }

    /** Every key at its second, whatever the ticks are. */
    private static CommandSource atRate(InputTrace trace, double tickRate) {
        CommandSource source = trace.source();
        double recorded = trace.header().tickRate();
        return recorded == tickRate ? source : (tick, state, command) -> source.fill(RunCommands.rowAt(tick, tickRate, recorded), state, command);
    }

    /** What a player did, under the name of the keyboard; before the first tick, a player who stands still for one. */
    static Source played(Source keyboard, Run run, MoverState start) {
        double seconds = run.length() == 0 ? 1 / run.header().tickRate() : run.seconds();
        return new Source(keyboard.id, keyboard.label, Kind.TRACE, Optional.ofNullable(start), seconds,
                (model, parameters, level) -> new RunCommands(run, parameters.get(model.tickRate())));
    }

    static Source keyboard(Keyboard keyboard) {
        return new Source("keyboard", "Keyboard", Kind.KEYBOARD, Optional.empty(), 0, (model, parameters, level) -> keyboard);
    }

    /** The same from another state on. */
    public Source startingAt(MoverState state) {
        return new Source(id, label, kind, Optional.of(state), seconds, factory);
    }

    /** The same under another name. */
    Source called(String name) {
        return new Source(id, name, kind, start, seconds, factory);
    }

    /** Whether it is a bot that goes where waypoints lead. */
    public boolean followsCourse() {
        return kind == Kind.BOT && BotType.find(id.split(":", 2)[0]).filter(BotType::followsCourse).isPresent();
    }

    /** How many ticks it lasts; 0 when it never ends. */
    public int ticksAt(double tickRate) {
        return (int) Math.round(seconds * tickRate);
    }

    /** Whether it does the same again by itself; what a player did is done again by its record. */
    public boolean isRepeatable() {
        return kind != Kind.KEYBOARD;
    }
}
