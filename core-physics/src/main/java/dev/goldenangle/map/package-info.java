/**
 * Reads map files into levels and reports every problem with its line and column.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before 1.0.0).
 */
package dev.goldenangle.map;
