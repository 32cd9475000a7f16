package dev.goldenangle.workbench.look;

/** Dark or light. */
public enum Theme {
    DARK, LIGHT;

    public Theme other() {
        return this == DARK ? LIGHT : DARK;
    }
}
