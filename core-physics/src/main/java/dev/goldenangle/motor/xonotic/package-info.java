/**
 * The movement of Xonotic and of the games its settings imitate: one rule for the air with many settings.
 *
 * <p>Written from a description of the rules; the code of the game is not used.
 */
package dev.goldenangle.motor.xonotic;
