/** Where panes and floating cards stand in the window. */
package dev.goldenangle.workbench.app.layout;
