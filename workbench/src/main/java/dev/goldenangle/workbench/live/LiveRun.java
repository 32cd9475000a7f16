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
 * A run in progress that can be rewound. Snapshots are taken every few ticks and whenever knobs change; rewinding
 * restores the nearest one and simulates the remaining ticks again. Use it on the simulation thread only.
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
    /** The inputs of another run used instead of the source's; null if the source's own are used. */
    private FollowedKeys keys;
    /** Until this tick the inputs came from another run. */
    private int followed;
    /** The last result of {@link #run}; the same object while nothing changes, so that nothing is redrawn. */
    private Run cut;

    /** A snapshot to return to, and the knobs in use from there on. */
    private record Mark(Snapshot snapshot, ParameterSet parameters) {
        int tick() {
            return snapshot.tick();
        }
    }

    LiveRun(Source source, Model model, ParameterSet parameters, Level level) {
        this(source, model, parameters, level, source.start().orElse(null));
    }

    /** @param start start state; null for the level's spawn */
    LiveRun(Source source, Model model, ParameterSet parameters, Level level, MoverState start) {
        this.source = source;
        commands = source.factory().create(model, parameters, level);
        simulation = start == null ? new Simulation(model, parameters, level, commands) : new Simulation(model, parameters, level, commands, start);
        recorder = simulation.record(source.label());
        first = new Mark(simulation.save(), parameters);
        mark();
    }

    /** Uses the inputs of another run from here on. */
    void follow(FollowedKeys others) {
        keys = others;
        simulation.use(others);
    }

    boolean isFollowing() {
        return keys != null;
    }

    /** Uses the source's own inputs from here on. */
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

    /** The source's memory is unknown while the inputs come from another run. */
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

    /** Changes the knobs from the next tick on. */
    void use(ParameterSet parameters) {
        if (!parameters.equals(simulation.parameters())) {
            simulation.use(parameters);
            cut = null;
            if (canMark()) {
                mark();
            }
        }
    }

    /** The earliest tick with a snapshot; earlier ticks need a full re-simulation. */
    int earliest() {
        return marks.getFirst().tick();
    }

    /**
     * Rewinds to just before a tick, bit for bit, and drops later ticks. Before the oldest snapshot, everything is
     * simulated again.
     */
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
        // A keyboard cannot repeat its inputs, but the recorded run can.
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

    /** Re-simulates up to a tick, changing knobs at the ticks where they were changed. */
    private void playAgain(Run played, int tick) {
        int from = tickCount();
        List<Run.KnobChange> turns = played.knobChanges().stream().filter(change -> change.tick() > from && change.tick() <= tick).toList();
        for (Run.KnobChange turn : turns) {
            simulation.run(turn.tick() - tickCount());
            simulation.use(turn.parameters());
        }
        simulation.run(tick - tickCount());
    }

    /** Aligns the keyboard's view direction with the mover's. */
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

    /** Whether all ticks used these knobs and the source's own inputs. */
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
