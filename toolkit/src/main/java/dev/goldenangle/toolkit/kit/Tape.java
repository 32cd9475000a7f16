package dev.goldenangle.toolkit.kit;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Recorder;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A recorded bot run that cases are cut from. */
final class Tape {
    private static final float LEVEL = 0.9999f;
    private static final float SLOPING = 0.995f;
    private final String preset;
    private final ParameterSet parameters;
    private final String map;
    private final List<MoverState> states = new ArrayList<>();
    private final List<Command> commands = new ArrayList<>();
    private final List<List<SpeedCause>> causes = new ArrayList<>();
    private final List<Set<EventKind>> events = new ArrayList<>();
    private final List<Boolean> touched = new ArrayList<>();

    Tape(Model model, String preset, ParameterSet parameters, String map, Level level, CommandSource source, int ticks) {
        this.preset = preset;
        this.parameters = parameters;
        this.map = map;
        Simulation simulation = new Simulation(model, parameters, level, source);
        Recorder recorder = simulation.record("kit");
        states.add(simulation.state().copy());
        for (int tick = 0; tick < ticks; tick++) {
            simulation.tick();
            record(simulation);
        }
        recorder.run().requireFinite();
    }

    private void record(Simulation simulation) {
        states.add(simulation.state().copy());
        Command command = new Command();
        command.copyFrom(simulation.command());
        commands.add(command);
        TickReport report = simulation.report();
        causes.add(RuleHint.causes(report));
        Set<EventKind> happened = EnumSet.noneOf(EventKind.class);
        for (int i = 0; i < report.eventCount(); i++) {
            happened.add(report.eventKind(i));
        }
        events.add(happened);
        touched.add(report.contactCount() > 0);
    }

    int ticks() {
        return commands.size();
    }

    /** Whether a pad, a teleporter or unsticking moved the body, which the model's rules do not cover. */
    boolean hasDevices() {
        return events.stream().anyMatch(happened -> happened.contains(EventKind.PAD) || happened.contains(EventKind.TELEPORT) || happened.contains(EventKind.STUCK));
    }

    /** Whether a tick belongs to a kind of case; every tick belongs to {@link CaseKind#RUN}. */
    boolean is(CaseKind kind, int tick) {
        MoverState before = states.get(tick);
        MoverState after = states.get(tick + 1);
        return switch (kind) {
            case AIR -> !before.grounded && !after.grounded && !touched.get(tick) && events.get(tick).isEmpty();
            case GROUND -> before.grounded && after.grounded && before.groundNormal.z > LEVEL && after.groundNormal.z > LEVEL
                    && !touched.get(tick) && events.get(tick).isEmpty();
            case SLOPE -> before.grounded && after.grounded && after.groundNormal.z < SLOPING && after.groundNormal.z > 0f;
            case JUMP -> events.get(tick).contains(EventKind.JUMP);
            case LANDING -> events.get(tick).contains(EventKind.LAND);
            case STEP -> events.get(tick).contains(EventKind.STEP);
            case WALL -> events.get(tick).contains(EventKind.WALL_HIT) || causes.get(tick).contains(SpeedCause.WALL);
            case TICK, RUN -> true;
        };
    }

    /** A case from a tick on, with at most this many ticks. */
    KitCase cut(String name, CaseKind kind, int from, int count) {
        int to = Math.min(ticks(), from + count);
        return new KitCase(name, kind, preset, parameters, map, states.get(from), List.copyOf(commands.subList(from, to)), List.copyOf(states.subList(from + 1, to + 1)),
                List.copyOf(causes.subList(from, to)));
    }
}
