/** Numbers, legend and bars over the world. */
package dev.goldenangle.workbench.viewport.hud;
