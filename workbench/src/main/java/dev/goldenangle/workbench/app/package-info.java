/** Where the process begins: launcher, application, and what happens without a display. */
package dev.goldenangle.workbench.app;
