/**
 * Reads and writes files: writing is all or nothing, and only regular files are read.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.io;
