/** The gain sound: generates samples and plays them if there is a device. */
package dev.goldenangle.workbench.sound;
