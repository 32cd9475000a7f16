package dev.goldenangle.workbench.live;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.Snapshot;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A run that is still going on, with a way back: marks are left every few ticks and wherever the knobs change, and going
 * back restores the nearest one and plays the few ticks up to the wanted one again. Belongs to the simulation thread.
 */
final class LiveRun {
    static final int TICKS_PER_MARK = 32;
    static final double REWIND_SECONDS = 120;

    private final Source source;
    private final CommandSource commands;
    private final Simulation simulation;
    private final Recorder recorder;
    private final Deque<Mark> marks = new ArrayDeque<>();
    private final Mark first;
    /** Whose keys are pressed instead of the source's own; null when it is the source's. */
    private FollowedKeys keys;
    /** Up to this tick the keys were not the source's own. */
    private int followed;
    /** The run so far, as it was last asked for: one that stands still stays the same, so that nothing is drawn again. */
    private Run cut;

    /** A place to come back to, and the knobs in force from there on. */
    private record Mark(Snapshot snapshot, ParameterSet parameters) {
        int tick() {
            return snapshot.tick();
        }
    }

    LiveRun(Source source, Model model, ParameterSet parameters, Level level) {
        this(source, model, parameters, level, source.start().orElse(null));
    }

    /** @param start where to begin; null for the level's spawn */
    LiveRun(Source source, Model model, ParameterSet parameters, Level level, MoverState start) {
        this.source = source;
        commands = source.factory().create(model, parameters, level);
        simulation = start == null ? new Simulation(model, parameters, level, commands) : new Simulation(model, parameters, level, commands, start);
        recorder = simulation.record(source.label());
        first = new Mark(simulation.save(), parameters);
        mark();
    }

    /** Presses the keys of another run from here on. */
    void follow(FollowedKeys others) {
        keys = others;
        simulation.use(others);
    }

    boolean isFollowing() {
        return keys != null;
    }

    /** From here on the source presses its own keys. */
    void handOver() {
        if (keys != null) {
            keys = null;
            followed = tickCount();
            simulation.use(commands);
            lookAlongState();
            mark();
        }
    }

    void tick() {
        simulation.tick();
        if (tickCount() % TICKS_PER_MARK == 0 && canMark()) {
            mark();
        }
    }

    /** What a source remembers is not known while another presses the keys. */
    private boolean canMark() {
        return keys == null || commands.memorySize() == 0;
    }

    void runTo(int tick) {
        while (tickCount() < tick) {
            tick();
        }
    }

    private void mark() {
        if (!marks.isEmpty() && marks.getLast().tick() == tickCount()) {
            marks.removeLast();
        }
        marks.add(new Mark(simulation.save(), simulation.parameters()));
        double oldest = tickCount() - REWIND_SECONDS * tickRate() - TICKS_PER_MARK;
        while (marks.getFirst().tick() < oldest) {
            marks.removeFirst();
        }
    }

    /** Other knobs from the next tick on. */
    void use(ParameterSet parameters) {
        if (!parameters.equals(simulation.parameters())) {
            simulation.use(parameters);
            cut = null;
            if (canMark()) {
                mark();
            }
        }
    }

    /** The earliest tick there is a quick way back to; others are reached by playing again. */
    int earliest() {
        return marks.getFirst().tick();
    }

    /** Goes back to just before a tick, bit for bit; what came after is forgotten. Before the oldest mark everything is played again. */
    void goBackTo(int wanted) {
        int tick = Math.max(wanted, first.tick());
        if (tick >= tickCount()) {
            return;
        }
        Run played = recorder.run();
        cut = null;
        while (!marks.isEmpty() && marks.getLast().tick() > tick) {
            marks.removeLast();
        }
        if (marks.isEmpty()) {
            marks.add(first);
        }
        Mark mark = marks.getLast();
        boolean isFollowed = mark.tick() < followed;
        // A keyboard cannot play its part again, but the record can.
        simulation.use(source.kind() == Source.Kind.KEYBOARD || isFollowed || keys != null ? new RunCommands(played, tickRate()) : commands);
        simulation.restore(mark.snapshot);
        if (isFollowed) {
            commands.restoreMemory(mark.snapshot.memory());
            followed = tick;
        }
        simulation.use(mark.parameters);
        playAgain(played, tick);
        if (keys == null) {
            simulation.use(commands);
            lookAlongState();
        } else {
            keys.forget();
            simulation.use(keys);
        }
    }

    /** Up to a tick, with every knob turned when it was. */
    private void playAgain(Run played, int tick) {
        int from = tickCount();
        List<Run.KnobChange> turns = played.knobChanges().stream().filter(change -> change.tick() > from && change.tick() <= tick).toList();
        for (Run.KnobChange turn : turns) {
            simulation.run(turn.tick() - tickCount());
            simulation.use(turn.parameters());
        }
        simulation.run(tick - tickCount());
    }

    /** Lets the keyboard start from where the mover looks. */
    void lookAlongState() {
        if (commands instanceof Keyboard keyboard) {
            keyboard.lookAlong(simulation.state().yaw, simulation.state().pitch);
        }
    }

    Source source() {
        return source;
    }

    Simulation simulation() {
        return simulation;
    }

    int tickCount() {
        return simulation.tickCount();
    }

    double tickRate() {
        return simulation.tickRate();
    }

    ParameterSet parameters() {
        return simulation.parameters();
    }

    /** Whether it was of these knobs, and its source's own, from its first tick. */
    boolean isWhollyOf(ParameterSet knobs) {
        return keys == null && followed == 0 && first.parameters.equals(knobs) && run().knobChanges().isEmpty();
    }

    Run run() {
        if (cut == null || cut.length() != recorder.length()) {
            cut = recorder.run();
        }
        return cut;
    }
}
