package dev.goldenangle.state;

/** Why the horizontal speed changed. On every tick the booked changes add up to the total change. */
public enum SpeedCause {
    ACCELERATION("Acceleration", "The push along the wish or intent"),
    BONUS("Golden Angle bonus", "The uncapped push at a good angle"),
    FRICTION("Friction", "Ground friction"),
    AIR_RESISTANCE("Air resistance", "Damping in the air"),
    GRAVITY("Gravity on slopes", "Falling speed turned along a surface, or back"),
    WALL("Wall", "Clipped by a surface too steep to stand on"),
    LANDING("Landing", "Clipped by the ground on the tick of touching it"),
    STEP("Step", "Lost or regained while climbing a step"),
    SHAPING("Corridor shaping", "Turned towards the intent"),
    DEVICE("Device", "Jump pad, teleporter, push or current"),
    ABILITY("Ability", "Dash, slide, wall jump and other abilities"),
    ROUNDING("Rounding", "Velocity rounded by the rules"),
    OTHER("Other", "Anything else, such as a change of mode");

    private final String label;
    private final String doc;

    SpeedCause(String label, String doc) {
        this.label = label;
        this.doc = doc;
    }

    public String label() {
        return label;
    }

    public String doc() {
        return doc;
    }
}
