/** The acceptance checks, live. */
package dev.goldenangle.workbench.scorecard;
