package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.text.Messages;

/**
 * The buttons of a gamepad, named by position and shown by their Xbox names. A trigger counts as pressed from half
 * way.
 */
public enum PadButton {
    SOUTH("pad.button.south"),
    EAST("pad.button.east"),
    WEST("pad.button.west"),
    NORTH("pad.button.north"),
    BACK("pad.button.back"),
    START("pad.button.start"),
    LEFT_STICK("pad.button.left-stick"),
    RIGHT_STICK("pad.button.right-stick"),
    LEFT_SHOULDER("pad.button.left-shoulder"),
    RIGHT_SHOULDER("pad.button.right-shoulder"),
    UP("pad.button.up"),
    DOWN("pad.button.down"),
    LEFT("pad.button.left"),
    RIGHT("pad.button.right"),
    LEFT_TRIGGER("pad.button.left-trigger"),
    RIGHT_TRIGGER("pad.button.right-trigger");

    private final String key;

    PadButton(String key) {
        this.key = key;
    }

    public String label() {
        return Messages.text(key);
    }

    int bit() {
        return 1 << ordinal();
    }
}
