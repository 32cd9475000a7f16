/**
 * Runs of real players as other games recorded them: demos of Quake III and DeFRaG, replays of GOKZ. What is read is positions,
 * velocities, view and keys; names, ids, addresses and chat are never kept.
 */
package dev.goldenangle.recording;
