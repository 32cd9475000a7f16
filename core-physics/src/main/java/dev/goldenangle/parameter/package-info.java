/** Knobs declared once: an enum per model, one line per parameter, everything else iterates the table. */
package dev.goldenangle.parameter;
