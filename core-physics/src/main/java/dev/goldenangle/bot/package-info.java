/**
 * Bots: deterministic input sources that look at the state, with their own parameters.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.bot;
