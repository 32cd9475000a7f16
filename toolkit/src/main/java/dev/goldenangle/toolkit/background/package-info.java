/** Threads for work that the toolkit and the window do in the background. */
package dev.goldenangle.toolkit.background;
