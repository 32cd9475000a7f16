/**
 * Command sources that look at the state: deterministic players with parameters of their own.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.bot;
