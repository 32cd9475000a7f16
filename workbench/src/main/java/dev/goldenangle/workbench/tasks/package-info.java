/** Work in the background and what it tells the designer. */
package dev.goldenangle.workbench.tasks;
