/** Reaching goals: which few knobs to turn, and how far. */
package dev.goldenangle.toolkit.study.reach;
