package dev.goldenangle.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * A stop: all keys released on the ground at speed, until the mover is practically at rest.
 *
 * @param releaseTick first tick without keys
 * @param restTick    first tick below 1 % of W
 * @param seconds     time between them
 * @param distance    distance between them
 */
public record Stops(int releaseTick, int restTick, double seconds, double distance) {
    private static final double AT_SPEED = 0.5;
    private static final double AT_REST = 0.01;

    /** Every completed stop; stops interrupted by keys or a ledge do not count. */
    public static List<Stops> of(RunReader run) {
        List<Stops> stops = new ArrayList<>();
        for (int tick = 1; tick < run.length(); tick++) {
            boolean released = run.hasKeys(tick - 1) && !run.hasKeys(tick);
            if (released && run.grounded(tick - 1) && run.speed(tick - 1) > AT_SPEED * run.w()) {
                int rest = rest(run, tick);
                if (rest >= 0) {
                    stops.add(new Stops(tick, rest, (rest - tick + 1) * run.tickSeconds(), Ticks.path(run, tick - 1, rest)));
                }
            }
        }
        return stops;
    }

    private static int rest(RunReader run, int release) {
        for (int tick = release; tick < run.length() && !run.hasKeys(tick) && run.grounded(tick); tick++) {
            if (run.speed(tick) < AT_REST * run.w()) {
                return tick;
            }
        }
        return -1;
    }
}
