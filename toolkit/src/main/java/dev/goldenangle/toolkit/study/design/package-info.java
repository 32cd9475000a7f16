/** Sampling designs: each is a pure function from a point's index to the point. */
package dev.goldenangle.toolkit.study.design;
