package dev.goldenangle.workbench.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

/** The window's two colour themes. */
public enum Theme {
    DARK(new PrimerDark()), LIGHT(new PrimerLight());

    private final atlantafx.base.theme.Theme base;

    Theme(atlantafx.base.theme.Theme base) {
        this.base = base;
    }

    /** The AtlantaFX theme below ours. */
    atlantafx.base.theme.Theme base() {
        return base;
    }

    public Theme other() {
        return this == DARK ? LIGHT : DARK;
    }
}
