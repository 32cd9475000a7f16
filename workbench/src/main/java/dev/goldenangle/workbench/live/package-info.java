/** Live play: the simulation thread, time, keyboard and other input sources, recording. */
package dev.goldenangle.workbench.live;
