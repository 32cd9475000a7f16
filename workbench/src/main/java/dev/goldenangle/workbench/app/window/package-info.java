/** The window: its panes wired to one session, and the list of what it can do. */
package dev.goldenangle.workbench.app.window;
