/**
 * Files: written whole or not at all, and read only when they are files.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.io;
