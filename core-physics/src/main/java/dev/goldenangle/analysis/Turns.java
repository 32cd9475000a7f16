package dev.goldenangle.analysis;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;

/** Measures how tightly a mover turns without slowing down. */
final class Turns {
    private static final double WINDOW_SECONDS = 0.25;
    private static final double AT_SPEED = 0.9;
    /** A smaller turn within a window counts as straight. */
    private static final double LEAST_TURN = 5 * Math.PI / 180;

    private Turns() {
    }

    /** The least ratio of distance to turn over all windows; NaN if there was no turn at speed. */
    static double tightest(RunReader run) {
        int ticks = Math.max(2, (int) Rounding.round(WINDOW_SECONDS / run.tickSeconds()));
        double tightest = Double.NaN;
        double way = 0;
        double turn = 0;
        int fast = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            boolean atSpeed = run.speed(tick) >= AT_SPEED * run.w() && run.speed(tick - 1) >= AT_SPEED * run.w();
            fast = atSpeed ? fast + 1 : 0;
            way = atSpeed ? way + run.speed(tick) * run.tickSeconds() : 0;
            turn = atSpeed ? turn + turn(run, tick) : 0;
            if (fast > ticks) {
                way -= run.speed(tick - ticks) * run.tickSeconds();
                turn -= turn(run, tick - ticks);
            }
            if (fast >= ticks && Math.abs(turn) > LEAST_TURN && !(way / Math.abs(turn) >= tightest)) {
                tightest = way / Math.abs(turn);
            }
        }
        return tightest;
    }

    private static double turn(RunReader run, int tick) {
        return Angles.difference(Angles.atan2(run.vy(tick - 1), run.vx(tick - 1)), Angles.atan2(run.vy(tick), run.vx(tick)));
    }
}
