/** Background work and notifications. */
package dev.goldenangle.workbench.tasks;
