/** The arrangement of panes and floating cards in the window. */
package dev.goldenangle.workbench.app.layout;
