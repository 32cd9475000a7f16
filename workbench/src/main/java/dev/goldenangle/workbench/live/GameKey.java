package dev.goldenangle.workbench.live;

/** The actions a player can hold down. The window decides which key triggers which action. */
public enum GameKey {
    FORWARD("Forward"),
    BACK("Back"),
    LEFT("Left"),
    RIGHT("Right"),
    JUMP("Jump"),
    CROUCH("Crouch"),
    TURN_LEFT("Turn left"),
    TURN_RIGHT("Turn right"),
    LOOK_UP("Look up"),
    LOOK_DOWN("Look down"),
    LOOK_CENTRE("Centre view"),
    GLANCE_LEFT("Glance left"),
    GLANCE_RIGHT("Glance right"),
    RUN("Run"),
    FIRE("Fire"),
    USE("Use"),
    PUSH("Push"),
    NOCLIP("Toggle noclip"),
    SPECTATE("Toggle spectating");

    private final String label;

    GameKey(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
