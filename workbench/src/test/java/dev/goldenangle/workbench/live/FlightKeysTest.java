package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.viewport.play.KeyBindings;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** N and O toggle flight once per press, however long they are held. */
class FlightKeysTest {
    private static final long TICK = 7_812_500;
    private final Keyboard keyboard = new Keyboard();
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();
    private long now;

    private int switches() {
        now += TICK;
        keyboard.cutAt(now, 1.0 / 128);
        keyboard.fill(0, state, command);
        return command.buttons & (Command.NOCLIP | Command.SPECTATE);
    }

    @Test
    void heldKeyTogglesOnce() {
        keyboard.press(GameKey.NOCLIP, 10);
        assertEquals(Command.NOCLIP, switches());
        assertEquals(0, switches());
        keyboard.release(GameKey.NOCLIP, now);
        assertEquals(0, switches());
        keyboard.press(GameKey.SPECTATE, now);
        assertEquals(Command.SPECTATE, switches());
    }

    @Test
    void flightKeysAreListed() {
        KeyBindings keys = new KeyBindings();
        assertEquals(GameKey.NOCLIP, keys.actionOf(KeyCode.N).orElseThrow());
        assertEquals(GameKey.SPECTATE, keys.actionOf(KeyCode.O).orElseThrow());
        assertEquals("N", keys.name(GameKey.NOCLIP));
    }
}
