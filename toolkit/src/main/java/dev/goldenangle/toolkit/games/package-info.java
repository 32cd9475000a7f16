/** The games that presets stand for, and the numbers that compare how they feel. */
package dev.goldenangle.toolkit.games;
