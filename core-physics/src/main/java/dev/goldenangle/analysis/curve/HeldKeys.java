package dev.goldenangle.analysis.curve;

import dev.goldenangle.math.Angles;

/** The movement keys held during a strafe. */
public enum HeldKeys {
    FORWARD("Forward", 1f, 0f),
    FORWARD_AND_SIDE("Forward and side", 1f, 1f),
    SIDE("Side", 0f, 1f);

    private final String label;
    final float forward;
    final float right;

    HeldKeys(String label, float forward, float right) {
        this.label = label;
        this.forward = forward;
        this.right = right;
    }

    public String label() {
        return label;
    }

    /** Direction of the wish relative to the view, counter-clockwise. */
    float wishOffset() {
        return Angles.atan2(-right, forward);
    }
}
