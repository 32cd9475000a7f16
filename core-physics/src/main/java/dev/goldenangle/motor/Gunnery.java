package dev.goldenangle.motor;

import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * The shots that can be fired in a level. A flight depends only on the shooter's state and the tick; it changes neither
 * the shooter nor any run.
 */
public interface Gunnery {
    /** Names of the kinds of shots. */
    List<String> kinds();

    /** Tick rate of a flight, independent of the rate of the run. */
    double ticksPerSecond();

    /**
     * Flies a shot to its end, or for a number of ticks.
     *
     * @param kind index into the list of kinds, modulo its length
     * @param from the shooter at the time of firing
     * @param tick the tick of firing, which seeds all randomness
     */
    FlownShot fire(int kind, MoverState from, int tick, int mostTicks);
}
