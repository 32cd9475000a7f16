/** The command line. Nothing here touches JavaFX, so that a build server needs none of it. */
package dev.goldenangle.workbench.cli;
