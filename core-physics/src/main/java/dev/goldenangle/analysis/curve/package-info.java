/**
 * A model's rules as curves and maps, computed by simulating the mover, and the knobs that shape each curve.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis.curve;
