package dev.goldenangle.workbench.live;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.library.BotSpec;

import java.util.Optional;

/**
 * Something that can move a mover: the keyboard, a bot, or a trace.
 *
 * @param id      unique in a session
 * @param label   for a chip
 * @param kind    what it is
 * @param start   the state it begins in; empty for the level's spawn
 * @param ticks   how long it lasts; 0 when it never ends
 * @param factory makes its commands, afresh for every run
 */
public record Source(String id, String label, Kind kind, Optional<MoverState> start, int ticks, Factory factory) {
    /** The kinds of sources there are. */
    public enum Kind { KEYBOARD, BOT, TRACE }

    /** Makes the commands for one run. */
    @FunctionalInterface
    public interface Factory {
        CommandSource create(Model model, ParameterSet parameters, Level level);
    }

    /** Written out: the same name and the same maker of commands. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Source source && id.equals(source.id) && factory.equals(source.factory);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    public static Source bot(String id, String label, Factory factory) {
        return new Source(id, label, Kind.BOT, Optional.empty(), 0, factory);
    }

    public static Source bot(BotSpec spec) {
        return bot(spec.text(), spec.type().label(), spec::create);
    }

    /** The commands of a recorded run, again. */
    public static Source trace(String id, String label, Run run) {
        return new Source(id, label, Kind.TRACE, Optional.of(run.header().start()), run.length(), (model, parameters, level) -> new RunCommands(run));
    }

    /** The commands of a trace file. */
    public static Source trace(String id, String label, InputTrace trace) {
        return new Source(id, label, Kind.TRACE, Optional.of(trace.header().start()), trace.ticks(), (model, parameters, level) -> trace.source());
    }

    static Source keyboard(Keyboard keyboard) {
        return new Source("keyboard", "Keyboard", Kind.KEYBOARD, Optional.empty(), 0, (model, parameters, level) -> keyboard);
    }

    /** Whether it does the same again: then it can be re-simulated under other knobs. */
    public boolean isRepeatable() {
        return kind != Kind.KEYBOARD;
    }
}
