/**
 * Warsow movement, as in Warfork and in Warsow 2: dash, wall jump, crouch slide, air control and forward bunny hopping.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.warsow;
