/** The pane that answers what changes what, and how to reach goals. */
package dev.goldenangle.workbench.find;
