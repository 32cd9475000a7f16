/**
 * A TOML text as a tree that knows the line of every value.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.toml;
