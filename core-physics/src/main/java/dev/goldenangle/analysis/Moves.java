package dev.goldenangle.analysis;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

/** Measures the abilities used in a run. Every number is NaN if none was used. */
final class Moves {
    private static final double DASH_SECONDS = 0.5;

    private Moves() {
    }

    /** The mean value of all events of a kind. */
    static double value(RunReader run, EventKind kind) {
        return Ticks.mean(run.run().events(kind), Event::value);
    }

    /** The mean rise from an event to the highest point before the next landing. */
    static double height(RunReader run, EventKind kind) {
        return Ticks.mean(run.run().events(kind), event -> rise(run, event.tick()));
    }

    private static double rise(RunReader run, int from) {
        float start = z(run, from - 1);
        float highest = start;
        for (int tick = from; tick < run.length() && !run.grounded(tick); tick++) {
            highest = Math.max(highest, run.z(tick));
        }
        return highest - start;
    }

    private static float z(RunReader run, int tick) {
        return tick >= 0 ? run.z(tick) : run.run().header().start().position.z;
    }

    /** The mean horizontal distance from the start of a dash, half a second later; dashes too near to the end do not count. */
    static double dashLength(RunReader run) {
        int ticks = (int) Rounding.rint(DASH_SECONDS / run.tickSeconds());
        return Ticks.mean(run.run().events(EventKind.DASH).stream().filter(event -> event.tick() + ticks <= run.length()).toList(), event -> length(run, event.tick(), ticks));
    }

    private static double length(RunReader run, int from, int ticks) {
        int last = from + ticks - 1;
        float startX = from > 0 ? run.x(from - 1) : run.run().header().start().position.x;
        float startY = from > 0 ? run.y(from - 1) : run.run().header().start().position.y;
        double x = run.x(last) - startX;
        double y = run.y(last) - startY;
        return Math.sqrt(x * x + y * y);
    }
}
