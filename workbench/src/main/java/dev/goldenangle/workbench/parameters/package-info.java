/** Knobs: all parameters of the model, grouped in tuning order. */
package dev.goldenangle.workbench.parameters;
