package dev.goldenangle.workbench.pad;

/**
 * The raw state of a gamepad, without dead zone or response curve.
 * @param id distinguishes connected pads
 * @param name the manufacturer's name for it
 * @param leftX left stick, −1 to 1, right is positive
 * @param leftY up is positive
 * @param rightX right stick
 * @param rightY up is positive
 * @param buttons one bit per held {@link PadButton}
 */
public record PadReading(int id, String name, float leftX, float leftY, float rightX, float rightY, int buttons) {
    /** Beyond this, the stick is pushed by a player and not just drifting. */
    private static final double HELD = 0.3;

    public boolean holds(PadButton button) {
        return (buttons & button.bit()) != 0;
    }

    /** Whether a player is using the pad. */
    boolean isHeld() {
        return buttons != 0 || Math.hypot(leftX, leftY) > HELD || Math.hypot(rightX, rightY) > HELD;
    }
}
