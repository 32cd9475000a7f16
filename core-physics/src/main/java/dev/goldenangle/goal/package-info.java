/** Goals: what a designer wants of a preset, each a measure, where it is taken, and where its value should lie. */
package dev.goldenangle.goal;
