package dev.goldenangle.workbench.pad;

/**
 * What a gamepad says at one moment, as it says it: nothing is left out at its middle, nothing is bent.
 *
 * @param id      tells it from other pads that are plugged in
 * @param name    what its maker calls it
 * @param leftX   left stick, −1 to 1, right is positive
 * @param leftY   up is positive
 * @param rightX  right stick
 * @param rightY  up is positive
 * @param buttons a bit for each {@link PadButton} that is held
 */
public record PadReading(int id, String name, float leftX, float leftY, float rightX, float rightY, int buttons) {
    /** From here on somebody holds it, and it does not merely drift. */
    private static final double HELD = 0.3;

    public boolean holds(PadButton button) {
        return (buttons & button.bit()) != 0;
    }

    /** Whether somebody has it in hand. */
    boolean isHeld() {
        return buttons != 0 || Math.hypot(leftX, leftY) > HELD || Math.hypot(rightX, rightY) > HELD;
    }
}
