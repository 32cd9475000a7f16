/**
 * Finds ways between the places of a course, with the moves that a model really makes.
 *
 * <p>Stability: young. It may change with any minor version.
 */
package dev.goldenangle.route;
