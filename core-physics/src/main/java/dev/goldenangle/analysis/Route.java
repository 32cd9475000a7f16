package dev.goldenangle.analysis;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far along the course each tick of a run is. The course is the horizontal path of one run, the baseline.
 *
 * <p>How it works: the position of another run on every tick is the nearest point of that path, never behind the last
 * one and only a little ahead of it, so that a path that crosses itself is not confused. At checkpoints that both runs
 * pass, both have the same position. A run that strays far from the path makes no progress until it comes back; one
 * that goes beyond the end of the path continues by its own distance.
 *
 * <p>In the results, entry 0 is the start, entry n + 1 the end of tick n.
 */
public final class Route {
    private static final double AHEAD_SECONDS_AT_W = 0.5;
    private static final double STRAY_SECONDS_AT_W = 1;
    private final RunReader line;
    private final double[] along;
    private final double ahead;
    private final double stray;

    public Route(RunReader baseline) {
        line = baseline;
        along = new double[baseline.length() + 1];
        for (int tick = 0; tick < baseline.length(); tick++) {
            along[tick + 1] = along[tick] + step(baseline, tick);
        }
        ahead = AHEAD_SECONDS_AT_W * baseline.w();
        stray = STRAY_SECONDS_AT_W * baseline.w();
    }

    /**
     * A checkpoint that both runs pass.
     *
     * @param kind       start, checkpoint or finish
     * @param index      number of the checkpoint
     * @param firstTick  tick of the first run
     * @param secondTick tick of the second run
     * @param seconds    lap time of the second run there minus that of the first
     */
    public record Gate(EventKind kind, int index, int firstTick, int secondTick, double seconds) {
    }

    /** The checkpoints of the course that both pass, in the order of the first; the n-th pass of one matches the n-th pass of the other. */
    public static List<Gate> commonGates(Run first, Run second) {
        Map<List<Object>, Integer> passed = new HashMap<>();
        Map<List<Object>, Event> others = new HashMap<>();
        second.events().stream().filter(Route::isGate).forEach(event -> others.put(key(event, passed), event));
        passed.clear();
        List<Gate> gates = new ArrayList<>();
        int last = -1;
        for (Event event : first.events()) {
            Event other = isGate(event) ? others.get(key(event, passed)) : null;
            if (other != null && other.tick() > last) {
                gates.add(new Gate(event.kind(), event.index(), event.tick(), other.tick(), other.value() - event.value()));
                last = other.tick();
            }
        }
        return gates;
    }

    private static boolean isGate(Event event) {
        return event.kind() == EventKind.START || event.kind() == EventKind.CHECKPOINT || event.kind() == EventKind.FINISH;
    }

    private static List<Object> key(Event event, Map<List<Object>, Integer> passed) {
        return List.of(event.kind(), event.index(), passed.merge(List.of(event.kind(), event.index()), 1, Integer::sum));
    }

    /** Distance of a tick; a jump that the speed does not explain, as by a teleporter, counts as 0. */
    private static double step(RunReader run, int tick) {
        double dx = run.x(tick) - startX(run, tick);
        double dy = run.y(tick) - startY(run, tick);
        double length = Math.sqrt(dx * dx + dy * dy);
        double most = 2 * (run.speed(tick) + run.speed(tick - 1) + run.w()) * run.tickSeconds();
        return length > most ? 0 : length;
    }

    private static double startX(RunReader run, int tick) {
        Vec3 start = run.run().header().start().position;
        return tick == 0 ? start.x : run.x(tick - 1);
    }

    private static double startY(RunReader run, int tick) {
        Vec3 start = run.run().header().start().position;
        return tick == 0 ? start.y : run.y(tick - 1);
    }

    /** Length of the whole path. */
    public double length() {
        return along[along.length - 1];
    }

    /** Progress of the baseline itself, never decreasing. */
    public double[] ofBaseline() {
        return along.clone();
    }

    /** Progress of another run, never decreasing. */
    public double[] of(RunReader other) {
        double[] come = new double[other.length() + 1];
        List<Gate> gates = commonGates(line.run(), other.run());
        int next = 0;
        for (int tick = 0; tick < other.length(); tick++) {
            double limit = next < gates.size() ? along[gates.get(next).firstTick + 1] : Double.MAX_VALUE;
            come[tick + 1] = advance(other, tick, come[tick], limit);
            if (next < gates.size() && gates.get(next).secondTick == tick) {
                come[tick + 1] = Math.max(come[tick], limit);
                next++;
            }
        }
        return come;
    }

    private double advance(RunReader other, int tick, double from, double limit) {
        if (from >= length()) {
            return from + step(other, tick);
        }
        return nearest(other.x(tick), other.y(tick), from, Math.min(limit, from + ahead));
    }

    /** The nearest point to a position between two points along the path; the first point if all are far away. */
    private double nearest(double x, double y, double from, double to) {
        double best = from;
        double least = stray * stray;
        for (int tick = Math.max(0, entryAt(along, from) - 1); tick < line.length() && along[tick] <= to; tick++) {
            double length = along[tick + 1] - along[tick];
            double x0 = startX(line, tick);
            double y0 = startY(line, tick);
            double dx = line.x(tick) - x0;
            double dy = line.y(tick) - y0;
            double share = length == 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / (length * length);
            double lowest = length == 0 ? 0 : Math.max(0, (from - along[tick]) / length);
            double highest = length == 0 ? 0 : Math.min(1, (to - along[tick]) / length);
            share = Math.max(lowest, Math.min(highest, share));
            double ox = x0 + share * dx - x;
            double oy = y0 + share * dy - y;
            if (lowest <= highest && ox * ox + oy * oy < least) {
                least = ox * ox + oy * oy;
                best = along[tick] + share * length;
            }
        }
        return best;
    }

    /** The first entry that is at least this value; the number of entries if there is none. */
    static int entryAt(double[] rising, double value) {
        int low = 0;
        int high = rising.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (rising[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
