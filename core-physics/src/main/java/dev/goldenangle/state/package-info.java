/** What a mover is and does: its state between ticks, its report of one tick, its events. */
package dev.goldenangle.state;
