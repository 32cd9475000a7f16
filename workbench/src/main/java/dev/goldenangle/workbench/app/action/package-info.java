/** An action: a line of the menu, of the palette and of the list of shortcuts. */
package dev.goldenangle.workbench.app.action;
