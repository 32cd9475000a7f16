/** Files as the designer handles them: open, save, report, settings, and what outlives a crash. */
package dev.goldenangle.workbench.app.files;
