package dev.goldenangle.workbench.app.action;

/** The headings that actions stand under, in the order of the menu. The last ones are those of the moment: what there is to choose from now. */
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
