/**
 * Charts with two axes by JFreeChart, and custom drawing, both on a Graphics2D in the theme's colours. Free of JavaFX, because reports
 * are made without a window.
 */
package dev.goldenangle.toolkit.plot;
