package dev.goldenangle.motor.marathon;

/** The bits of one tick's input as the rules read them. */
public final class Keys {
    public static final int ABSOLUTE_YAW = 1;
    public static final int TURN_LEFT = 1 << 1;
    public static final int TURN_RIGHT = 1 << 2;
    public static final int SIDESTEP_DONT_TURN = 1 << 3;
    public static final int GLANCE_LEFT = 1 << 4;
    public static final int GLANCE_RIGHT = 1 << 5;
    public static final int ABSOLUTE_PITCH = 1 << 8;
    public static final int LOOK_UP = 1 << 9;
    public static final int LOOK_DOWN = 1 << 10;
    public static final int LOOK_CENTRE = 1 << 11;
    public static final int ABSOLUTE_POSITION = 1 << 14;
    public static final int FORWARD = 1 << 15;
    public static final int BACKWARD = 1 << 16;
    public static final int RUN = 1 << 17;
    public static final int LOOK_DONT_TURN = 1 << 18;
    public static final int SIDESTEP_LEFT = 1 << 22;
    public static final int SIDESTEP_RIGHT = 1 << 23;
    public static final int SWIM = 1 << 31;

    private static final int YAW_SHIFT = 1;
    private static final int YAW_CENTRE = 64;
    private static final int PITCH_SHIFT = 9;
    private static final int PITCH_CENTRE = 16;
    private static final int POSITION_SHIFT = 15;
    private static final int POSITION_CENTRE = 64;

    private Keys() {
    }

    /** A turn of −64 to 63 steps of a 512th of a circle, right positive, as the bits of an absolute turn. */
    static int absoluteYaw(int steps) {
        return ABSOLUTE_YAW | (steps + YAW_CENTRE & 0x7F) << YAW_SHIFT;
    }

    /** A look of −16 to 15 steps, up positive. */
    static int absolutePitch(int steps) {
        return ABSOLUTE_PITCH | (steps + PITCH_CENTRE & 0x1F) << PITCH_SHIFT;
    }

    static int yawSteps(int keys) {
        return (keys >> YAW_SHIFT & 0x7F) - YAW_CENTRE;
    }

    static int pitchSteps(int keys) {
        return (keys >> PITCH_SHIFT & 0x1F) - PITCH_CENTRE;
    }

    static int positionSteps(int keys) {
        return (keys >> POSITION_SHIFT & 0x7F) - POSITION_CENTRE;
    }

    /** +1, −1, or 0 if neither or both keys of a pair are down. */
    static int pair(int keys, int minus, int plus) {
        return ((keys & plus) != 0 ? 1 : 0) - ((keys & minus) != 0 ? 1 : 0);
    }
}
