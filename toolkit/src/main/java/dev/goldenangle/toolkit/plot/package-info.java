/**
 * Charts with two axes by JFreeChart, and drawing by hand, both on a Graphics2D in the colours of the theme. Free of JavaFX,
 * because reports are made without a window.
 */
package dev.goldenangle.toolkit.plot;
