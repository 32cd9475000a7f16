/** Recorded runs of other games under our rules: what the keys give again, and where that first differs from what was recorded. */
package dev.goldenangle.toolkit.library.recorded;
