/** Cards, dialogs and banners over the panes: palette, shortcuts, controls, questions, notices. */
package dev.goldenangle.workbench.app.cards;
