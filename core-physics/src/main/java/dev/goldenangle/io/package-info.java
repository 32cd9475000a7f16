/** Files: written whole or not at all, and read only when they are files. */
package dev.goldenangle.io;
