package dev.goldenangle.toolkit.library;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.route.RouteAnswer;

import java.util.Locale;

/** What came of looking for a way, in a sentence. */
public final class RouteText {
    private RouteText() {
    }

    public static String sentence(PlacedCourse course, RouteAnswer answer) {
        return switch (answer.outcome()) {
            case FOLLOWED -> "Found a way of " + metres(answer) + "; the waypoint bot runs it in " + Decimals.fixed(answer.seconds(), 1) + " s";
            case FOUND -> "Found a way of " + metres(answer) + ", but the waypoint bot loses it; more waypoints may help";
            case NO_WAY -> "There is no way to the " + name(course, answer.stop()) + " by walking, falling and plain jumps";
            case NO_FLOOR -> "Nobody can stand where the " + name(course, answer.stop()) + " is";
            case TOO_FEW -> "A way needs somewhere to go: place a finish, a checkpoint or a waypoint";
            case TOO_LARGE -> "The map is too large to look everywhere; place waypoints nearer to each other";
        };
    }

    private static String metres(RouteAnswer answer) {
        return Decimals.fixed(answer.route().map(FoundRoute::length).orElse(0.0), 0) + " m";
    }

    /** A place as people call it. */
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
