package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceBuilder;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Re-simulates a recorded run and compares it with its recording tick by tick, or simulates the same inputs under another preset. */
public final class TraceReplay {
    /**
     * The result of a replay.
     *
     * @param run             the new run
     * @param matches         whether all recorded digests equal those of the run
     * @param firstDifference the first tick after which a digest differs, or −1. Ticks are compared by one byte each,
     *                        so one difference in 256 is found a tick late
     */
    public record Result(Run run, boolean matches, int firstDifference) {
    }

    private final InputTrace trace;
    private final Simulation simulation;
    private final List<InputTrace.ParameterChange> parameterChanges;

    private TraceReplay(InputTrace trace, Model model, ParameterSet parameters, Level level, List<InputTrace.ParameterChange> changes) {
        this.trace = trace;
        this.parameterChanges = changes;
        this.simulation = new Simulation(model, parameters, level, trace.source(), trace.header().start());
    }

    /**
     * The run as recorded, including parameter changes during the run.
     *
     * @throws IllegalArgumentException with the reason, if the trace is of another model
     */
    public static TraceReplay asRecorded(InputTrace trace, Model model, Level level) {
        refuseOtherModel(trace.header(), model);
        ParameterSet start = parameters(trace, model);
        refuseBadChanges(start, trace.parameterChanges());
        return new TraceReplay(trace, model, start, level, trace.parameterChanges());
    }

    /** Every set used by a tick must be valid; sets between two changes on the same tick need not be. */
    private static void refuseBadChanges(ParameterSet start, List<InputTrace.ParameterChange> changes) {
        ParameterSet set = start.unlimited();
        for (int i = 0; i < changes.size(); i++) {
            InputTrace.ParameterChange change = changes.get(i);
            set = set.with(change.key(), change.text());
            if (i + 1 == changes.size() || changes.get(i + 1).tick() != change.tick()) {
                set.limited();
            }
        }
    }

    /**
     * The same inputs at the same tick rate with other parameters.
     *
     * @throws IllegalArgumentException with the reason, if the trace is of another model
     */
    public static TraceReplay whatIf(InputTrace trace, Model model, ParameterSet parameters, Level level) {
        refuseOtherModel(trace.header(), model);
        double rate = trace.header().tickRate();
        boolean sameRate = parameters.get(model.tickRate()) == rate;
        return new TraceReplay(trace, model, sameRate ? parameters : parameters.with(model.tickRate(), Value.of(rate)), level, List.of());
    }

    /**
     * Registers that the model got after the trace was recorded start as zero.
     *
     * @throws IllegalArgumentException with the reason, if a trace cannot start a run of this model
     */
    public static void refuseOtherModel(TraceHeader header, Model model) {
        if (!header.model().equals(model.id())) {
            throw new IllegalArgumentException("the trace is of the model " + header.model() + ", not of " + model.id());
        }
        if (header.start().registerCount() > model.registers().size()) {
            throw new IllegalArgumentException("the trace has " + header.start().registerCount() + " registers, but the model has only " + model.registers().size());
        }
    }

    /**
     * The preset in a trace.
     *
     * @throws IllegalArgumentException with the reason, if it is not valid for the model
     */
    public static ParameterSet parameters(InputTrace trace, Model model) {
        ParameterSet parameters = model.parameters().read(trace.header().parameters());
        if (parameters.get(model.tickRate()) != trace.header().tickRate()) {
            throw new IllegalArgumentException("tick_rate = " + trace.header().tickRate() + " contradicts " + model.tickRate().key() + " = "
                    + parameters.value(model.tickRate()).text() + " under [parameters]");
        }
        return parameters;
    }

    /** Whether a trace was recorded in this level; in another level a replay is a what-if. */
    public static boolean isSameMap(InputTrace trace, Level level) {
        return trace.header().mapHash() == level.hash();
    }

    /** Converts a finished run to a trace. */
    public static InputTrace traceOf(Run run, String preset) {
        TraceHeader header = new TraceHeader(run.header().model(), preset, run.header().parameters().asText(), run.header().tickRate(),
                run.header().map(), run.header().mapHash(), run.header().source(), run.header().start());
        TraceBuilder builder = new TraceBuilder();
        Command command = new Command();
        ParameterSet knobs = run.header().parameters();
        int nextChange = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            if (nextChange < run.knobChanges().size() && run.knobChanges().get(nextChange).tick() == tick) {
                ParameterSet changed = run.knobChanges().get(nextChange++).parameters();
                Map<String, String> texts = changed.asText();
                changed.differences(knobs).forEach(parameter -> builder.add(parameter.key(), texts.get(parameter.key())));
                knobs = changed;
            }
            run.command(tick, command);
            builder.add(command, run.hash(tick));
        }
        return builder.build(header, run.hash());
    }

    /** Runs every recorded tick. */
    public Result run() {
        Recorder recorder = simulation.record("trace of " + trace.header().source());
        int nextChange = 0;
        int nextHash = 0;
        int difference = -1;
        long digest = simulation.hash();
        for (int tick = 0; tick < trace.ticks(); tick++) {
            nextChange = applyChanges(tick, nextChange);
            simulation.tick();
            digest = digest(digest);
            boolean wholeHash = nextHash < trace.hashCount() && trace.hashTick(nextHash) == tick + 1;
            boolean differs = wholeHash && trace.hash(nextHash) != digest || differsInByte(tick, digest);
            nextHash += wholeHash ? 1 : 0;
            difference = difference < 0 && differs ? tick : difference;
        }
        return new Result(recorder.run(), difference < 0, difference);
    }

    /** The digest after the last tick, computed as the trace's version does. */
    private long digest(long before) {
        TraceHeader header = trace.header();
        return header.version() == 1 ? simulation.state().digestInTraceVersion1(before, header.start().registerCount()) : simulation.hash();
    }

    private boolean differsInByte(int tick, long digest) {
        int recorded = trace.tickDigest(tick);
        return recorded >= 0 && recorded != (int) (digest & 0xff);
    }

    private int applyChanges(int tick, int from) {
        int next = from;
        Optional<ParameterSet> changed = Optional.empty();
        while (next < parameterChanges.size() && parameterChanges.get(next).tick() <= tick) {
            InputTrace.ParameterChange change = parameterChanges.get(next++);
            changed = Optional.of(changed.orElse(simulation.parameters().unlimited()).with(change.key(), change.text()));
        }
        changed.ifPresent(simulation::use);
        return next;
    }
}
