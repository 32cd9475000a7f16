package dev.goldenangle.route;

import dev.goldenangle.map.FoundRoute;

import java.util.Optional;

/**
 * The result of a path search.
 *
 * @param outcome how it ended
 * @param route   the path, if there is one
 * @param stop    number of the place that cannot be reached or stood on, from 0; −1 for none
 * @param seconds the waypoint bot's time; NaN if it did not get there
 * @param places  number of places examined
 * @param ticks   number of ticks simulated
 */
public record RouteAnswer(Outcome outcome, Optional<FoundRoute> route, int stop, double seconds, int places, long ticks) {
    /** How the search ended. */
    public enum Outcome {
        /** There is a path, and the waypoint bot has run all of it. */
        FOLLOWED,
        /** There is a path of moves that were each tested, but the waypoint bot cannot follow it. */
        FOUND,
        /** There is a path, but doors or lifts on it have to move, which they do not do in a simulation. */
        NEEDS_DOORS,
        /** No sequence of moves leads there. */
        NO_WAY,
        /** A place is in the void or inside a wall. */
        NO_FLOOR,
        /** There are fewer than two places. */
        TOO_FEW,
        /** The map is too large. */
        TOO_LARGE
    }
}
