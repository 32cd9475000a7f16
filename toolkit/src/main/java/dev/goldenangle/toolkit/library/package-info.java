/** Finds presets, maps, bots and traces by id or file, and makes runs of them. Serves the window and the command line; knows no toolkit. */
package dev.goldenangle.toolkit.library;
