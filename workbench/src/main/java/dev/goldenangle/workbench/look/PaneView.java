package dev.goldenangle.workbench.look;

import javafx.scene.layout.Region;

/** A pane of the window. */
public interface PaneView {
    Region root();

    /** Called once per frame while the pane is visible, after the session is updated. */
    default void refresh() {
    }
}
