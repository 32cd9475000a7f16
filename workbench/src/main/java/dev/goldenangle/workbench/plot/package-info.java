/**
 * One kit for every plot but the timeline: frames with round steps, decimation, and a surface that is a canvas or SVG. Free of
 * the toolkit, because reports are made without a window.
 */
package dev.goldenangle.workbench.plot;
