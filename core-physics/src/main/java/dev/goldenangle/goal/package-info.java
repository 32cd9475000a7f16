/**
 * Goals: what a designer wants of a preset. Each names a metric, a scenario, and limits for the value.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.goal;
