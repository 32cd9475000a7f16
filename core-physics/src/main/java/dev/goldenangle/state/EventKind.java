package dev.goldenangle.state;

/** Things that happen on a tick and deserve a mark. Each says what its value means. */
public enum EventKind {
    /** Value: horizontal speed at take-off. */
    JUMP("Jump"),
    /** Value: horizontal speed on the first grounded tick. */
    LAND("Landing"),
    /** Value: height climbed. */
    STEP("Step"),
    /** Value: horizontal speed lost. */
    WALL_HIT("Wall hit"),
    /** Value: speed thrown back by the ground. */
    OVERBOUNCE("Overbounce"),
    /** Value: zero. */
    START("Course start"),
    /** Value: seconds since the start. */
    CHECKPOINT("Checkpoint"),
    /** Value: seconds since the start. */
    FINISH("Finish"),
    /** Value: speed given. */
    PAD("Jump pad"),
    /** Value: distance. */
    TELEPORT("Teleport"),
    /** Value: depth. */
    STUCK("Stuck"),
    /** Out of the world and sent back. Value: distance; index: the checkpoint, 0 for the start. */
    RESPAWN("Sent back"),
    /** Thrown by a command or a zone. Value: speed given; index: the zone, −1 for the command. */
    PUSH("Push"),
    /** A liquid begins to hurt: feet in lava, goo, sewage or jjaro, or the head under water. Value: zero; index: the number of the liquid's kind. */
    HARM("Harm"),
    /** Flight by choice begins or ends. Value: zero; index: the number of the {@link MoveMode} from then on. */
    FLIGHT("Flight");

    private final String label;

    EventKind(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
