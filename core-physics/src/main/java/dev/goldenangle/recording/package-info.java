/**
 * Runs of real players recorded by other games: demos of Quake III and DeFRaG, replays of GOKZ. Positions, velocities,
 * view and keys are read; names, ids, addresses and chat are never kept.
 */
package dev.goldenangle.recording;
