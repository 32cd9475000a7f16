package dev.goldenangle.analysis;

import dev.goldenangle.math.Angles;

/** Measures how long it takes on the ground to change to a new direction of the keys. */
final class Redirects {
    private static final float SHARP = Angles.PI / 4;
    private static final float ARRIVED = Angles.PI / 18;
    private static final double FAST_ENOUGH = 0.9;

    private Redirects() {
    }

    static double meanSeconds(RunReader run) {
        double total = 0;
        int count = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            if (turnsSharply(run, tick)) {
                int arrived = arrival(run, tick);
                if (arrived >= 0) {
                    total += (arrived - tick + 1) * run.tickSeconds();
                    count++;
                }
            }
        }
        return count == 0 ? Double.NaN : total / count;
    }

    private static boolean turnsSharply(RunReader run, int tick) {
        boolean fast = run.grounded(tick - 1) && run.grounded(tick) && run.speed(tick - 1) > FAST_ENOUGH * run.w();
        return fast && Angles.between(run.wishX(tick - 1), run.wishY(tick - 1), run.wishX(tick), run.wishY(tick)) > SHARP;
    }

    private static int arrival(RunReader run, int turn) {
        for (int tick = turn; tick < run.length() && run.grounded(tick); tick++) {
            boolean sameWish = Angles.between(run.wishX(turn), run.wishY(turn), run.wishX(tick), run.wishY(tick)) < ARRIVED;
            if (!sameWish) {
                return -1;
            }
            boolean along = Angles.between(run.vx(tick), run.vy(tick), run.wishX(turn), run.wishY(turn)) < ARRIVED;
            if (along && run.speed(tick) > FAST_ENOUGH * run.w()) {
                return tick;
            }
        }
        return -1;
    }
}
