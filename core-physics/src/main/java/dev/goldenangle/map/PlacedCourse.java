package dev.goldenangle.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A course that the user has placed on a map: the start first, then checkpoints and waypoints in the order to pass them, the finish
 * last. It also holds the path between them once one was found; changing a stop discards that path.
 *
 * @param stops the places
 * @param route the path; empty until one is found
 */
public record PlacedCourse(List<CourseStop> stops, Optional<FoundRoute> route) {
    public static final PlacedCourse NONE = new PlacedCourse(List.of(), Optional.empty());
    public static final int MOST_STOPS = 256;

    /** @throws IllegalArgumentException when a start is not first, a finish not last, or there are too many places */
    public PlacedCourse {
        stops = List.copyOf(stops);
        if (stops.size() > MOST_STOPS) {
            throw new IllegalArgumentException("a course has at most " + MOST_STOPS + " places");
        }
        for (int i = 0; i < stops.size(); i++) {
            if (stops.get(i).kind() == CourseStop.Kind.START && i > 0) {
                throw new IllegalArgumentException("a course has one start, in the first place");
            }
            if (stops.get(i).kind() == CourseStop.Kind.FINISH && i + 1 < stops.size()) {
                throw new IllegalArgumentException("a course has one finish, in the last place");
            }
        }
    }

    public PlacedCourse(List<CourseStop> stops) {
        this(stops, Optional.empty());
    }

    public boolean isEmpty() {
        return stops.isEmpty();
    }

    /** Adds a stop: a start or finish replaces the existing one, others are inserted before the finish. */
    public PlacedCourse with(CourseStop stop) {
        List<CourseStop> changed = new ArrayList<>(stops);
        switch (stop.kind()) {
            case START -> {
                changed.removeIf(other -> other.kind() == CourseStop.Kind.START);
                changed.add(0, stop);
            }
            case FINISH -> {
                changed.removeIf(other -> other.kind() == CourseStop.Kind.FINISH);
                changed.add(stop);
            }
            case CHECKPOINT, WAYPOINT -> changed.add(changed.size() - (hasFinish() ? 1 : 0), stop);
        }
        return new PlacedCourse(changed);
    }

    /** Moves one stop. */
    public PlacedCourse moved(int index, double x, double y, double z) {
        List<CourseStop> changed = new ArrayList<>(stops);
        changed.set(index, stops.get(index).at(x, y, z));
        return changed.equals(stops) ? this : new PlacedCourse(changed);
    }

    public PlacedCourse without(int index) {
        List<CourseStop> changed = new ArrayList<>(stops);
        changed.remove(index);
        return new PlacedCourse(changed);
    }

    public PlacedCourse with(FoundRoute found) {
        return new PlacedCourse(stops, Optional.of(found));
    }

    public Optional<CourseStop> start() {
        return stops.stream().filter(stop -> stop.kind() == CourseStop.Kind.START).findFirst();
    }

    private boolean hasFinish() {
        return !stops.isEmpty() && stops.get(stops.size() - 1).kind() == CourseStop.Kind.FINISH;
    }
}
