package dev.goldenangle.workbench.app.action;

/**
 * The headings of the menu, in order. The last ones hold actions on items that exist only at the moment, such as kept
 * runs.
 */
public enum ActionGroup {
    FILE("File"),
    EDIT("Edit"),
    PLAY("Play"),
    VIEW("View"),
    VIEWPORT("Viewport"),
    HELP("Help"),
    KNOB("Knob"),
    PRESET("Preset"),
    MAP("Map"),
    GOALS("Goals"),
    SOURCE("Source"),
    RUN("Run"),
    PLACE("Place");

    private final String label;

    ActionGroup(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }
}
