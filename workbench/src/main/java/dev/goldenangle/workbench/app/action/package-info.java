/** Actions shown in the menu, the palette and the list of shortcuts. */
package dev.goldenangle.workbench.app.action;
