package dev.goldenangle.command;

/**
 * How the axes of a command tell how far a stick is pushed, so that a stick at its edge goes at full speed in every direction and
 * one that is pushed half goes at half.
 */
public enum Sticks {
    /** The length of the two axes counts, up to 1. */
    ROUND {
        @Override
        public void shape(float forward, float right, Command dest) {
            dest.forward = forward;
            dest.right = right;
        }
    },
    /** The larger of the two axes counts, as where both keys of a diagonal are no faster than one. */
    SQUARE {
        @Override
        public void shape(float forward, float right, Command dest) {
            float length = (float) Math.sqrt(forward * forward + right * right);
            float largest = Math.max(Math.abs(forward), Math.abs(right));
            float scale = largest > 0f ? length / largest : 0f;
            dest.forward = forward * scale;
            dest.right = right * scale;
        }
    },
    /** An axis is a key that is held or not: a stick holds those of the nearest of eight directions. */
    KEYS {
        @Override
        public void shape(float forward, float right, Command dest) {
            float length = (float) Math.sqrt(forward * forward + right * right);
            dest.forward = key(forward, length);
            dest.right = key(right, length);
        }
    };

    /** Sine of the 22.5° within which a direction is straight. */
    private static final float STRAIGHT = 0.38268343f;

    /** Writes the two axes of a stick, within a circle of 1, as the model is to read them. */
    public abstract void shape(float forward, float right, Command dest);

    private static float key(float axis, float length) {
        return Math.abs(axis) > STRAIGHT * length ? Math.signum(axis) : 0f;
    }
}
