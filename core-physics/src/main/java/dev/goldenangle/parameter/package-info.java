/**
 * Parameters: an enum per model with one line per parameter. Everything else iterates the table.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before
 * 1.0.0).
 */
package dev.goldenangle.parameter;
