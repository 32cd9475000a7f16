/**
 * The recording of a run: columns are declared once, filled tick by tick and read by everything.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before
 * 1.0.0).
 */
package dev.goldenangle.telemetry;
