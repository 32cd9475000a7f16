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
import dev.goldenangle.workbench.text.Messages;

import java.util.Optional;

/**
 * An input source: the keyboard, a bot, or an input trace.
 * @param id unique in a session
 * @param label text of its chip
 * @param start start state; empty for the level's spawn
 * @param seconds its duration; 0 if unlimited
 * @param factory creates new commands for every run
 */
public record Source(String id, String label, Kind kind, Optional<MoverState> start, double seconds, Factory factory) {
    public enum Kind { KEYBOARD, BOT, TRACE }

    /** Creates the commands for one run. */
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

    /** Replays the commands of a run. */
    public static Source trace(String id, String label, Run run) {
        return new Source(id, label, Kind.TRACE, Optional.of(run.header().start()), run.seconds(),
                (model, parameters, level) -> new RunCommands(run, parameters.get(model.tickRate())));
    }

    /** Replays the commands of an input trace. */
    public static Source trace(String id, String label, InputTrace trace) {
        return new Source(id, label, Kind.TRACE, Optional.of(trace.header().start()), trace.ticks() / trace.header().tickRate(),
                (model, parameters, level) -> atRate(trace, parameters.get(model.tickRate())));
    }

    /** Replays inputs at their original times, at any tick rate. */
    private static CommandSource atRate(InputTrace trace, double tickRate) {
        CommandSource source = trace.source();
        double recorded = trace.header().tickRate();
        return recorded == tickRate ? source : (tick, state, command) -> source.fill(RunCommands.rowAt(tick, tickRate, recorded), state, command);
    }

    /**
     * The player's recorded inputs under the keyboard's name; if nothing was played yet, one tick of standing still.
     */
    static Source played(Source keyboard, Run run, MoverState start) {
        double seconds = run.length() == 0 ? 1 / run.header().tickRate() : run.seconds();
        return new Source(keyboard.id, keyboard.label, Kind.TRACE, Optional.ofNullable(start), seconds,
                (model, parameters, level) -> new RunCommands(run, parameters.get(model.tickRate())));
    }

    static Source keyboard(Keyboard keyboard) {
        return new Source("keyboard", Messages.text("live.keyboard"), Kind.KEYBOARD, Optional.empty(), 0, (model, parameters, level) -> keyboard);
    }

    /** The same source with another start state. */
    public Source startingAt(MoverState state) {
        return new Source(id, label, kind, Optional.of(state), seconds, factory);
    }

    /** The same source with another label. */
    Source called(String name) {
        return new Source(id, name, kind, start, seconds, factory);
    }

    /** Whether it is a bot that follows the course. */
    public boolean followsCourse() {
        return kind == Kind.BOT && BotType.find(id.split(":", 2)[0]).filter(BotType::followsCourse).isPresent();
    }

    /** Its duration in ticks; 0 if unlimited. */
    public int ticksAt(double tickRate) {
        return (int) Math.round(seconds * tickRate);
    }

    /** Whether it can repeat its inputs itself; a player's inputs are repeated from the recorded run. */
    public boolean isRepeatable() {
        return kind != Kind.KEYBOARD;
    }
}
