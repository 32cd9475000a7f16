/**
 * Collision response: moves a shape along its velocity through the world.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should name only
 * the classes whose own comment says evolving.
 */
package dev.goldenangle.controller;
