/** The fixed-step tick loop and its clock. */
package dev.goldenangle.simulation;
