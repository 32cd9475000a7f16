/** The launcher, the window, its menus, files and theme. */
package dev.goldenangle.workbench.app;
