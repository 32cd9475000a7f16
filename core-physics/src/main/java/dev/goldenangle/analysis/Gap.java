package dev.goldenangle.analysis;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.List;

/**
 * Seconds that a run has lost (positive) or gained (negative) against a baseline, by place along the course. The clocks
 * start when each run leaves the start of the course, or with the run if there is no course; so at a checkpoint it is
 * the difference of the two times there.
 */
public final class Gap {
    private final Alignment route;
    private final double baselineSeconds;
    private final double otherSeconds;
    private final int baselineZero;
    private final int otherZero;
    private final List<Gate> gates;

    /**
     * The gap at a checkpoint or finish that both runs pass.
     *
     * @param kind            checkpoint or finish
     * @param index           number of the checkpoint
     * @param along           position along the course
     * @param baselineSeconds time of the baseline there
     * @param seconds         time of the other run there minus that of the baseline
     */
    public record Gate(EventKind kind, int index, double along, double baselineSeconds, double seconds) {
        /** For example {@code 3}, or {@code Finish}. */
        public String label() {
            return kind == EventKind.CHECKPOINT ? Integer.toString(index) : kind.label();
        }
    }

    private Gap(RunReader first, RunReader second) {
        route = Alignment.byRoute(first, second);
        baselineSeconds = first.tickSeconds();
        otherSeconds = second.tickSeconds();
        List<Event> starts = first.run().events(EventKind.START);
        List<Event> otherStarts = second.run().events(EventKind.START);
        boolean timed = !starts.isEmpty() && !otherStarts.isEmpty();
        baselineZero = timed ? starts.get(0).tick() : 0;
        otherZero = timed ? otherStarts.get(0).tick() : 0;
        gates = Route.commonGates(first.run(), second.run()).stream().filter(gate -> gate.kind() != EventKind.START).map(this::gate).toList();
    }

    public static Gap of(RunReader baseline, RunReader other) {
        return new Gap(baseline, other);
    }

    private Gate gate(Route.Gate gate) {
        double there = baselineTime(gate.firstTick() + 1);
        return new Gate(gate.kind(), gate.index(), route.positionOfFirst(gate.firstTick() + 1), there, otherTime(gate.secondTick() + 1) - there);
    }

    private double baselineTime(double ticksDone) {
        return (ticksDone - baselineZero) * baselineSeconds;
    }

    private double otherTime(double ticksDone) {
        return (ticksDone - otherZero) * otherSeconds;
    }

    /** At a place along the course; NaN if one of the runs does not get there. */
    public double at(double along) {
        return otherTime(route.secondAt(along)) - baselineTime(route.firstAt(along));
    }

    /** At the baseline's place after a number of ticks; NaN if the other run never gets there. */
    public double atBaseline(double ticksDone) {
        return otherTime(route.secondAt(route.positionOfFirst(ticksDone))) - baselineTime(ticksDone);
    }

    /** At the farthest place that both reach. */
    public double seconds() {
        return at(reach());
    }

    /** The farthest place that both reach. */
    public double reach() {
        return Math.min(route.endOfFirst(), route.endOfSecond());
    }

    /** The checkpoints that both pass, in order. */
    public List<Gate> gates() {
        return gates;
    }

    /** The positions of both runs along the course. */
    public Alignment route() {
        return route;
    }
}
