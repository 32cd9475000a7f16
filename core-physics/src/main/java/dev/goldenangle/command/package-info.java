/** Input: one command a tick, and the sources it comes from. */
package dev.goldenangle.command;
