/** Reaching goals: which few knobs to turn, and how far. */
package dev.goldenangle.workbench.study.reach;
