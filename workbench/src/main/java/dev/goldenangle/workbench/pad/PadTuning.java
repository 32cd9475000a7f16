package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.GameKey;

import java.util.Map;

/**
 * How a gamepad plays, fixed for a moment so that another thread can read it.
 *
 * @param move         the left stick
 * @param look         the right stick
 * @param turnSpeed    radians a second that a stick at its edge turns the view
 * @param acceleration seconds at the edge until the view turns at that speed, from half of it on; 0 for at once
 * @param upward       1 when up looks up, −1 when it looks down
 * @param buttons      what each button does; those without a meaning are not in it
 */
public record PadTuning(StickResponse move, StickResponse look, double turnSpeed, double acceleration, double upward, Map<PadButton, GameKey> buttons) {
}
