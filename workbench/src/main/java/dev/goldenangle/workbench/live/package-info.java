/** Play as it happens: the simulation thread, time, the keyboard and the other sources, recording. */
package dev.goldenangle.workbench.live;
