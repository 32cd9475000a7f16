package dev.goldenangle.motor;

import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * What can be fired in a level. A flight is a function of the shooter's state and the tick; it changes neither the shooter
 * nor any run.
 */
public interface Gunnery {
    /** Names of the kinds of shots, to choose from. */
    List<String> kinds();

    /** Ticks a second of a flight, whatever the rate of the run. */
    double ticksPerSecond();

    /**
     * Flies a shot to its end, or for so many ticks.
     *
     * @param kind place in the list of kinds; beyond its end it begins again
     * @param from the shooter when it is fired
     * @param tick the tick it is fired on, which decides everything that is left to chance
     */
    FlownShot fire(int kind, MoverState from, int tick, int mostTicks);
}
