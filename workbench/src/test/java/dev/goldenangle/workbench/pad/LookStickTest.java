package dev.goldenangle.workbench.pad;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.live.Keyboard;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The right stick, tick by tick at 128 ticks per second. */
class LookStickTest {
    private static final long SECOND = 1_000_000_000L;
    private final Keyboard keyboard = new Keyboard();
    private final PadHands hands = new PadHands(keyboard);
    private final PadOptions options = new PadOptions();
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();

    private double turned(PadReading pad, long nanos) {
        hands.play(pad, options.tuning(), nanos);
        double before = command.yaw;
        keyboard.fill(0, state, command);
        return Math.toDegrees(Math.IEEEremainder(command.yaw - before, 2 * Math.PI)) * 128;
    }

    private static PadReading looks(double x, double y) {
        return new PadReading(1, "Pad", 0, 0, (float) x, (float) y, 0);
    }

    @Test
    void fullDeflectionTurnsAtTheSetSpeed() {
        options.acceleration().valueProperty().set(0);
        options.turnSpeed().valueProperty().set(200);
        assertEquals(-200, turned(looks(1, 0), 0), 0.01);
        assertEquals(200, turned(looks(-1, 0), 1), 0.01);
        assertEquals(0, turned(looks(0.1, 0), 2), 0, "within the dead zone");
    }

    @Test
    void turnRateRisesFromHalfToFullAtTheEdge() {
        options.acceleration().valueProperty().set(0.5);
        options.turnSpeed().valueProperty().set(200);
        assertEquals(-100, turned(looks(1, 0), 0), 0.01);
        assertEquals(-150, turned(looks(1, 0), SECOND / 4), 0.01);
        assertEquals(-200, turned(looks(1, 0), SECOND), 0.01);
        turned(looks(0, 0), SECOND + 1);
        assertEquals(-100, turned(looks(1, 0), 2 * SECOND), 0.01, "starts over after release");
    }

    @Test
    void upLooksUpUnlessInverted() {
        options.acceleration().valueProperty().set(0);
        turned(looks(0, 1), 0);
        double up = command.pitch;
        assertEquals(Math.toRadians(220) / 128, up, 1e-6);
        options.invertedProperty().set(true);
        turned(looks(0, 1), 1);
        assertEquals(0, command.pitch, 1e-6);
    }
}
