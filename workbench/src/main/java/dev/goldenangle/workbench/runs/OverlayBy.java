package dev.goldenangle.workbench.runs;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;

import java.util.List;

/** How other runs are laid over the run now: at the same time, or so that the jump or the place at the cursor falls together. */
public enum OverlayBy {
    TIME("time") {
        @Override
        double shift(Run now, int cursor, Run other) {
            return 0;
        }
    },
    JUMP("jump") {
        @Override
        double shift(Run now, int cursor, Run other) {
            int number = Math.max(1, jumpsUpTo(now, cursor));
            int there = tickOfJump(other, number);
            int here = tickOfJump(now, number);
            return there < 0 || here < 0 ? 0 : seconds(now, here) - seconds(other, there);
        }
    },
    ROUTE("route") {
        @Override
        double shift(Run now, int cursor, Run other) {
            return seconds(now, cursor) - seconds(other, nearest(now, cursor, other));
        }
    };

    /** A second away counts as this many seconds of running: enough to tell one lap from the next, too little to be seen. */
    private static final double LAP_WEIGHT = 0.02;
    private final String label;

    OverlayBy(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /**
     * What to add to the time of another run.
     *
     * @param cursor the tick of now that is shown
     */
    abstract double shift(Run now, int cursor, Run other);

    private static double seconds(Run run, int tick) {
        return (tick + 1) / run.header().tickRate();
    }

    private static int jumpsUpTo(Run run, int tick) {
        int jumps = 0;
        for (Event event : run.events()) {
            jumps += event.kind() == EventKind.JUMP && event.tick() <= tick ? 1 : 0;
        }
        return jumps;
    }

    /** Of the n-th jump; −1 when there are fewer. */
    private static int tickOfJump(Run run, int number) {
        List<Event> jumps = run.events(EventKind.JUMP);
        return number <= jumps.size() ? jumps.get(number - 1).tick() : -1;
    }

    /** Where the other run comes nearest to a place; of two laps, in the one that is nearer in time. */
    private static int nearest(Run now, int cursor, Run other) {
        double x = now.get(CommonColumn.X, cursor);
        double y = now.get(CommonColumn.Y, cursor);
        double z = now.get(CommonColumn.Z, cursor);
        double weight = LAP_WEIGHT * now.header().parameters().w();
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int tick = 0; tick < other.length(); tick++) {
            double dx = other.get(CommonColumn.X, tick) - x;
            double dy = other.get(CommonColumn.Y, tick) - y;
            double dz = other.get(CommonColumn.Z, tick) - z;
            double away = Math.sqrt(dx * dx + dy * dy + dz * dz) + weight * Math.abs(seconds(other, tick) - seconds(now, cursor));
            if (away < least) {
                least = away;
                best = tick;
            }
        }
        return best;
    }
}
