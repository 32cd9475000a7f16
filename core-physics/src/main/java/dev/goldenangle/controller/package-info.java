/**
 * Meets the world: moves a shape along its velocity and answers what is in the way.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.controller;
