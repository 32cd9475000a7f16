package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceBuilder;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.recording.RecordingFault;
import dev.goldenangle.recording.RecordingReader;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Texts;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A recording re-simulated by the model from its keys, and the first difference from the recording.
 *
 * @param run             the simulated run
 * @param firstDifference the first tick after which position or velocity differs, or −1
 * @param cause           the likely reason; {@link Difference#EXACT} if nothing differs
 */
public record ImportedRun(Run run, int firstDifference, Difference cause) {
    private static final float FEET = 24f;
    /** Smaller position differences are rounding errors. */
    private static final double SAME_PLACE = 0.05;

    /** Reads a recording from a file. */
    public static GameRecording read(String name) throws BadInput {
        try {
            byte[] content = TextFile.bytes(Path.of(name), RecordingReader.MAX_BYTES);
            FileKind kind = FileKind.of(content);
            if (kind != FileKind.DEMO && kind != FileKind.REPLAY && kind != FileKind.BINARY) {
                throw new BadInput(name + ": " + FileKind.refusal(content, "a demo"));
            }
            return RecordingReader.read(content);
        } catch (RecordingFault fault) {
            throw new BadInput(name + ": byte " + fault.offset() + ": " + fault.getMessage());
        } catch (FileSystemException refused) {
            throw new BadInput(name + ": " + refused.getReason());
        } catch (IOException | InvalidPathException unreadable) {
            throw new BadInput(name + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /** The parameters with the recording's tick rate; throws if the model does not support it. */
    public static ParameterSet atRate(GameRecording recording, Model model, ParameterSet parameters) throws BadInput {
        try {
            return parameters.with(model.tickRate(), Value.of(recording.rate()));
        } catch (IllegalArgumentException refused) {
            throw new BadInput("recorded at " + Texts.number(recording.rate()) + " ticks a second: " + refused.getMessage());
        }
    }

    /** The recording's row for each tick of the model; a row that covers two moves appears twice. */
    private static List<Integer> rows(GameRecording recording) {
        double tickMs = 1000 / recording.rate();
        List<Integer> rows = new ArrayList<>();
        for (int row = 1; row < recording.ticks(); row++) {
            for (long move = Math.max(1, Math.round(recording.stepMs(row) / tickMs)); move > 0; move--) {
                rows.add(row);
            }
        }
        return rows;
    }

    /** Simulates the run in a level, from the recorded start. */
    public static ImportedRun make(GameRecording recording, FlightCheck check, Model model, ParameterSet parameters, Level level) {
        RecordedCommands commands = check.commands();
        MoverState start = new MoverState(model.registers().size());
        commands.state(0, start);
        List<Integer> rows = rows(recording);
        Simulation simulation = new Simulation(model, parameters, level, source(commands, rows), start);
        Recorder recorder = simulation.record("recorded on " + recording.map());
        simulation.run(rows.size());
        Run run = recorder.run();
        for (int tick = 0; tick < rows.size(); tick++) {
            boolean isLastOfRow = tick + 1 == rows.size() || !rows.get(tick + 1).equals(rows.get(tick));
            if (isLastOfRow && differs(run, tick, recording, rows.get(tick))) {
                Difference cause = check.at(rows.get(tick));
                return new ImportedRun(run, tick, cause == null || cause.isExplained() ? Difference.UNKNOWN : cause);
            }
        }
        return new ImportedRun(run, -1, Difference.EXACT);
    }

    private static dev.goldenangle.command.CommandSource source(RecordedCommands commands, List<Integer> rows) {
        return (tick, state, command) -> commands.command(rows.get(Math.min(tick, rows.size() - 1)), command);
    }

    private static boolean differs(Run run, int tick, GameRecording recording, int row) {
        double dx = run.get(CommonColumn.X, tick) - recording.x(row);
        double dy = run.get(CommonColumn.Y, tick) - recording.y(row);
        double dz = run.get(CommonColumn.Z, tick) - FEET - recording.z(row);
        return Math.sqrt(dx * dx + dy * dy + dz * dz) > SAME_PLACE || run.get(CommonColumn.VX, tick) != recording.vx(row)
                || run.get(CommonColumn.VY, tick) != recording.vy(row) || run.get(CommonColumn.VZ, tick) != recording.vz(row);
    }

    /** The recorded keys as an input trace, to be replayed with other knobs or saved. */
    public static InputTrace trace(GameRecording recording, FlightCheck check, Model model, ParameterSet parameters, Level level, String preset) {
        Run run = make(recording, check, model, parameters, level).run();
        TraceHeader header = new TraceHeader(model.id(), preset, parameters.asText(), parameters.get(model.tickRate()), level.name(), level.hash(),
                run.header().source(), run.header().start());
        TraceBuilder builder = new TraceBuilder();
        Command command = new Command();
        for (int tick = 0; tick < run.length(); tick++) {
            run.command(tick, command);
            builder.add(command, run.hash(tick));
        }
        return builder.build(header, run.hash());
    }
}
