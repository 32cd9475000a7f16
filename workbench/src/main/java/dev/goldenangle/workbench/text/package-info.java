/** All texts of the window in one file. */
package dev.goldenangle.workbench.text;
