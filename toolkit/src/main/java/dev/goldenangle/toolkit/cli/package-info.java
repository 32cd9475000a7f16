/** The command line: what the window can do, for scripts and build servers. Does not load JavaFX. */
package dev.goldenangle.toolkit.cli;
