package dev.goldenangle.workbench.live;

import dev.goldenangle.workbench.text.Messages;

/** The actions a player can hold down. The window decides which key triggers which action. */
public enum GameKey {
    FORWARD("live.key.forward"),
    BACK("live.key.back"),
    LEFT("live.key.left"),
    RIGHT("live.key.right"),
    JUMP("live.key.jump"),
    CROUCH("live.key.crouch"),
    TURN_LEFT("live.key.turn-left"),
    TURN_RIGHT("live.key.turn-right"),
    LOOK_UP("live.key.look-up"),
    LOOK_DOWN("live.key.look-down"),
    LOOK_CENTRE("live.key.look-centre"),
    GLANCE_LEFT("live.key.glance-left"),
    GLANCE_RIGHT("live.key.glance-right"),
    RUN("live.key.run"),
    FIRE("live.key.fire"),
    USE("live.key.use"),
    DASH("live.key.dash"),
    PUSH("live.key.push"),
    NOCLIP("live.key.noclip"),
    SPECTATE("live.key.spectate"),
    WALK("live.key.walk");

    private final String key;

    GameKey(String key) {
        this.key = key;
    }

    public String label() {
        return Messages.text(key);
    }
}
