package dev.goldenangle.workbench.parameters;

import javafx.scene.control.Control;

/** Shows which of a few words is chosen, and lets another be chosen. */
interface WordControl {
    void show(int word);

    Control node();
}
