/**
 * Collision with compiled Quake III levels as in that engine: the tree of leafs, brushes with contents and surface
 * flags, and curved patches as plates of facets. Every number is a float, rounded where the engine rounds, so that
 * results are identical bit for bit.
 */
package dev.goldenangle.world.bsp;
