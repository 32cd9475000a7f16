/** The live link: a running game is told the knobs, and what it makes of them is compared with the model. docs/live-link.md is its document. */
package dev.goldenangle.toolkit.link;
