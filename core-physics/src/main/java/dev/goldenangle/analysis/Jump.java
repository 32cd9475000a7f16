package dev.goldenangle.analysis;

import java.util.Map;

import dev.goldenangle.state.SpeedCause;

/**
 * One jump of a run, from take-off to landing.
 *
 * @param number       from 1
 * @param takeoffTick  the tick that left the ground
 * @param landingTick  the first grounded tick, or the run's last tick if it ends in the air
 * @param takeoffSpeed horizontal speed before leaving the ground
 * @param landingSpeed horizontal speed on the first grounded tick
 * @param sync         share of airborne ticks with keys held on which speed was gained
 * @param efficiency   gain made by pushing divided by the gain possible
 * @param airtime      seconds
 * @param height       highest point above take-off
 * @param distance     horizontal, take-off to landing
 * @param causes       change of speed by cause, adding up to landing minus take-off speed
 */
public record Jump(int number, int takeoffTick, int landingTick, double takeoffSpeed, double landingSpeed, double sync, double efficiency,
                   double airtime, double height, double distance, Map<SpeedCause, Double> causes) {
    public double gain() {
        return landingSpeed - takeoffSpeed;
    }
}
