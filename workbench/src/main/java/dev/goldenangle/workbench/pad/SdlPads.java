package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.text.Messages;

import org.lwjgl.sdl.SDLError;
import org.lwjgl.sdl.SDLGamepad;
import org.lwjgl.sdl.SDLHints;
import org.lwjgl.sdl.SDLInit;
import org.lwjgl.sdl.SDLStdinc;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gamepads read through SDL. The library is loaded on opening, not earlier. */
final class SdlPads implements PadSystem {
    private static final long LISTS_EVERY_NANOS = 250_000_000L;
    private static final float MOST = 32767f;
    private static final int PRESSED_TRIGGER = 16384;
    private static final int FULL_SHAKE = 0xFFFF;
    /** SDL counts its users; starting and stopping must not overlap. */
    private static final Object STARTING = new Object();
    private static final Map<PadButton, Integer> BUTTONS = Map.ofEntries(Map.entry(PadButton.SOUTH, SDLGamepad.SDL_GAMEPAD_BUTTON_SOUTH),
            Map.entry(PadButton.EAST, SDLGamepad.SDL_GAMEPAD_BUTTON_EAST), Map.entry(PadButton.WEST, SDLGamepad.SDL_GAMEPAD_BUTTON_WEST),
            Map.entry(PadButton.NORTH, SDLGamepad.SDL_GAMEPAD_BUTTON_NORTH), Map.entry(PadButton.BACK, SDLGamepad.SDL_GAMEPAD_BUTTON_BACK),
            Map.entry(PadButton.START, SDLGamepad.SDL_GAMEPAD_BUTTON_START), Map.entry(PadButton.LEFT_STICK, SDLGamepad.SDL_GAMEPAD_BUTTON_LEFT_STICK),
            Map.entry(PadButton.RIGHT_STICK, SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_STICK), Map.entry(PadButton.LEFT_SHOULDER, SDLGamepad.SDL_GAMEPAD_BUTTON_LEFT_SHOULDER),
            Map.entry(PadButton.RIGHT_SHOULDER, SDLGamepad.SDL_GAMEPAD_BUTTON_RIGHT_SHOULDER), Map.entry(PadButton.UP, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_UP),
            Map.entry(PadButton.DOWN, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_DOWN), Map.entry(PadButton.LEFT, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_LEFT),
            Map.entry(PadButton.RIGHT, SDLGamepad.SDL_GAMEPAD_BUTTON_DPAD_RIGHT));
    private final Map<Integer, Opened> opened = new LinkedHashMap<>();
    private long listedAt;
    private boolean isListed;

    /** An open pad. */
    private record Opened(int id, long handle, String name) {
    }

    private SdlPads() {
    }

    /** @throws IllegalStateException with SDL's reason */
    static PadSystem open() {
        synchronized (STARTING) {
            // Read pads without an SDL window in focus, and leave Ctrl+C to the JVM.
            SDLHints.SDL_SetHint(SDLHints.SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
            SDLHints.SDL_SetHint(SDLHints.SDL_HINT_NO_SIGNAL_HANDLERS, "1");
            if (!SDLInit.SDL_InitSubSystem(SDLInit.SDL_INIT_GAMEPAD)) {
                throw new IllegalStateException(SDLError.SDL_GetError());
            }
        }
        return new SdlPads();
    }

    @Override
    public List<PadReading> read() {
        SDLGamepad.SDL_UpdateGamepads();
        long now = System.nanoTime();
        if (!isListed || opened.isEmpty() || now - listedAt > LISTS_EVERY_NANOS) {
            isListed = true;
            listedAt = now;
            list();
        }
        List<PadReading> readings = new ArrayList<>(opened.size());
        for (Opened pad : opened.values()) {
            if (SDLGamepad.SDL_GamepadConnected(pad.handle)) {
                readings.add(read(pad));
            } else {
                isListed = false;
            }
        }
        return readings;
    }

    /** Opens new pads and closes removed ones. */
    private void list() {
        IntBuffer ids = SDLGamepad.SDL_GetGamepads();
        Set<Integer> present = new HashSet<>();
        for (int i = 0; ids != null && i < ids.limit(); i++) {
            present.add(ids.get(i));
        }
        if (ids != null) {
            SDLStdinc.SDL_free(ids);
        }
        for (Iterator<Opened> each = opened.values().iterator(); each.hasNext();) {
            Opened pad = each.next();
            if (!present.contains(pad.id)) {
                SDLGamepad.SDL_CloseGamepad(pad.handle);
                each.remove();
            }
        }
        for (int id : present) {
            if (!opened.containsKey(id)) {
                open(id);
            }
        }
    }

    private void open(int id) {
        long handle = SDLGamepad.SDL_OpenGamepad(id);
        if (handle != 0) {
            String name = SDLGamepad.SDL_GetGamepadName(handle);
            opened.put(id, new Opened(id, handle, name == null || name.isBlank() ? Messages.text("pad.gamepad") : name.strip()));
        }
    }

    private static PadReading read(Opened pad) {
        int buttons = 0;
        for (Map.Entry<PadButton, Integer> button : BUTTONS.entrySet()) {
            buttons |= SDLGamepad.SDL_GetGamepadButton(pad.handle, button.getValue()) ? button.getKey().bit() : 0;
        }
        buttons |= trigger(pad, SDLGamepad.SDL_GAMEPAD_AXIS_LEFT_TRIGGER, PadButton.LEFT_TRIGGER) | trigger(pad, SDLGamepad.SDL_GAMEPAD_AXIS_RIGHT_TRIGGER, PadButton.RIGHT_TRIGGER);
        return new PadReading(pad.id, pad.name, axis(pad, SDLGamepad.SDL_GAMEPAD_AXIS_LEFTX), -axis(pad, SDLGamepad.SDL_GAMEPAD_AXIS_LEFTY),
                axis(pad, SDLGamepad.SDL_GAMEPAD_AXIS_RIGHTX), -axis(pad, SDLGamepad.SDL_GAMEPAD_AXIS_RIGHTY), buttons);
    }

    private static int trigger(Opened pad, int axis, PadButton button) {
        return SDLGamepad.SDL_GetGamepadAxis(pad.handle, axis) > PRESSED_TRIGGER ? button.bit() : 0;
    }

    private static float axis(Opened pad, int axis) {
        return Math.max(-1f, SDLGamepad.SDL_GetGamepadAxis(pad.handle, axis) / MOST);
    }

    @Override
    public void shake(int id, double strength, int millis) {
        Opened pad = opened.get(id);
        if (pad != null) {
            short both = (short) Math.round(FULL_SHAKE * Math.max(0, Math.min(1, strength)));
            SDLGamepad.SDL_RumbleGamepad(pad.handle, both, both, millis);
        }
    }

    @Override
    public void close() {
        synchronized (STARTING) {
            opened.values().forEach(pad -> SDLGamepad.SDL_CloseGamepad(pad.handle));
            opened.clear();
            SDLInit.SDL_QuitSubSystem(SDLInit.SDL_INIT_GAMEPAD);
        }
    }
}
