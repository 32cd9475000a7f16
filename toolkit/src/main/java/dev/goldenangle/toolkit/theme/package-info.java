/** Colours, line patterns, number formats and fonts that the window and the reports share. */
package dev.goldenangle.toolkit.theme;
