/** Which game made a recorded motion: fits every game's rules and constants to it, tick by tick. */
package dev.goldenangle.toolkit.identify;
