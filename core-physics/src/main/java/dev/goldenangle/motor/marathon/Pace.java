package dev.goldenangle.motor.marathon;

/**
 * The constants that differ between walking and running, in fixed point a tick.
 *
 * @param forward          top speed ahead
 * @param backward         top speed back
 * @param sidestep         top speed to either side
 * @param acceleration     gained a tick with the key down
 * @param deceleration     lost a tick without, and added to acceleration when reversing
 * @param climbing         upward acceleration below the floor's height, and when swimming
 * @param turnAcceleration gained a tick with a turn or look key down
 * @param turnDeceleration lost a tick without
 * @param turn             top turning and looking speed
 * @param recentring       how fast the view levels itself at top speed
 */
record Pace(int forward, int backward, int sidestep, int acceleration, int deceleration, int climbing,
            int turnAcceleration, int turnDeceleration, int turn, int recentring) {
}
