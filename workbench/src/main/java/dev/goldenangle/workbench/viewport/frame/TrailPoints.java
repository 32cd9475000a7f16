package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;

import java.util.Arrays;

/**
 * Positions of a run at regular ticks, cached between frames, because runs store their rows packed and a trail needs thousands of them.
 * Only new ticks are read: if the digest at the last tick read is unchanged, the run up to there is the same, even if it is another object.
 */
public final class TrailPoints {
    private float[] places = new float[3 * 256];
    /** The index of the first point, the index after the last, and the ticks between two points. */
    private int first;
    private int end;
    private int step;
    private long digest;
    private long read;

    /**
     * A run as a track.
     *
     * @param every ticks between cached points; other ticks are read from the run
     * @param from  the first tick needed
     * @param to    the last tick needed
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

    /** Drops the points before an index, once they are half of all. */
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

    /** The number of points read from runs so far, for tests. */
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
