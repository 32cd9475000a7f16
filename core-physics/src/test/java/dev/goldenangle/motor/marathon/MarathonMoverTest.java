package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

/** The rules behind the common interface: exact with commands, and robust. */
class MarathonMoverTest {
    private static final int EXPRESSIBLE = Keys.TURN_LEFT | Keys.TURN_RIGHT | Keys.GLANCE_LEFT | Keys.GLANCE_RIGHT | Keys.LOOK_UP | Keys.LOOK_DOWN
            | Keys.LOOK_CENTRE | Keys.FORWARD | Keys.BACKWARD | Keys.RUN | Keys.SIDESTEP_LEFT | Keys.SIDESTEP_RIGHT;
    private final MarathonModel model = new MarathonModel();
    private final ParameterSet defaults = model.parameters().defaults();
    private final Command command = new Command();
    private final TickReport report = new TickReport(model.signals().size());
    private final MoverState state = new MoverState(model.registers().size());

    /** The runs that keys alone can make: no push, no preset speed, no absolute mode, no swimming, no opposite keys. */
    static List<Figures.Recording> keyRuns() {
        return Figures.recordings().stream().filter(recording -> !recording.isShot() && !recording.isDead() && recording.settings().get("media") == -32768
                && recording.rows().stream().allMatch(MarathonMoverTest::isKeysOnly)).toList();
    }

    private static boolean isKeysOnly(int[] row) {
        boolean both = (row[1] & Keys.FORWARD) != 0 && (row[1] & Keys.BACKWARD) != 0 || (row[1] & Keys.SIDESTEP_LEFT) != 0 && (row[1] & Keys.SIDESTEP_RIGHT) != 0;
        return (row[1] & ~EXPRESSIBLE) == 0 && !both && row[27] == 0 && row[29] == 0 && row[30] == -1 && row[31] == -1;
    }

    @ParameterizedTest
    @MethodSource("keyRuns")
    void commandsReproduceTheGamesNumbers(Figures.Recording recording) {
        Mover mover = model.mover(defaults, level(recording));
        List<int[]> rows = recording.rows();
        start(mover, rows.get(0));
        for (int[] row : rows.subList(1, rows.size())) {
            press(row[1]);
            report.begin(state.velocity);
            mover.step(command, state, report);
            for (int column = 2; column < PlayerReplay.COMPARED; column++) {
                assertEquals(row[column], state.register(column - 2), recording.name() + " tick " + row[0] + " column " + column);
            }
        }
    }

    @Test
    void mostRecordedRunsCanBePlayedWithCommands() {
        assertTrue(keyRuns().size() >= 40, keyRuns().size() + " runs");
    }

    private static Level level(Figures.Recording recording) {
        return new Level(recording.name(), 0, 0.5f, recording.world(), List.of(), List.of(), List.of(), List.of());
    }

    private void start(Mover mover, int[] row) {
        mover.spawn(state, row[2] / 65536f, -row[3] / 65536f, row[4] / 65536f, KeyReader.yaw(row[5]));
        for (int column = 2; column < PlayerReplay.COMPARED; column++) {
            state.setRegister(column - 2, row[column]);
        }
        state.position.set(row[2] / 65536f, 0f - row[3] / 65536f, row[4] / 65536f);
        command.yaw = state.yaw;
    }

    private void press(int keys) {
        command.forward = Keys.pair(keys, Keys.BACKWARD, Keys.FORWARD);
        command.right = Keys.pair(keys, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT);
        command.buttons = button(keys, Keys.TURN_LEFT, Command.TURN_LEFT) | button(keys, Keys.TURN_RIGHT, Command.TURN_RIGHT)
                | button(keys, Keys.LOOK_UP, Command.LOOK_UP) | button(keys, Keys.LOOK_DOWN, Command.LOOK_DOWN)
                | button(keys, Keys.LOOK_CENTRE, Command.LOOK_CENTRE) | button(keys, Keys.RUN, Command.RUN)
                | button(keys, Keys.GLANCE_LEFT, Command.GLANCE_LEFT) | button(keys, Keys.GLANCE_RIGHT, Command.GLANCE_RIGHT);
    }

    private static int button(int keys, int key, int button) {
        return (keys & key) != 0 ? button : 0;
    }

    private Mover spawn(String map) {
        return spawn(map, defaults);
    }

    private Mover spawn(String map, ParameterSet knobs) {
        Level level = SampleMap.level(map);
        Mover mover = model.mover(knobs, level);
        mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), level.spawns().get(0).yaw());
        command.clear();
        command.yaw = state.yaw;
        return mover;
    }

    private void step(Mover mover, int ticks) {
        for (int i = 0; i < ticks; i++) {
            report.begin(state.velocity);
            mover.step(command, state, report);
        }
    }

    /** A 14th of a world unit per tick is 2.14 per second, an eighth 3.75. */
    @ParameterizedTest
    @CsvSource({"by-button, 0, 2.142857", "by-button, 1, 3.75", "walk, 1, 2.142857", "run, 0, 3.75"})
    void gaitFollowsTheButtonOrThePreset(String gait, int pressed, float speed) {
        Mover mover = spawn("sector-steps", defaults.with("gait", gait));
        command.forward = 1f;
        command.buttons = pressed * Command.RUN;
        step(mover, 40);
        assertEquals(speed, state.velocity.horizontalLength(), 1e-3);
    }

    @Test
    void runningReachesWAndTheBookedCausesAddUp() {
        Mover mover = spawn("sector-steps");
        command.forward = 1f;
        command.buttons = Command.RUN;
        float speed = 0f;
        for (int tick = 0; tick < 40; tick++) {
            step(mover, 1);
            float booked = 0f;
            for (SpeedCause cause : SpeedCause.values()) {
                booked += report.cause(cause);
            }
            assertEquals(state.velocity.horizontalLength() - speed, booked, 1e-6f);
            speed = state.velocity.horizontalLength();
        }
        assertEquals(3.75f, speed);
        assertEquals(defaults.w(), speed, 1e-9);
    }

    @Test
    void headingFollowsTheRequestedViewInWholeSteps() {
        Mover mover = spawn("sector-steps");
        command.yaw = Angles.PI / 2;
        step(mover, 1);
        assertEquals(63 * 360 / 512.0, Angles.toDegrees(state.yaw), 1e-3, "no faster than the game's bits allow");
        step(mover, 3);
        assertEquals(90, Angles.toDegrees(state.yaw), 1e-3);
        command.pitch = 0.2f;
        step(mover, 2);
        assertEquals(0.2, state.pitch, Math.PI / 512);
        command.buttons = Command.TURN_RIGHT;
        step(mover, 20);
        float turned = state.yaw;
        command.buttons = 0;
        step(mover, 20);
        assertTrue(state.yaw < turned && Angles.toDegrees(state.yaw) < 80, "a key takes control, and the old view is not restored");
    }

    @Test
    void velocitySetFromOutsideBecomesAPush() {
        Mover mover = spawn("sector-steps");
        state.velocity.set(1.875f, 0f, 0f);
        step(mover, 1);
        assertEquals(4096 - 327, state.get(MarathonRegister.PUSH_I));
        assertEquals(4096, state.get(MarathonRegister.X) + (3072 << 6));
    }

    @Test
    void positionSetFromOutsideIsApplied() {
        Mover mover = spawn("sector-steps");
        state.position.set(3f, -0.5f, 0.78125f);
        step(mover, 1);
        assertEquals(7, state.get(MarathonRegister.POLYGON), "the landing");
        assertEquals(3f, state.position.x);
    }

    @Test
    void invalidStatesAndCommandsStayFinite() {
        Mover mover = spawn("sector-torture");
        state.position.set(Float.NaN, 1e30f, -1e30f);
        state.velocity.set(Float.POSITIVE_INFINITY, 1e20f, -1e20f);
        state.set(MarathonRegister.POLYGON, 12345);
        command.forward = 1f;
        step(mover, 200);
        assertTrue(state.isFinite());
    }

    @Test
    void noclipFliesThroughWallsAndReturns() {
        Mover mover = spawn("sector-steps");
        state.mode = MoveMode.NOCLIP;
        command.forward = -1f;
        step(mover, 60);
        assertTrue(state.position.x < -4f, "behind the west wall");
        state.mode = MoveMode.NORMAL;
        command.forward = 0f;
        step(mover, 10);
        assertTrue(state.position.x > -4f, "back in the map");
    }

    @Test
    void landingIsReported() {
        Mover mover = spawn("sector-steps");
        state.position.z = 1f;
        int landings = 0;
        for (int tick = 0; tick < 60; tick++) {
            step(mover, 1);
            for (int event = 0; event < report.eventCount(); event++) {
                landings += report.eventKind(event) == EventKind.LAND ? 1 : 0;
            }
        }
        assertEquals(1, landings);
        assertTrue(state.grounded);
    }

    @Test
    void brushMapIsRefusedWithAReason() {
        Level brushes = LevelReader.read("brushes", "", 32f);
        assertThrows(IllegalArgumentException.class, () -> model.mover(defaults, brushes));
    }
}
