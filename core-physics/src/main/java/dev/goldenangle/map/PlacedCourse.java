package dev.goldenangle.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A course that someone has placed on a map: the start first, checkpoints and waypoints in the order to pass them, the finish last,
 * and the way between them once it was found. Another place makes another way, so a change forgets the one that was found.
 *
 * @param stops the places
 * @param route the way; empty while none was found
 */
public record PlacedCourse(List<CourseStop> stops, Optional<FoundRoute> route) {
    public static final PlacedCourse NONE = new PlacedCourse(List.of(), Optional.empty());
    /** More places are refused. */
    public static final int MOST_STOPS = 256;

    /** @throws IllegalArgumentException when a start is not first, a finish not last, or there are too many places */
    public PlacedCourse {
        stops = List.copyOf(stops);
        if (stops.size() > MOST_STOPS) {
            throw new IllegalArgumentException("a course has at most " + MOST_STOPS + " places");
        }
        for (int i = 0; i < stops.size(); i++) {
            if (stops.get(i).kind() == CourseStop.Kind.START && i > 0) {
                throw new IllegalArgumentException("the start is the first place of a course, and there is one");
            }
            if (stops.get(i).kind() == CourseStop.Kind.FINISH && i + 1 < stops.size()) {
                throw new IllegalArgumentException("the finish is the last place of a course, and there is one");
            }
        }
    }

    public PlacedCourse(List<CourseStop> stops) {
        this(stops, Optional.empty());
    }

    public boolean isEmpty() {
        return stops.isEmpty();
    }

    /** One more place: a start or finish takes the place of the one there is, others come last before the finish. */
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

    /** The same with one place moved. */
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
