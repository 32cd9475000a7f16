package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;

import java.util.Iterator;
import java.util.Map;

/**
 * The tick loop.
 *
 * <p>How it works, each tick:
 * <ol>
 * <li>the state becomes the previous state, from which drawing interpolates;
 * <li>the source fills a command, which is sanitised; it can switch flight on or off;
 * <li>the mover steps and books the changes of speed;
 * <li>a state that is no longer finite is reset, so that NaN cannot spread, and the level's clock advances by one;
 * <li>a body that has fallen out of the world is sent back to its last checkpoint ({@link Respawn});
 * <li>the course is timed, the digest extended, the tick recorded.
 * </ol>
 *
 * <p>A tick allocates nothing but the recorder's next block. Not thread-safe.
 */
public final class Simulation {
    private final Model model;
    private final Level level;
    private final double tickRate;
    private final Clock clock;
    private final Course course;
    private final Respawn wayBack;
    private final MoverState state;
    private final MoverState previous;
    private final MoverState start;
    private final Command command = new Command();
    private final TickReport report;
    private final Frame frame;
    private ParameterSet parameters;
    private Mover mover;
    private CommandSource source;
    private Recorder recorder;
    private TraceRecorder trace;
    private int tick;
    private long hash;

    /** Starts at the level's first spawn. */
    public Simulation(Model model, ParameterSet parameters, Level level, CommandSource source) {
        this.model = model;
        this.level = level;
        this.parameters = parameters;
        this.source = source;
        tickRate = parameters.get(model.tickRate());
        clock = new Clock(tickRate);
        course = new Course(level, tickRate);
        wayBack = new Respawn(level);
        mover = model.mover(parameters, level);
        state = new MoverState(model.registers().size());
        report = new TickReport(model.signals().size());
        frame = new Frame(command, state, report);
        Spawn spawn = level.spawns().get(0);
        mover.spawn(state, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        previous = state.copy();
        start = state.copy();
    }

    /** Starts from a given state instead of a spawn. */
    public Simulation(Model model, ParameterSet parameters, Level level, CommandSource source, MoverState from) {
        this(model, parameters, level, source);
        state.copyFrom(from);
        previous.copyFrom(from);
        start.copyFrom(from);
    }

    /** Runs one tick. */
    public void tick() {
        previous.copyFrom(state);
        source.fill(tick, state, command);
        command.sanitise();
        report.begin(state.velocity);
        ModeSwitch.obey(command, state, report);
        mover.step(command, state, report);
        if (!state.isFinite()) {
            putBack();
        }
        state.worldTick = previous.worldTick + 1;
        wayBack.check(mover, state, report);
        course.update(tick, state, mover.body(state), report);
        hash = state.digest(hash);
        if (recorder != null) {
            frame.tick = tick;
            frame.seconds = (tick + 1) / tickRate;
            recorder.append(frame, hash);
        }
        if (trace != null) {
            trace.record(command, hash);
        }
        tick++;
    }

    private void putBack() {
        if (recorder != null) {
            recorder.notFinite();
        }
        state.copyFrom(previous);
        if (!state.isFinite()) {
            state.position.set(start.position);
        }
        state.velocity.zero();
        report.begin(previous.velocity.isFinite() ? previous.velocity : state.velocity);
        report.book(SpeedCause.OTHER, state.velocity);
        report.event(EventKind.STUCK, 0f);
    }

    public void run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            tick();
        }
    }

    /** Runs the ticks that are due after this much more time on screen; returns their number. */
    public int advance(long frameNanos) {
        int due = clock.advance(frameNanos);
        run(due);
        return due;
    }

    /** Where to draw between {@link #previous()} and {@link #state()}. */
    public float alpha() {
        return clock.alpha();
    }

    /** Writes the mover for drawing: position, velocity and view between the last two states. */
    public RenderState renderState(RenderState dest) {
        return dest.blend(mover, previous, state, clock.alpha(), 1 / tickRate);
    }

    /** Time of the state in whole milliseconds, which is also the time stamp of the command that led to it. */
    public long milliseconds() {
        return clock.milliseconds(tick);
    }

    /** Duration of the last command by its time stamps, in whole milliseconds: at 128 ticks per second 7 or 8, 7.8125 on average. */
    public int commandMilliseconds() {
        return tick == 0 ? 0 : (int) (clock.milliseconds(tick) - clock.milliseconds(tick - 1));
    }

    /** Starts recording; call it before the first tick to record the whole run. */
    public Recorder record(String sourceName) {
        RunHeader header = new RunHeader(model.id(), parameters, tickRate, level.name(), level.hash(), sourceName, state.copy());
        recorder = new Recorder(header, columns(), new BlockReplay(model, parameters, level, start), tick, hash);
        return recorder;
    }

    /**
     * The header for a trace of this run.
     *
     * @param preset     id or file of the preset, for information
     * @param sourceName name of the input source, for information
     */
    public TraceHeader traceHeader(String preset, String sourceName) {
        return new TraceHeader(model.id(), preset, parameters.asText(), tickRate, level.name(), level.hash(), sourceName, start);
    }

    /**
     * Records every command in a trace as well, together with parameter changes and rewinds.
     *
     * @throws IllegalStateException after the first tick, because a trace describes a run from its start
     */
    public void record(TraceRecorder newTrace) {
        if (tick != 0) {
            throw new IllegalStateException("a trace must be recorded from tick 0, not from " + tick);
        }
        trace = newTrace;
    }

    /**
     * The header for a trace of a run in progress.
     *
     * @param soFar      this run, recorded from its start
     * @param preset     id or file of the preset, for information
     * @param sourceName name of the input source, for information
     */
    public TraceHeader traceHeader(Run soFar, String preset, String sourceName) {
        return new TraceHeader(model.id(), preset, soFar.header().parameters().asText(), tickRate, level.name(), level.hash(), sourceName, start);
    }

    /**
     * Like {@link #record(TraceRecorder)} for a run in progress: first writes everything so far to the trace.
     *
     * @param soFar this run, recorded from its start
     */
    public void record(TraceRecorder newTrace, Run soFar) {
        if (soFar.length() != tick) {
            throw new IllegalStateException("the recording has " + soFar.length() + " ticks, but the run has " + tick);
        }
        ParameterSet before = soFar.header().parameters();
        Iterator<Run.KnobChange> turns = soFar.knobChanges().iterator();
        Run.KnobChange turn = turns.hasNext() ? turns.next() : null;
        Command done = new Command();
        for (int past = 0; past <= tick; past++) {
            while (turn != null && turn.tick() == past) {
                newTrace.parameters(changes(before, turn.parameters()));
                before = turn.parameters();
                turn = turns.hasNext() ? turns.next() : null;
            }
            if (past < tick) {
                soFar.command(past, done);
                newTrace.record(done, soFar.hash(past));
            }
        }
        trace = newTrace;
    }

    private static Map<String, String> changes(ParameterSet before, ParameterSet after) {
        Map<String, String> texts = after.asText();
        texts.keySet().retainAll(after.differences(before).stream().map(Parameter::key).toList());
        return texts;
    }

    /** Whether a trace is being recorded; then all changes to this run must go through it. */
    public boolean isTraced() {
        return trace != null;
    }

    /** The columns that runs of this simulation have. */
    public Columns columns() {
        return new Columns(model.lengthUnit(), model.speedUnit(), parameters.w(), model.signals(), model.asked());
    }

    public Snapshot save() {
        long[] memory = new long[source.memorySize()];
        source.saveMemory(memory);
        return new Snapshot(tick, hash, state.copy(), previous.copy(), memory);
    }

    /** Goes back to a saved tick; the recording, if any, discards everything after it. */
    public void restore(Snapshot snapshot) {
        if (recorder != null) {
            recorder.truncate(Math.max(0, recorder.length() - Math.max(0, tick - snapshot.tick())));
            recorder.use(parameters);
        }
        tick = snapshot.tick();
        hash = snapshot.hash();
        state.copyFrom(snapshot.state());
        previous.copyFrom(snapshot.previous());
        source.restoreMemory(snapshot.memory());
        clock.reset();
        if (trace != null) {
            trace.goBack(tick, hash);
        }
    }

    /** Uses other parameters from the next tick on; the tick rate does not change. */
    public void use(ParameterSet newParameters) {
        ParameterSet before = parameters;
        parameters = newParameters.get(model.tickRate()) == tickRate ? newParameters : newParameters.with(model.tickRate(), before.value(model.tickRate()));
        if (trace != null) {
            trace.parameters(changes(before, parameters));
        }
        if (recorder != null) {
            recorder.use(parameters);
        }
        mover = model.mover(parameters, level);
    }

    /** Uses another source from the next tick on. */
    public void use(CommandSource newSource) {
        source = newSource;
    }

    public Model model() {
        return model;
    }

    public Level level() {
        return level;
    }

    public ParameterSet parameters() {
        return parameters;
    }

    public Mover mover() {
        return mover;
    }

    public double tickRate() {
        return tickRate;
    }

    /** Number of the next tick, which is the number of ticks run. */
    public int tickCount() {
        return tick;
    }

    /** Digest of every state so far: equal digests mean equal runs. */
    public long hash() {
        return hash;
    }

    /** The current state. Every tick changes it, so copy it to keep it. */
    public MoverState state() {
        return state;
    }

    public MoverState previous() {
        return previous;
    }

    /** The command of the last tick. */
    public Command command() {
        return command;
    }

    /** The report of the last tick. */
    public TickReport report() {
        return report;
    }
}
