package dev.goldenangle.toolkit.theme;

/** The two colour themes of the window and of charts in files. */
public enum Theme {
    DARK, LIGHT;

    public Theme other() {
        return this == DARK ? LIGHT : DARK;
    }
}
