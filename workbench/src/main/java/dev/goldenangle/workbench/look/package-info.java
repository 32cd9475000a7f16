/** How everything looks: colours, fonts, icons, numbers, and the small controls that several panes share. */
package dev.goldenangle.workbench.look;
