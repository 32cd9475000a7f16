/** Comparisons and studies as self-contained HTML pages, for the window and the command line. Does not depend on JavaFX. */
package dev.goldenangle.toolkit.report;
