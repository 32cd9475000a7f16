package dev.goldenangle.toolkit.plot;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;

import java.util.List;
import java.util.function.IntToDoubleFunction;

/** Creates runs whose speed is a given function of the tick; each change is attributed to a cause by its sign. */
public final class ToyRuns {
    public static final double RATE = 100;
    public static final Columns COLUMNS = new Columns(Unit.METRES, Unit.METRES_PER_SECOND, 10, List.of());
    public static final int SPEED = COLUMNS.indexOf("speed");

    private ToyRuns() {
    }

    public static Run of(int ticks, IntToDoubleFunction speed) {
        Frame frame = new Frame(new Command(), new MoverState(0), new TickReport(0));
        Recorder recorder = new Recorder(new RunHeader("toy", null, RATE, "flat", 0, "test", null), COLUMNS);
        for (int tick = 0; tick < ticks; tick++) {
            frame.tick = tick;
            frame.report.begin(frame.state.velocity);
            boolean gain = speed.applyAsDouble(tick) > frame.state.velocity.x;
            frame.state.velocity.set((float) speed.applyAsDouble(tick), 0, 0);
            frame.report.book(gain ? SpeedCause.ACCELERATION : SpeedCause.WALL, frame.state.velocity);
            recorder.append(frame, tick);
        }
        return recorder.run();
    }
}
