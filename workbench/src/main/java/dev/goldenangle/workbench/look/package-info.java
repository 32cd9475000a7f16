/** The look of the window: themes, fonts, icons, numbers, and small shared controls. */
package dev.goldenangle.workbench.look;
