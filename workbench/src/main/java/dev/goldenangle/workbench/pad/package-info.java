/** Gamepads: reads them on a separate thread and turns sticks and buttons into player input. */
package dev.goldenangle.workbench.pad;
