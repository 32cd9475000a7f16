package dev.goldenangle.motor.marathon;

/**
 * The constants that differ between walking and running, in fixed point per tick.
 *
 * @param forward          top speed forward
 * @param backward         top speed back
 * @param sidestep         top speed to either side
 * @param acceleration     gained per tick with the key down
 * @param deceleration     lost per tick without a key, and added to the acceleration when reversing
 * @param climbing         upward acceleration below the floor's height, and when swimming
 * @param turnAcceleration gained per tick with a turn or look key down
 * @param turnDeceleration lost per tick without a key
 * @param turn             top turning and looking speed
 * @param recentring       how fast the view levels itself at top speed
 */
record Pace(int forward, int backward, int sidestep, int acceleration, int deceleration, int climbing,
            int turnAcceleration, int turnDeceleration, int turn, int recentring) {
}
