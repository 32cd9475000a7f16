package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;

import java.util.Arrays;

/**
 * The places of a run at every so many ticks, kept from frame to frame: runs keep their rows packed, and a trail asks for thousands of them. Of a run that
 * goes on only the ticks are read that are new; the same digest at the last one that was read means the same run so far, whichever object it is.
 */
public final class TrailPoints {
    private float[] places = new float[3 * 256];
    /** Which of the places comes first, which comes after the last, and how many ticks lie between two. */
    private int first;
    private int end;
    private int step;
    private long digest;
    private long read;

    /**
     * A run as a trail is drawn along it.
     *
     * @param every ticks from place to place; others are read from the run
     * @param from  the first tick that is asked for
     * @param to    the last
     */
    public Track of(RunReader run, int every, int from, int to) {
        boolean goesOn = step == every && end > first && tick(end - 1) < run.length() && run.run().hash(tick(end - 1)) == digest;
        if (!goesOn || from / every < first || from / every > end) {
            step = every;
            first = from / every;
            end = first;
        }
        drop(from / every);
        for (; tick(end) <= Math.min(to, run.length() - 1); end++) {
            add(run, tick(end));
        }
        digest = end == first ? 0 : run.run().hash(tick(end - 1));
        return new Remembered(run, this);
    }

    private int tick(int place) {
        return place * step;
    }

    private void add(RunReader run, int tick) {
        int at = 3 * (end - first);
        if (at == places.length) {
            places = Arrays.copyOf(places, 2 * at);
        }
        places[at] = run.x(tick);
        places[at + 1] = run.y(tick);
        places[at + 2] = run.z(tick);
        read++;
    }

    /** Forgets what lies before a place, once it is half of all. */
    private void drop(int place) {
        int kept = end - place;
        if (place - first > kept && kept >= 0) {
            System.arraycopy(places, 3 * (place - first), places, 0, 3 * kept);
            first = place;
        }
    }

    private boolean has(int tick) {
        return tick % step == 0 && tick / step >= first && tick / step < end;
    }

    private float get(int tick, int axis) {
        return places[3 * (tick / step - first) + axis];
    }

    /** How many places were read from runs so far. */
    long read() {
        return read;
    }

    private record Remembered(RunReader run, TrailPoints points) implements Track {
        @Override
        public int first() {
            return 0;
        }

        @Override
        public int last() {
            return run.length() - 1;
        }

        @Override
        public double x(int tick) {
            return points.has(tick) ? points.get(tick, 0) : run.x(tick);
        }

        @Override
        public double y(int tick) {
            return points.has(tick) ? points.get(tick, 1) : run.y(tick);
        }

        @Override
        public double z(int tick) {
            return points.has(tick) ? points.get(tick, 2) : run.z(tick);
        }

        @Override
        public double speed(int tick) {
            return run.speed(tick);
        }

        @Override
        public double tickSeconds() {
            return run.tickSeconds();
        }

        @Override
        public double w() {
            return run.w();
        }
    }
}
