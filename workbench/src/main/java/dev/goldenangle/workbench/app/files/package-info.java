/** File handling for the user: open, save, report, settings, autosave. */
package dev.goldenangle.workbench.app.files;
