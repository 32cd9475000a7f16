/** The entry point: launcher, application, and the start without a display. */
package dev.goldenangle.workbench.app;
