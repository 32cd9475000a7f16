package dev.goldenangle.analysis;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.ArrayList;
import java.util.List;

/** Measures the abilities used in a run. Every number is NaN if none was used. */
final class Moves {
    private static final double DASH_SECONDS = 0.5;
    private static final double CHAIN_SECONDS = 0.4;

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

    /** The longest time without ground before a jump; NaN if every jump began on the ground. */
    static double latest(RunReader run) {
        double latest = Double.NaN;
        for (Event jump : run.run().events(EventKind.JUMP)) {
            int last = jump.tick() - 1;
            while (last >= 0 && !run.grounded(last)) {
                last--;
            }
            double seconds = (jump.tick() - 1 - last) * run.tickSeconds();
            latest = seconds > 0 && !(latest >= seconds) ? seconds : latest;
        }
        return latest;
    }

    /** The mean height of the jumps that began soon after another. */
    static double chainedHeight(RunReader run) {
        List<Event> jumps = run.run().events(EventKind.JUMP);
        List<Event> chained = new ArrayList<>();
        for (int i = 1; i < jumps.size(); i++) {
            if ((jumps.get(i).tick() - jumps.get(i - 1).tick()) * run.tickSeconds() < CHAIN_SECONDS) {
                chained.add(jumps.get(i));
            }
        }
        return Ticks.mean(chained, event -> rise(run, event.tick()));
    }

    /** The mean of the highest speeds between a hook and the next landing. */
    static double swingSpeed(RunReader run) {
        return Ticks.mean(run.run().events(EventKind.GRAPPLE), event -> {
            double fastest = run.speed(event.tick());
            for (int tick = event.tick(); tick < run.length() && !run.grounded(tick); tick++) {
                fastest = Math.max(fastest, run.speed(tick));
            }
            return fastest;
        });
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
