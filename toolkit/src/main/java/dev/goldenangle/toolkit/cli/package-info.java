/** The command line: everything the window does, for scripts and build servers. Loads no toolkit. */
package dev.goldenangle.toolkit.cli;
