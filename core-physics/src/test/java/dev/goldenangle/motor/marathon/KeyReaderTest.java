package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The conversion of commands to input bits. A circle has 512 steps. */
class KeyReaderTest {
    private static final double STEP = 2 * Math.PI / 512;
    private final KeyReader reader = new KeyReader(new Constants(new MarathonModel().parameters().defaults()));
    private final MoverState state = new MoverState(MarathonRegister.values().length);
    private final Player player = new Player();
    private final Command command = new Command();

    private int read() {
        return reader.read(command, state, player);
    }

    @Test
    void underWaterJumpAndRunAreSwimmingStrokes() {
        assertEquals(0, read());
        command.buttons = Command.RUN;
        assertEquals(Keys.RUN, read());
        player.flags = Player.HEAD_IN_MEDIUM;
        assertEquals(Keys.SWIM, read());
        command.buttons = 0;
        assertEquals(0, read());
        command.set(1f, -1f, 1f, 0f, 0f, 0);
        assertEquals(Keys.SWIM | Keys.FORWARD | Keys.SIDESTEP_LEFT, read());
    }

    @ParameterizedTest
    @CsvSource({"0, 10, 10", "10, 1, -9", "500, 10, 22", "10, 500, -22", "0, 63, 63", "0, 64, 63", "0, 255, 63", "0, 257, -63", "0, 449, -63", "0, 450, -62"})
    void headingTurnsTheShortWayByAtMost63Steps(int from, int to, int turn) {
        player.direction = from << 16;
        command.yaw = (float) (-to * STEP);
        assertEquals(Keys.absoluteYaw(turn), read());
        assertEquals(turn, Keys.yawSteps(read()));
    }

    /** The view can go up by 42 steps. */
    @ParameterizedTest
    @CsvSource({"0, 10, 10", "0, 15, 15", "0, 16, 15", "10, -10, -15", "40, 60, 2", "-40, -60, -2"})
    void viewFollowsByAtMost15Steps(int from, int to, int look) {
        player.elevation = from << 16;
        command.pitch = (float) (to * STEP);
        assertEquals(Keys.absolutePitch(look), read());
        assertEquals(look, Keys.pitchSteps(read()));
    }

    @Test
    void turningStopsAtTheRequestedView() {
        command.yaw = (float) (-10 * STEP);
        command.pitch = (float) (5 * STEP);
        player.direction = 10 << 16;
        player.elevation = 5 << 16;
        assertEquals(0, read());
        player.turnVelocity = 1;
        assertEquals(Keys.absoluteYaw(0), read());
        player.lookVelocity = 1;
        player.turnVelocity = 0;
        assertEquals(Keys.absolutePitch(0), read());
    }

    /** The view requested before a key was pressed is not restored; a new one is followed. */
    @Test
    void pressedKeyTakesControlOfTheView() {
        command.pitch = (float) (5 * STEP);
        command.yaw = (float) (-5 * STEP);
        assertEquals(Keys.absolutePitch(5) | Keys.absoluteYaw(5), read());
        command.buttons = Command.LOOK_UP | Command.TURN_LEFT;
        assertEquals(Keys.LOOK_UP | Keys.TURN_LEFT, read());
        command.buttons = 0;
        assertEquals(0, read());
        command.pitch = (float) (6 * STEP);
        assertEquals(Keys.absolutePitch(6), read());
        command.yaw = (float) (-6 * STEP);
        assertEquals(Keys.absolutePitch(6) | Keys.absoluteYaw(6), read());
    }
}
