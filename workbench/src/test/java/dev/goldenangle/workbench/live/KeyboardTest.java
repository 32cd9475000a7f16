package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;

class KeyboardTest {
    private static final long TICK = 7_812_500L;
    private final Keyboard keyboard = new Keyboard();
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();

    private float upOnTick(int tick) {
        keyboard.cutAt((tick + 1) * TICK, TICK * 1e-9);
        keyboard.fill(tick, state, command);
        return command.up;
    }

    @Test
    void tapShorterThanATickIsHeldForOneTick() {
        keyboard.press(GameKey.JUMP, 10);
        keyboard.release(GameKey.JUMP, 20);
        assertEquals(1f, upOnTick(0));
        assertEquals(0f, upOnTick(1));
        assertEquals(0f, upOnTick(2));
    }

    @Test
    void keyRepeatDoesNotPressAgain() {
        keyboard.press(GameKey.JUMP, 10);
        keyboard.press(GameKey.JUMP, 20);
        keyboard.press(GameKey.JUMP, 30);
        keyboard.release(GameKey.JUMP, 40);
        assertEquals(1f, upOnTick(0));
        assertEquals(0f, upOnTick(1));
        assertEquals(0f, upOnTick(2));
    }

    private int buttonsOnTick(int tick) {
        upOnTick(tick);
        return command.buttons;
    }

    @Test
    void glanceAndCentreKeysAreInTheCommandWhileHeld() {
        keyboard.press(GameKey.GLANCE_LEFT, 10);
        keyboard.press(GameKey.LOOK_CENTRE, 10);
        assertEquals(Command.GLANCE_LEFT | Command.LOOK_CENTRE, buttonsOnTick(0));
        keyboard.release(GameKey.GLANCE_LEFT, TICK + 10);
        keyboard.release(GameKey.LOOK_CENTRE, TICK + 10);
        keyboard.press(GameKey.GLANCE_RIGHT, TICK + 10);
        assertEquals(Command.GLANCE_RIGHT, buttonsOnTick(1));
    }

    @Test
    void centringTheViewResetsThePitch() {
        keyboard.turn(0, 0.5, 5);
        upOnTick(0);
        assertEquals(0.5f, command.pitch);
        keyboard.press(GameKey.LOOK_CENTRE, TICK + 5);
        upOnTick(1);
        assertEquals(0f, command.pitch);
    }

    @Test
    void pushKeyPushesOncePerPress() {
        keyboard.press(GameKey.PUSH, 10);
        assertEquals(Command.PUSH, buttonsOnTick(0));
        assertEquals(0, buttonsOnTick(1));
        keyboard.release(GameKey.PUSH, 2 * TICK);
        assertEquals(0, buttonsOnTick(2));
        keyboard.press(GameKey.PUSH, 3 * TICK + 1);
        assertEquals(Command.PUSH, buttonsOnTick(3));
    }

    @Test
    void laterInputWaitsForTheNextTick() {
        keyboard.press(GameKey.FORWARD, TICK + 5);
        upOnTick(0);
        assertEquals(0f, command.forward);
        upOnTick(1);
        assertEquals(1f, command.forward);
    }

    @Test
    void noTapIsLostOrDoubled() {
        Random random = new Random(7);
        int taps = 400;
        long at = 0;
        for (int i = 0; i < taps; i++) {
            at += 1 + (long) (random.nextDouble() * 3 * TICK);
            keyboard.press(GameKey.JUMP, at);
            at += 1 + (long) (random.nextDouble() * 2 * TICK);
            keyboard.release(GameKey.JUMP, at);
        }
        int presses = 0;
        float before = 0;
        for (int tick = 0; tick < 4 * taps; tick++) {
            float now = upOnTick(tick);
            presses += now > before ? 1 : 0;
            before = now;
        }
        assertEquals(taps, presses);
        assertEquals(0f, before);
    }

    @Test
    void mouseMovementIsNeverLost() {
        for (int i = 0; i < 1000; i++) {
            keyboard.turn(0.001, 0, i * TICK / 10);
        }
        for (int tick = 0; tick < 101; tick++) {
            upOnTick(tick);
        }
        assertEquals(1f, command.yaw, 1e-5f);
    }
}
