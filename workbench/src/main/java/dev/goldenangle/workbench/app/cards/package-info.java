/** What floats over the panes: palette, shortcuts, keys and mouse, questions, notices. */
package dev.goldenangle.workbench.app.cards;
