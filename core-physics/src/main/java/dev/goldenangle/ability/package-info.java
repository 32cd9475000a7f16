/**
 * Movement abilities that a model can offer in addition to running and jumping. {@link
 * dev.goldenangle.ability.AbilityType} lists them in the order in which they act.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.ability;
