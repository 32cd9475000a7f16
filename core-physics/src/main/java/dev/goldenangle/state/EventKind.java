package dev.goldenangle.state;

/** Things that happen on a tick and deserve a mark. The value's meaning is given for each. */
public enum EventKind {
    JUMP("Jump", "horizontal speed at take-off"),
    LAND("Landing", "horizontal speed on the first grounded tick"),
    STEP("Step", "height climbed"),
    WALL_HIT("Wall hit", "horizontal speed lost"),
    OVERBOUNCE("Overbounce", "speed thrown back by the ground"),
    START("Course start", "zero"),
    CHECKPOINT("Checkpoint", "seconds since the start"),
    FINISH("Finish", "seconds since the start"),
    PAD("Jump pad", "speed given"),
    TELEPORT("Teleport", "distance"),
    STUCK("Stuck", "depth");

    private final String label;
    private final String valueMeaning;

    EventKind(String label, String valueMeaning) {
        this.label = label;
        this.valueMeaning = valueMeaning;
    }

    public String label() {
        return label;
    }

    public String valueMeaning() {
        return valueMeaning;
    }
}
