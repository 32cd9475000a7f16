package dev.goldenangle.workbench.pad;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.sdl.SDLGamepad;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** Tests SDL with its virtual gamepads. */
class SdlPadsTest {
    @BeforeAll
    static void sdlLoads() {
        String trouble = VirtualPad.trouble();
        assumeTrue(trouble.isEmpty(), "SDL does not load here: " + trouble);
    }

    private static PadReading named(PadSystem system, String name) {
        return system.read().stream().filter(pad -> pad.name().equals(name)).findFirst().orElse(null);
    }

    @Test
    void padIsReadAndDisappearsWhenUnplugged() {
        try (PadSystem system = SdlPads.open(); VirtualPad pad = VirtualPad.plugIn("First of the tests")) {
            PadReading calm = named(system, "First of the tests");
            assertEquals(0, calm.buttons());
            assertEquals(0f, calm.leftX());
            pad.left(0.5, -1);
            pad.right(-1, 0.25);
            pad.press(SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH);
            PadReading now = named(system, "First of the tests");
            assertEquals(0.5f, now.leftX(), 1e-4f);
            assertEquals(-1f, now.leftY(), 1e-4f);
            assertEquals(-1f, now.rightX(), 1e-4f);
            assertEquals(0.25f, now.rightY(), 1e-4f);
            assertTrue(now.holds(PadButton.SOUTH));
            assertFalse(now.holds(PadButton.EAST));
            pad.release(SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH);
            assertEquals(0, named(system, "First of the tests").buttons());
            pad.unplug();
            assertEquals(null, named(system, "First of the tests"));
        }
    }

    @Test
    void everyButtonIsDistinct() {
        List<Integer> numbers = List.of(SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH, SDLGamepad.SDL_GAMEPAD_BUTTON_EAST, SDLGamepad.SDL_GAMEPAD_BUTTON_WEST,
                SDLGamepad.SDL_GAMEPAD_BUTTON_NORTH, SDLGamepad.SDL_GAMEPAD_BUTTON_BACK, SDLGamepad.SDL_GAMEPAD_BUTTON_START, SDLGamepad.SDL_GAMEPAD_BUTTON_LEFT_STICK,
                SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_STICK, SDLGamepad.SDL_GAMEPAD_BUTTON_LEFT_SHOULDER, SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_SHOULDER,
                SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_UP, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_DOWN, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_LEFT, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_RIGHT);
        try (PadSystem system = SdlPads.open(); VirtualPad pad = VirtualPad.plugIn("Second of the tests")) {
            for (int i = 0; i < numbers.size(); i++) {
                pad.press(numbers.get(i));
                assertEquals(PadButton.values()[i].bit(), named(system, "Second of the tests").buttons(), PadButton.values()[i].label());
                pad.release(numbers.get(i));
            }
        }
    }

    @Test
    void padRumblesWithTheGivenStrength() {
        try (PadSystem system = SdlPads.open(); VirtualPad pad = VirtualPad.plugIn("Third of the tests")) {
            system.shake(named(system, "Third of the tests").id(), 0.5, 100);
            assertEquals(32768, pad.shakes().get(0), 1);
        }
    }
}
