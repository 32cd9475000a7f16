package dev.goldenangle.route;

import dev.goldenangle.map.FoundRoute;

import java.util.Optional;

/**
 * What came of looking for a way.
 *
 * @param outcome how it ended
 * @param route   the way, where there is one
 * @param stop    number of the place that could not be reached or stood on, from 0; −1 when none is to blame
 * @param seconds how long the waypoint bot takes for it; NaN when it did not get there
 * @param places  how many places were looked at
 * @param ticks   how many ticks of the model that took
 */
public record RouteAnswer(Outcome outcome, Optional<FoundRoute> route, int stop, double seconds, int places, long ticks) {
    /** How looking for a way can end. */
    public enum Outcome {
        /** There is a way, and the waypoint bot has run it to its end. */
        FOLLOWED,
        /** There is a way of moves that were each made, but the waypoint bot loses it. */
        FOUND,
        /** None of the moves leads there. */
        NO_WAY,
        /** A place is in the void or inside a wall. */
        NO_FLOOR,
        /** There are fewer than two places. */
        TOO_FEW,
        /** The map is too large for this. */
        TOO_LARGE
    }
}
