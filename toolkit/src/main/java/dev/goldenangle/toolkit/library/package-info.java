/** Finds presets, maps, bots and traces by id or file, and simulates runs. Used by the window and the command line; free of JavaFX. */
package dev.goldenangle.toolkit.library;
