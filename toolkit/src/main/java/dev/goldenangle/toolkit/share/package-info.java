/** A run as one web page in which the knobs work. */
package dev.goldenangle.toolkit.share;
