/** The live link: sends the knobs to a running game and compares the game with the model. See docs/live-link.md. */
package dev.goldenangle.toolkit.link;
