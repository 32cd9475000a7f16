/**
 * Acceptance checks: scripted runs on sample maps, each with a number, a limit and a reason.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis.acceptance;
