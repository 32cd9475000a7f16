/** The sound of the gain: made sample by sample, and played where there is a device. */
package dev.goldenangle.workbench.sound;
