package dev.goldenangle.workbench.app.action;

import dev.goldenangle.workbench.text.Messages;

/**
 * The headings of the menu, in order. Those before the last hold actions on items that exist only at the moment, such
 * as kept runs.
 */
public enum ActionGroup {
    FILE("app.action.file"),
    EDIT("app.action.edit"),
    PLAY("app.action.play"),
    VIEW("app.action.view"),
    VIEWPORT("app.action.viewport"),
    KNOB("app.action.knob"),
    PRESET("app.action.preset"),
    MAP("app.action.map"),
    GOALS("app.action.goals"),
    SOURCE("app.action.source"),
    RUN("app.action.run"),
    PLACE("app.action.place"),
    HELP("app.action.help");

    private final String text;

    ActionGroup(String text) {
        this.text = text;
    }

    public String label() {
        return Messages.text(text);
    }
}
