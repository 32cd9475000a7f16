package dev.goldenangle.workbench.live;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Knobs;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A run beside the driving one. When it joins late it makes up its past a slice at a time, and knobs that are turned meanwhile wait for
 * it, so that it becomes the run it would have been had it stood beside the others when they were turned.
 */
final class Ghost {
    private final LiveRun run;
    private final Deque<Turn> turns = new ArrayDeque<>();

    /** Knobs that the others have from a tick on to which this one has not come yet. */
    private record Turn(int tick, ParameterSet parameters) {
    }

    /** @param run at its start */
    Ghost(LiveRun run) {
        this.run = run;
    }

    Source source() {
        return run.source();
    }

    Run run() {
        return run.run();
    }

    private int tickCount() {
        return run.simulation().tickCount();
    }

    boolean isBehind(int tick) {
        return tickCount() < tick;
    }

    /** Goes on towards a tick, but by no more than so many. */
    void runTowards(int tick, int most) {
        int end = (int) Math.min(tick, (long) tickCount() + most);
        while (tickCount() < end) {
            run.tick();
            takeTurns();
        }
    }

    private void takeTurns() {
        while (!turns.isEmpty() && turns.getFirst().tick == tickCount()) {
            run.use(turns.removeFirst().parameters);
        }
    }

    /** Other knobs from a tick on: now, or when it comes there. */
    void use(ParameterSet parameters, int tick) {
        if (isBehind(tick)) {
            turns.add(new Turn(tick, parameters));
        } else {
            run.use(parameters);
        }
    }

    /** Goes back to just before a tick if it has come so far; what would have come after is forgotten. */
    void goBackTo(int tick) {
        turns.removeIf(turn -> turn.tick > tick);
        run.goBackTo(tick);
    }
}
