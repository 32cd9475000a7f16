/** Command sources that look at the state: deterministic players with parameters of their own. */
package dev.goldenangle.bot;
