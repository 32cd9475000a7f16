/**
 * What runs tell: metrics, jumps, where speed went. Each is declared once and read by the window and the command line.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis;
