package dev.goldenangle.command;

/**
 * How a model turns the two axes of a gamepad stick into speed, so that a stick at its edge gives full speed in every
 * direction and a stick pushed halfway gives half speed.
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
    /** The larger of the two axes counts, for models where two keys are no faster than one. */
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
    /** Each axis is a key that is held or not: a stick presses the keys of the nearest of eight directions. */
    KEYS {
        @Override
        public void shape(float forward, float right, Command dest) {
            float length = (float) Math.sqrt(forward * forward + right * right);
            dest.forward = key(forward, length);
            dest.right = key(right, length);
        }
    };

    /** Sine of 22.5°: within this angle a direction counts as straight. */
    private static final float STRAIGHT = 0.38268343f;

    /** Converts the two axes of a stick, within a circle of radius 1, to the axes the model expects. */
    public abstract void shape(float forward, float right, Command dest);

    private static float key(float axis, float length) {
        return Math.abs(axis) > STRAIGHT * length ? Math.signum(axis) : 0f;
    }
}
