package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.cards.Dialogs;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.session.TuningSession;

/**
 * The parts of the window that actions use.
 * @param session the document, live world and runs
 * @param panes the panes and their arrangement
 * @param look theme and text size
 * @param files opening and saving
 * @param tools morph, bisect and report
 * @param study simulation of network lag
 * @param dialogs palette, shortcuts, controls, hints
 * @param menu opens the menu
 * @param quit closes the window after asking about unsaved work
 */
record WindowParts(TuningSession session, Workspace panes, Appearance look, FileActions files, TuningTools tools, PredictionStudy study, Dialogs dialogs, Runnable menu,
                   Runnable quit) {
}
