/** Recordings of other games: re-simulated with our models, and compared with the recording. */
package dev.goldenangle.toolkit.library.recorded;
