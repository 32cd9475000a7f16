package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.live.GameKey;

import java.util.Map;

/**
 * An immutable copy of the gamepad settings, for other threads.
 * @param move the left stick
 * @param look the right stick
 * @param turnSpeed turn rate at full deflection, in radians per second
 * @param acceleration seconds at full deflection until that rate is reached, starting at half of it; 0 for at once
 * @param upward 1 if up looks up, −1 if up looks down
 * @param buttons the action of each bound button
 */
public record PadTuning(StickResponse move, StickResponse look, double turnSpeed, double acceleration, double upward, Map<PadButton, GameKey> buttons) {
}
