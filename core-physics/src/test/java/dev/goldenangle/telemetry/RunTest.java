package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.arena.ArenaSignal;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Reading a recorded run. W is 10 and a chunk holds 1024 ticks. */
class RunTest {
    private final ParameterSet knobs = new ArenaModel().parameters().defaults();
    private final Frame frame = new Frame(new Command(), new MoverState(1), new TickReport(ArenaSignal.values().length));
    private final Columns columns = new Columns(Unit.METRES, Unit.METRES_PER_SECOND, 10, List.of(ArenaSignal.values()));
    private final Recorder recorder = new Recorder(new RunHeader("toy", knobs, 100, "flat", 0, "test", frame.state.copy()), columns);

    private void append(double vx, double vy) {
        frame.state.velocity.set((float) vx, (float) vy, 0f);
        frame.seconds = (frame.tick + 1) / 100.0;
        recorder.append(frame, 500 + frame.tick);
        frame.tick++;
        frame.report.begin(frame.state.velocity);
    }

    private float read(String key) {
        append(0, 0);
        return recorder.run().column(key)[recorder.length() - 1];
    }

    /** 6 east and 8 north are a speed of 10, which is W; 3 and 4 are half of it. */
    @Test
    void speedIsAlsoRecordedAsAMultipleOfW() {
        append(6, 8);
        append(3, 4);
        assertEquals(10f, recorder.run().column("speed")[0]);
        assertEquals(1f, recorder.run().column("speed_w")[0]);
        assertEquals(0.5f, recorder.run().column("speed_w")[1]);
    }

    @Test
    void strongestContactIsRecorded() {
        frame.report.contact(new Vec3(1f, 2f, 3f), 4, -1f);
        frame.report.contact(new Vec3(5f, 6f, 7f), 8, -9f);
        append(1, 0);
        append(1, 0);
        Run run = recorder.run();
        assertEquals(List.of(5f, 6f, 7f, 8f, -9f, 2f), List.of(run.get(CommonColumn.CLIP_NX, 0), run.get(CommonColumn.CLIP_NY, 0),
                run.get(CommonColumn.CLIP_NZ, 0), run.get(CommonColumn.CLIP_BRUSH, 0), run.get(CommonColumn.CLIP_CHANGE, 0), run.get(CommonColumn.CONTACTS, 0)));
        assertEquals(List.of(0f, -1f, 0f, 0f), List.of(run.get(CommonColumn.CLIP_NX, 1), run.get(CommonColumn.CLIP_BRUSH, 1),
                run.get(CommonColumn.CLIP_CHANGE, 1), run.get(CommonColumn.CONTACTS, 1)), "without a contact");
    }

    @Test
    void noContactsAreRecordedBeforeTheFirst() {
        append(1, 0);
        Run early = recorder.run();
        frame.report.contact(new Vec3(0f, 0f, 1f), 0, -2f);
        append(1, 0);
        Run run = recorder.run();
        assertEquals(List.of(-1f, 0f, -1f, 0f), List.of(early.get(CommonColumn.CLIP_BRUSH, 0), early.get(CommonColumn.CONTACTS, 0), run.get(CommonColumn.CLIP_BRUSH, 0),
                run.get(CommonColumn.CONTACTS, 0)));
        assertEquals(List.of(0f, 1f, 1f, -2f), List.of(run.get(CommonColumn.CLIP_BRUSH, 1), run.get(CommonColumn.CONTACTS, 1), run.get(CommonColumn.CLIP_NZ, 1),
                run.get(CommonColumn.CLIP_CHANGE, 1)));
    }

    /** 3 east, 4 north and 12 up: 5 horizontally, 13 in total. */
    @Test
    void totalSpeedIncludesTheFall() {
        frame.state.velocity.set(3f, 4f, 12f);
        recorder.append(frame, 1);
        assertEquals(List.of(5f, 13f), List.of(recorder.run().get(CommonColumn.SPEED, 0), recorder.run().get(CommonColumn.SPEED_3D, 0)));
    }

    @Test
    void reportIsRecordedByName() {
        frame.report.wishX = 0.6f;
        frame.report.wishY = 0.8f;
        frame.report.wishSpeed = 9f;
        frame.report.angle(0.5f);
        frame.report.gainMade = 1.5f;
        frame.report.best(0.7f, 2.5f);
        frame.report.signal(ArenaSignal.values()[2], 0.25f);
        frame.report.book(SpeedCause.WALL, new Vec3(3f, 0f, 0f));
        append(3, 0);
        Run run = recorder.run();
        assertEquals(List.of(0.6f, 0.8f, 9f, 0.5f, 0.7f, 1.5f, 2.5f), List.of(run.get(CommonColumn.WISH_X, 0), run.get(CommonColumn.WISH_Y, 0),
                run.get(CommonColumn.WISH_SPEED, 0), run.get(CommonColumn.ANGLE, 0), run.get(CommonColumn.BEST_ANGLE, 0),
                run.get(CommonColumn.GAIN_MADE, 0), run.get(CommonColumn.GAIN_POSSIBLE, 0)));
        assertEquals(0.25f, run.column(ArenaSignal.values()[2].key())[0]);
        assertEquals(3f, run.get(SpeedCause.WALL, 0));
        assertEquals(0f, run.get(SpeedCause.FRICTION, 0));
    }

    @Test
    void stateIsRecordedByName() {
        frame.state.position.set(1f, 2f, 3f);
        frame.state.standOn(new Vec3(0.1f, 0.2f, 0.9f));
        frame.state.crouched = true;
        frame.state.courseStage = 4;
        frame.state.yaw = 0.3f;
        frame.state.pitch = -0.2f;
        append(4, 0);
        Run run = recorder.run();
        assertEquals(List.of(1f, 2f, 3f, 1f, 0.1f, 0.2f, 0.9f, 1f, 4f, 0.3f, -0.2f), List.of(run.get(CommonColumn.X, 0), run.get(CommonColumn.Y, 0),
                run.get(CommonColumn.Z, 0), run.get(CommonColumn.GROUNDED, 0), run.get(CommonColumn.GROUND_NX, 0), run.get(CommonColumn.GROUND_NY, 0),
                run.get(CommonColumn.GROUND_NZ, 0), run.get(CommonColumn.CROUCHED, 0), run.get(CommonColumn.COURSE_STAGE, 0), run.get(CommonColumn.YAW, 0),
                run.get(CommonColumn.PITCH, 0)));
        frame.state.crouched = false;
        frame.state.leaveGround();
        assertEquals(0f, read("crouched"));
        assertEquals(0f, read("grounded"));
    }

    @Test
    void recordedCommandIsReadBackBitForBit() {
        frame.command.set(1f, -0.5f, -1f, 0.1f, -0.3f, 5);
        append(0, 0);
        Command back = new Command();
        recorder.run().command(0, back);
        assertEquals(frame.command, back);
    }

    @Test
    void columnsHaveAnIndexAUnitAndALabel() {
        assertSame(columns, recorder.run().columns());
        Column angle = columns.find("best_angle").orElseThrow();
        assertEquals("Best wish angle", angle.label());
        assertEquals(90, angle.shown((float) (Math.PI / 2)), 1e-5);
        assertEquals(Unit.METRES_PER_SECOND, columns.find("speed").orElseThrow().unit());
        assertEquals(Unit.METRES, columns.find("x").orElseThrow().unit());
        assertEquals(Unit.ANGLE, columns.find("yaw").orElseThrow().unit());
        assertTrue(columns.find("nothing").isEmpty());
        assertEquals(-1, columns.indexOf("nothing"));
        for (CommonColumn common : CommonColumn.values()) {
            assertEquals(columns.indexOf(common.key()), common.index(), common.key());
        }
        assertThrows(IllegalArgumentException.class, () -> recorder.run().column("nothing"));
        assertEquals(0, columns.indexOf("tick"));
        append(0, 0);
        assertEquals(1, recorder.run().column("tick").length, "the first column is found, too");
    }

    @Test
    void truncatedRunKeepsEarlierTicks() {
        for (int tick = 0; tick < 1500; tick++) {
            if (tick == 700) {
                recorder.use(knobs.with("friction", "5"));
            }
            if (tick == 1024) {
                recorder.use(knobs.with("friction", "4"));
            }
            if (tick == 100 || tick == 1024) {
                frame.report.event(tick == 100 ? EventKind.JUMP : EventKind.LAND, tick);
            }
            append(tick, 0);
        }
        Run whole = recorder.run();
        Run early = whole.first(1024);
        assertEquals(1024, early.length());
        assertEquals(10.24, early.seconds(), 1e-9);
        assertEquals(1023f, early.column("vx")[1023]);
        assertEquals(List.of(new Event(100, EventKind.JUMP, 100f, 0)), early.events());
        assertEquals(List.of(700), early.knobChanges().stream().map(Run.KnobChange::tick).toList());
        assertEquals(List.of(700, 1024), whole.first(1025).knobChanges().stream().map(Run.KnobChange::tick).toList());
        assertEquals(1, whole.events(EventKind.LAND).size());
        assertSame(whole, whole.first(1500));
        assertEquals(1499f, whole.column("vx")[1499]);
        assertEquals(1523, early.hash());
        assertEquals(1024, early.firstDifference(whole));
    }

    @Test
    void emptyRunHasNoDigest() {
        assertEquals(0, recorder.run().hash());
        assertEquals(0, recorder.run().column("x").length);
    }

    /** The parameters of a branch are those before it; changing them back to the header's removes the change. */
    @Test
    void branchDiscardsLaterParametersAndEvents() {
        for (int tick = 0; tick < 30; tick++) {
            if (tick == 10 || tick == 20) {
                recorder.use(knobs.with("friction", String.valueOf(tick)));
                frame.report.event(EventKind.JUMP, tick);
            }
            append(tick, 0);
        }
        recorder.truncate(30);
        assertEquals(30, recorder.length());
        recorder.truncate(20);
        assertEquals(20, recorder.length());
        assertEquals(List.of(10), recorder.run().knobChanges().stream().map(Run.KnobChange::tick).toList());
        assertEquals(List.of(10), recorder.run().events().stream().map(Event::tick).toList());
        recorder.use(knobs.with("friction", "10"));
        assertEquals(1, recorder.run().knobChanges().size(), "the same parameters again");
        recorder.truncate(10);
        recorder.use(knobs);
        assertEquals(List.of(), recorder.run().knobChanges());
    }
}
