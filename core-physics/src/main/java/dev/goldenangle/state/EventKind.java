package dev.goldenangle.state;

/** Events that can happen on a tick. Each constant documents its value. */
public enum EventKind {
    /** Value: horizontal speed at take-off. */
    JUMP("Jump"),
    /** Value: horizontal speed on the first grounded tick. */
    LAND("Landing"),
    /** Value: height climbed. */
    STEP("Step"),
    /** Value: horizontal speed lost. */
    WALL_HIT("Wall hit"),
    /** Value: speed with which the ground threw the mover back. */
    OVERBOUNCE("Overbounce"),
    /** Value: 0. */
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
    /** The mover fell out of the world and was sent back. Value: distance; index: the checkpoint, 0 for the start. */
    RESPAWN("Sent back"),
    /** A command or a zone pushed the mover. Value: speed given; index: the zone, −1 for the command. */
    PUSH("Push"),
    /**
     * A liquid begins to hurt: the feet are in lava, goo, sewage or jjaro, or the head is under water. Value: 0; index:
     * number of the liquid's kind.
     */
    HARM("Harm"),
    /** Flight (noclip or spectator) begins or ends. Value: 0; index: number of the new {@link MoveMode}. */
    FLIGHT("Flight"),
    /** Value: horizontal speed before it. */
    AIR_JUMP("Air jump"),
    /** Value: horizontal speed after it. */
    WALL_JUMP("Wall jump"),
    /** Value: horizontal speed after its start. */
    DASH("Dash"),
    /** A slide ended. Value: distance slid. */
    SLIDE("Slide"),
    /** A run along a wall ended. Value: its length. */
    WALL_RUN("Wall run"),
    /** A climb onto a ledge began. Value: height above the feet. */
    MANTLE("Ledge climb"),
    /** A grapple caught. Value: distance to the hook. */
    GRAPPLE("Grapple"),
    /** A jump off a ladder. Value: horizontal speed given. */
    LADDER_JUMP("Ladder jump"),
    /** A jump out of water at a wall. Value: upward speed. */
    WATER_JUMP("Water jump"),
    /** A landing threw the mover back up. Value: upward speed. */
    BOUNCE("Bounce"),
    /** A platform pressed the mover against something. Value: speed of the platform; index: the platform. */
    CRUSH("Crushed");

    private final String label;

    EventKind(String label) {
        this.label = label;
    }

    /** Whether an ability caused it. */
    public boolean isOfAbility() {
        return ordinal() >= AIR_JUMP.ordinal();
    }

    public String label() {
        return label;
    }
}
