/**
 * Finds paths between the places of a course, using moves that a model can really make.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.route;
