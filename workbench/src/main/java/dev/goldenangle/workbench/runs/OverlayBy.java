package dev.goldenangle.workbench.runs;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.text.Messages;

import java.util.List;

/** How other runs are aligned with the current run: at the same time, or at the jump or place under the cursor. */
public enum OverlayBy {
    TIME("runs.align.time") {
        @Override
        double shift(Run now, int cursor, Run other) {
            return 0;
        }
    },
    JUMP("runs.align.jump") {
        @Override
        double shift(Run now, int cursor, Run other) {
            int number = Math.max(1, jumpsUpTo(now, cursor));
            int there = tickOfJump(other, number);
            int here = tickOfJump(now, number);
            return there < 0 || here < 0 ? 0 : seconds(now, here) - seconds(other, there);
        }
    },
    ROUTE("runs.align.path") {
        @Override
        double shift(Run now, int cursor, Run other) {
            return seconds(now, cursor) - seconds(other, nearest(now, cursor, other));
        }
    };

    /**
     * One second of time difference counts as this many seconds of running: enough to separate laps, too little to be
     * visible.
     */
    private static final double LAP_WEIGHT = 0.02;
    private final String label;

    OverlayBy(String key) {
        label = Messages.text(key);
    }

    /** The text of the menu entry. */
    public String label() {
        return label;
    }

    /** Seconds to add to the time of the other run. @param cursor the tick of the current run on screen */
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

    /** The tick of the n-th jump; −1 if there are fewer. */
    private static int tickOfJump(Run run, int number) {
        List<Event> jumps = run.events(EventKind.JUMP);
        return number <= jumps.size() ? jumps.get(number - 1).tick() : -1;
    }

    /** The tick where the other run is nearest to the current place; with several laps, the tick of the lap nearest in time. */
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
