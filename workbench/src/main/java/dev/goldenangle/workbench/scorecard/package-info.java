/** The scorecard: the goals of a preset, measured live. */
package dev.goldenangle.workbench.scorecard;
