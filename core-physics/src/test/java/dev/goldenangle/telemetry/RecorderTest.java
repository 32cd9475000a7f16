package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class RecorderTest {
    private final Frame frame = new Frame(new Command(), new MoverState(2), new TickReport(0));
    private final Columns columns = new Columns(Unit.METRES, Unit.METRES_PER_SECOND, 10, List.of());
    private Recorder recorder;

    @BeforeEach
    void emptyRecorder() {
        recorder = new Recorder(new RunHeader("toy", null, 128, "flat", 0, "test", null), columns);
    }

    private void append(int tick, float vx) {
        frame.tick = tick;
        frame.report.begin(frame.state.velocity);
        frame.state.velocity.set(vx, 0, 0);
        frame.state.setRegister(0, tick);
        frame.state.setRegister(1, (int) vx);
        frame.report.book(SpeedCause.ACCELERATION, frame.state.velocity);
        if (tick % 100 == 0) {
            frame.report.event(EventKind.JUMP, vx);
        }
        recorder.append(frame, 1000L + tick + (long) vx * 7);
    }

    @Test
    void firstColumnsAreAsDocumented() {
        assertEquals("tick,time_s,x,y,z,vx,vy,vz,speed", String.join(",", columns.list().stream().limit(9).map(Column::key).toList()));
    }

    @Test
    void runIsNotAffectedByLaterTicks() {
        for (int i = 0; i < 3000; i++) {
            append(i, i);
        }
        Run early = recorder.run();
        for (int i = 3000; i < 5000; i++) {
            append(i, i);
        }
        assertEquals(3000, early.length());
        assertEquals(2999f, early.column("vx")[2999]);
        assertEquals(30, early.events().size());
        assertEquals(4999f, recorder.run().get(columns.indexOf("vx"), 4999));
        assertEquals(1f, recorder.run().get(columns.indexOf("cause_acceleration"), 4999));
    }

    private static List<Integer> registers(Run run, int tick) {
        MoverState state = new MoverState(2);
        run.registers(tick, state);
        return List.of(state.register(0), state.register(1));
    }

    @Test
    void branchDoesNotAffectTheOldRun() {
        for (int i = 0; i < 1500; i++) {
            append(i, i);
        }
        Run old = recorder.run();
        recorder.truncate(1200);
        for (int i = 1200; i < 1500; i++) {
            append(i, -1);
        }
        assertEquals(1300f, old.get(columns.indexOf("vx"), 1300));
        assertEquals(-1f, recorder.run().get(columns.indexOf("vx"), 1300));
        assertEquals(List.of(1300, 1300), registers(old, 1300));
        assertEquals(List.of(1300, -1), registers(recorder.run(), 1300));
        assertEquals(List.of(1199, 1199), registers(recorder.run(), 1199));
        assertEquals(1200, old.firstDifference(recorder.run()));
        assertEquals(List.of(0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400),
                recorder.run().events().stream().map(e -> e.tick()).toList());
    }

    @Test
    void shorterRunDiffersAtItsEnd() {
        append(0, 1);
        Run one = recorder.run();
        append(1, 1);
        assertEquals(1, one.firstDifference(recorder.run()));
        assertEquals(-1, one.firstDifference(one));
    }

    @Test
    void commandsAreReadBackBitForBit() {
        frame.command.set(1f, -0.5f, 1f, 2.3456789f, -0.1f, Command.RUN | Command.USE);
        append(0, 1);
        Command read = new Command();
        recorder.run().command(0, read);
        assertEquals(frame.command, read);
    }
}
