/**
 * Analysis of runs: metrics, jumps, where speed was gained and lost. Each metric is declared once and read by the
 * window and the command line.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis;
