/** Knobs: every parameter of the model from its table, grouped in tuning order. */
package dev.goldenangle.workbench.parameters;
