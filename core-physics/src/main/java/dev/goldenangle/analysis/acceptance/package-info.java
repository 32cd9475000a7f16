/**
 * Acceptance checks: scripted runs on sample maps that each give a number.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis.acceptance;
