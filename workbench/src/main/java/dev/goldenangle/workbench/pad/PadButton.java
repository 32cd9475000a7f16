package dev.goldenangle.workbench.pad;

/**
 * The buttons of a gamepad, named by position and shown by their Xbox names. A trigger counts as pressed from half
 * way.
 */
public enum PadButton {
    SOUTH("A"),
    EAST("B"),
    WEST("X"),
    NORTH("Y"),
    BACK("Back"),
    START("Start"),
    LEFT_STICK("L stick"),
    RIGHT_STICK("R stick"),
    LEFT_SHOULDER("LB"),
    RIGHT_SHOULDER("RB"),
    UP("D-pad ↑"),
    DOWN("D-pad ↓"),
    LEFT("D-pad ←"),
    RIGHT("D-pad →"),
    LEFT_TRIGGER("LT"),
    RIGHT_TRIGGER("RT");

    private final String label;

    PadButton(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    int bit() {
        return 1 << ordinal();
    }
}
