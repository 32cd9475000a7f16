package dev.goldenangle.toolkit.library;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.route.RouteAnswer;

import java.util.Locale;

/** Describes the result of a path search in a sentence. */
public final class RouteText {
    private RouteText() {
    }

    public static String sentence(PlacedCourse course, RouteAnswer answer) {
        return switch (answer.outcome()) {
            case FOLLOWED -> "Found a path of " + metres(answer) + "; the waypoint bot runs it in " + Decimals.fixed(answer.seconds(), 1) + " s";
            case FOUND -> "Found a path of " + metres(answer) + ", but the waypoint bot cannot follow it; add waypoints";
            case NEEDS_DOORS -> "Found a path of " + metres(answer) + " through doors or lifts that have to move; bots stop there, because doors do not open in a simulation";
            case NO_WAY -> "No path to the " + name(course, answer.stop()) + " by walking, falling and plain jumps";
            case NO_FLOOR -> "There is no room to stand at the " + name(course, answer.stop());
            case TOO_FEW -> "Place a finish, a checkpoint or a waypoint to find a path to";
            case TOO_LARGE -> "The map is too large to search; place waypoints closer together";
        };
    }

    private static String metres(RouteAnswer answer) {
        return Decimals.fixed(answer.route().map(FoundRoute::length).orElse(0.0), 0) + " m";
    }

    /** The name of a place, shown to the user. */
    public static String name(PlacedCourse course, int index) {
        if (index < 0 || index >= course.stops().size()) {
            return "start";
        }
        CourseStop stop = course.stops().get(index);
        if (stop.kind() == CourseStop.Kind.START || stop.kind() == CourseStop.Kind.FINISH) {
            return stop.kind().name().toLowerCase(Locale.ROOT);
        }
        long before = course.stops().subList(0, index).stream().filter(other -> other.kind() == stop.kind()).count();
        return stop.kind().name().toLowerCase(Locale.ROOT) + " " + (before + 1);
    }
}
