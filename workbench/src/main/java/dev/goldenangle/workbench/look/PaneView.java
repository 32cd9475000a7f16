package dev.goldenangle.workbench.look;

import javafx.scene.layout.Region;

/** A pane as the window holds it. */
public interface PaneView {
    Region root();

    /** Called once per frame while the pane can be seen, after the session has taken over what is new. */
    default void refresh() {
    }
}
