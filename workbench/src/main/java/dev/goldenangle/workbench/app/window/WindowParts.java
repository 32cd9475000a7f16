package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.cards.Dialogs;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.session.TuningSession;

/**
 * What the actions of a window act on.
 *
 * @param session what is tuned, played and compared
 * @param panes   the panes and where they stand
 * @param look    theme and size of text
 * @param files   opening and saving
 * @param tools   morph, bisect and report
 * @param study   prediction over a network
 * @param dialogs palette, shortcuts, keys and mouse, hints
 * @param menu    opens the menu
 * @param quit    closes the window, once unsaved work has been asked about
 */
record WindowParts(TuningSession session, Workspace panes, Look look, FileActions files, TuningTools tools, PredictionStudy study, Dialogs dialogs, Runnable menu,
                   Runnable quit) {
}
