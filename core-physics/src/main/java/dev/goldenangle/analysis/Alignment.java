package dev.goldenangle.analysis;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Matches the moments of two runs: by time, by the same place along the course, or by the time since the same event.
 * Every moment of either run has a position on one scale, seconds or lengths, and moments at equal positions match.
 * Moments are counted in finished ticks: 0 is the start, n + 1 the end of tick n; fractions are allowed.
 */
public final class Alignment {
    private final Kind kind;
    private final double[] first;
    private final double[] second;

    /** What to align runs by. */
    public enum Kind { TIME, ROUTE, EVENT }

    /**
     * An event by which runs can be aligned.
     *
     * @param kind   kind of event
     * @param number the n-th jump, or the number of the checkpoint, from 1
     */
    public record Mark(EventKind kind, int number) {
        /** For example {@code Jump 3}. */
        public String label() {
            return kind == EventKind.FINISH ? kind.label() : kind.label() + " " + number;
        }

        /** Number of finished ticks when the event first happened in a run; empty if it did not happen. */
        Optional<Integer> in(RunReader run) {
            List<Event> events = run.run().events(kind);
            if (kind == EventKind.CHECKPOINT) {
                return events.stream().filter(event -> event.index() == number).map(event -> event.tick() + 1).findFirst();
            }
            return number <= events.size() ? Optional.of(events.get(number - 1).tick() + 1) : Optional.empty();
        }
    }

    private Alignment(Kind kind, double[] first, double[] second) {
        this.kind = kind;
        this.first = first;
        this.second = second;
    }

    /** Seconds since each run's start. */
    public static Alignment byTime(RunReader first, RunReader second) {
        return new Alignment(Kind.TIME, seconds(first, 0), seconds(second, 0));
    }

    /** The distance travelled along the first run's path. */
    public static Alignment byRoute(RunReader first, RunReader second) {
        Route route = new Route(first);
        return new Alignment(Kind.ROUTE, route.ofBaseline(), route.of(second));
    }

    /** Seconds since an event; empty if one of the runs does not have it. */
    public static Optional<Alignment> byEvent(RunReader first, RunReader second, Mark mark) {
        return mark.in(first).flatMap(in -> mark.in(second)
                .map(there -> new Alignment(Kind.EVENT, seconds(first, in), seconds(second, there))));
    }

    private static double[] seconds(RunReader run, int zero) {
        double[] seconds = new double[run.length() + 1];
        for (int i = 0; i < seconds.length; i++) {
            seconds[i] = (i - zero) * run.tickSeconds();
        }
        return seconds;
    }

    /** The jumps, checkpoints and the finish that both runs have. */
    public static List<Mark> marks(RunReader first, RunReader second) {
        List<Mark> marks = new ArrayList<>();
        int jumps = Math.min(first.run().events(EventKind.JUMP).size(), second.run().events(EventKind.JUMP).size());
        for (int number = 1; number <= jumps; number++) {
            marks.add(new Mark(EventKind.JUMP, number));
        }
        first.run().events(EventKind.CHECKPOINT).stream().map(Event::index).distinct().map(index -> new Mark(EventKind.CHECKPOINT, index))
                .filter(mark -> mark.in(second).isPresent()).forEach(marks::add);
        Mark finish = new Mark(EventKind.FINISH, 1);
        if (finish.in(first).isPresent() && finish.in(second).isPresent()) {
            marks.add(finish);
        }
        return marks;
    }

    public Kind kind() {
        return kind;
    }

    /** Position of a moment of the first run on the scale. */
    public double positionOfFirst(double ticksDone) {
        return at(first, ticksDone);
    }

    /** Position of a moment of the second run on the scale. */
    public double positionOfSecond(double ticksDone) {
        return at(second, ticksDone);
    }

    /** The first moment at which the first run is at a position; NaN if it never is. */
    public double firstAt(double position) {
        return moment(first, position);
    }

    /** The first moment at which the second run is at a position; NaN if it never is. */
    public double secondAt(double position) {
        return moment(second, position);
    }

    /** The lowest position of either run. */
    public double from() {
        return Math.min(first[0], second[0]);
    }

    /** The highest position of either run. */
    public double to() {
        return Math.max(endOfFirst(), endOfSecond());
    }

    public double endOfFirst() {
        return first[first.length - 1];
    }

    public double endOfSecond() {
        return second[second.length - 1];
    }

    private static double at(double[] positions, double ticksDone) {
        double within = Math.max(0, Math.min(positions.length - 1.0, ticksDone));
        int i = (int) within;
        return i == positions.length - 1 ? positions[i] : positions[i] + (positions[i + 1] - positions[i]) * (within - i);
    }

    private static double moment(double[] positions, double position) {
        int i = Route.entryAt(positions, position);
        if (i == positions.length || i == 0 && position < positions[0]) {
            return Double.NaN;
        }
        return i == 0 ? 0 : i - 1 + (position - positions[i - 1]) / (positions[i] - positions[i - 1]);
    }
}
