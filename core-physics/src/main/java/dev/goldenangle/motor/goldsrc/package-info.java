/**
 * GoldSrc movement: Half-Life and Counter-Strike 1.6.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.goldsrc;
