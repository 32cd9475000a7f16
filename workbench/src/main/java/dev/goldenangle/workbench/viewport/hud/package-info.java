/** Numbers, legend and bars around the picture of the world. */
package dev.goldenangle.workbench.viewport.hud;
