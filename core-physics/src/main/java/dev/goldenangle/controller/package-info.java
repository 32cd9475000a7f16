/**
 * Collision response: moves a shape along its velocity through the world.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.controller;
