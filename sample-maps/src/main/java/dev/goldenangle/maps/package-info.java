/** The maps that ship with the workbench. */
package dev.goldenangle.maps;
