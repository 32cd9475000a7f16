package dev.goldenangle.workbench.session;

/** What a player can hold down. Which key means which is the window's business. */
public enum Action {
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
    RUN("Run"),
    FIRE("Fire"),
    USE("Use");

    private final String label;

    Action(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
