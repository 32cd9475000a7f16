/** Gamepads: reading them on a thread of its own, and what their sticks and buttons mean to someone who plays. */
package dev.goldenangle.workbench.pad;
