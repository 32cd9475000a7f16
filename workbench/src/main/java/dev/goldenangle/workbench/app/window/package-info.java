/** The window: connects the panes to a session and lists all actions. */
package dev.goldenangle.workbench.app.window;
