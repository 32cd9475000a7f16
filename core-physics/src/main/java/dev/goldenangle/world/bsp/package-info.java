/**
 * Compiled Quake III levels as that engine meets them: the tree of leafs, brushes with contents and surface flags, and curved
 * patches as plates of facets. Every number is a float, rounded where the engine rounds, so that answers are the same to the bit.
 */
package dev.goldenangle.world.bsp;
