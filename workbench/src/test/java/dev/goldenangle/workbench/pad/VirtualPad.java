package dev.goldenangle.workbench.pad;

import org.lwjgl.sdl.SDLError;
import org.lwjgl.sdl.SDLGamepad;
import org.lwjgl.sdl.SDLInit;
import org.lwjgl.sdl.SDLJoystick;
import org.lwjgl.sdl.SDL_VirtualJoystickDesc;
import org.lwjgl.sdl.SDL_VirtualJoystickDescRumbleCallback;
import org.lwjgl.system.MemoryUtil;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A virtual SDL gamepad that a test plugs in, moves and unplugs. */
public final class VirtualPad implements AutoCloseable {
    private static final short AT_REST = Short.MIN_VALUE;
    private final List<Integer> shakes = new CopyOnWriteArrayList<>();
    private final SDL_VirtualJoystickDesc desc = SDL_VirtualJoystickDesc.calloc();
    private final ByteBuffer name;
    private final SDL_VirtualJoystickDescRumbleCallback onShake;
    private final int id;
    private final long joystick;
    private boolean isPlugged = true;

    private VirtualPad(String title) {
        name = MemoryUtil.memUTF8(title);
        onShake = SDL_VirtualJoystickDescRumbleCallback.create((user, low, high) -> shakes.add(Short.toUnsignedInt(low)));
        desc.version(SDL_VirtualJoystickDesc.SIZEOF).type((short) SDLJoystick.SDL_JOYSTICK_TYPE_GAMEPAD).naxes((short) SDLGamepad.SDL_GAMEPAD_AXIS_COUNT)
                .nbuttons((short) 15).name(name).Rumble(onShake);
        id = SDLJoystick.nSDL_AttachVirtualJoystick(desc.address());
        if (id == 0) {
            throw new IllegalStateException(SDLError.SDL_GetError());
        }
        joystick = SDLJoystick.SDL_OpenJoystick(id);
        SDLJoystick.SDL_SetJoystickVirtualAxis(joystick, SDLGamepad.SDL_GAMEPAD_AXIS_LEFT_TRIGGER, AT_REST);
        SDLJoystick.SDL_SetJoystickVirtualAxis(joystick, SDLGamepad.SDL_GAMEPAD_AXIS_RIGHT_TRIGGER, AT_REST);
    }

    public static VirtualPad plugIn(String title) {
        SDLInit.SDL_InitSubSystem(SDLInit.SDL_INIT_GAMEPAD);
        return new VirtualPad(title);
    }

    /** Why SDL cannot be loaded; empty if it can. */
    public static String trouble() {
        try {
            SdlPads.open().close();
            return "";
        } catch (IllegalStateException | LinkageError broken) {
            return String.valueOf(broken.getMessage());
        }
    }

    /** Right and up are positive. */
    public void left(double x, double y) {
        axis(SDLGamepad.SDL_GAMEPAD_AXIS_LEFTX, x);
        axis(SDLGamepad.SDL_GAMEPAD_AXIS_LEFTY, -y);
    }

    public void right(double x, double y) {
        axis(SDLGamepad.SDL_GAMEPAD_AXIS_RIGHTX, x);
        axis(SDLGamepad.SDL_GAMEPAD_AXIS_RIGHTY, -y);
    }

    private void axis(int axis, double value) {
        SDLJoystick.SDL_SetJoystickVirtualAxis(joystick, axis, (short) Math.round(32767 * value));
    }

    public void press(int button) {
        SDLJoystick.SDL_SetJoystickVirtualButton(joystick, button, true);
    }

    public void release(int button) {
        SDLJoystick.SDL_SetJoystickVirtualButton(joystick, button, false);
    }

    /** The rumble strengths so far, 0 to 65535. */
    public List<Integer> shakes() {
        return shakes;
    }

    public void unplug() {
        if (isPlugged) {
            isPlugged = false;
            SDLJoystick.SDL_CloseJoystick(joystick);
            SDLJoystick.SDL_DetachVirtualJoystick(id);
        }
    }

    @Override
    public void close() {
        unplug();
        SDLInit.SDL_QuitSubSystem(SDLInit.SDL_INIT_GAMEPAD);
    }
}
