/** Sensitivity analysis: elementary effects, Sobol indices, and measures along one or two knobs. */
package dev.goldenangle.toolkit.study.sensitivity;
