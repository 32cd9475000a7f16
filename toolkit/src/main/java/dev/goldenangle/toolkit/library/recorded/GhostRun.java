package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;

import java.util.Optional;

/**
 * Converts a recording to a run for display. Positions, velocities, view and keys are as recorded; nothing is simulated. Columns for the
 * best angle and gain are computed from the model's theory.
 */
public final class GhostRun {
    private static final String SOURCE = "recorded on ";
    private static final Vec3 NOWHERE = new Vec3();
    private final GameRecording recording;
    private final RecordedCommands commands;
    private final Optional<StrafeTheory> theory;
    private final MoverState before;
    private final boolean isStrafejump;
    private final Command command = new Command();

    private GhostRun(GameRecording recording, Model model, ParameterSet parameters) {
        this.recording = recording;
        float[] whole = new float[recording.ticks()];
        java.util.Arrays.fill(whole, 1f);
        commands = new RecordedCommands(recording, whole, whole);
        theory = model.theory(parameters);
        isStrafejump = model.id().equals("strafejump");
        before = new MoverState(model.registers().size());
    }

    /** @param model its units and columns are used */
    public static Run of(GameRecording recording, Model model, ParameterSet parameters) {
        return new GhostRun(recording, model, parameters).make(model, parameters);
    }

    /** Whether a run is a recording of another game, which cannot be re-simulated. */
    public static boolean isOne(Run run) {
        return run.header().mapHash() == 0 && run.header().source().startsWith(SOURCE);
    }

    private Run make(Model model, ParameterSet parameters) {
        FlightCheck check = isStrafejump && recording.game() == GameRecording.Game.DEFRAG_VQ3 ? FlightCheck.inEmptySpace(recording, model, parameters) : null;
        MoverState state = new MoverState(model.registers().size());
        TickReport report = new TickReport(model.signals().size());
        Frame frame = new Frame(command, state, report);
        setState(0, state);
        RunHeader header = new RunHeader(model.id(), parameters, recording.rate(), recording.map(), 0, SOURCE + recording.map(), state.copy());
        Recorder recorder = new Recorder(header, new Columns(model.lengthUnit(), model.speedUnit(), parameters.w(), model.signals(), model.asked()));
        Hash64 digest = new Hash64();
        for (int row = 1; row < recording.ticks(); row++) {
            setState(row - 1, before);
            commands.command(row, command);
            report.begin(before.velocity);
            report(report);
            setState(row, state);
            events(row, report);
            if (check != null && check.at(row) != null && check.at(row) != Difference.EXACT && check.at(row) != Difference.KEY_EDGE) {
                report.contact(NOWHERE, -1, report.gainMade);      // something other than the keys changed the speed
            }
            state.hashInto(digest);
            frame.tick = row - 1;
            frame.seconds = row / recording.rate();
            recorder.append(frame, digest.value());
        }
        return recorder.run();
    }

    private void setState(int row, MoverState dest) {
        if (isStrafejump) {
            commands.state(row, dest);
        } else {
            commands.place(row, dest);
        }
    }

    private void report(TickReport report) {
        theory.ifPresent(rules -> {
            boolean hasKeys = command.forward != 0f || command.right != 0f;
            if (hasKeys) {
                float wish = command.yaw + rules.wishOffset(command);
                report.wishX = (float) StrictMath.cos(wish);
                report.wishY = (float) StrictMath.sin(wish);
                report.best(rules.bestAngle(before, command), rules.bestGain(before, command));
            }
        });
    }

    private void events(int row, TickReport report) {
        boolean lands = recording.is(row, GameRecording.GROUNDED) && !recording.is(row - 1, GameRecording.GROUNDED);
        boolean leaves = !recording.is(row, GameRecording.GROUNDED) && recording.is(row - 1, GameRecording.GROUNDED);
        float speed = (float) Math.hypot(recording.vx(row), recording.vy(row));
        report.gainMade = speed - before.velocity.horizontalLength();
        if (lands) {
            report.event(EventKind.LAND, speed);
        }
        if (leaves && recording.vz(row) > 100f) {
            report.event(EventKind.JUMP, speed);
        }
    }
}
