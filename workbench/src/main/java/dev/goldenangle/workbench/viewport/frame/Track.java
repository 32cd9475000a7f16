package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.runs.PredictedPath;

/** A path through the world, tick by tick, along which a trail is drawn. */
public interface Track {
    int first();

    int last();

    double x(int tick);

    double y(int tick);

    double z(int tick);

    double speed(int tick);

    double tickSeconds();

    /** The running speed of the mover. */
    double w();

    record OfRun(RunReader run) implements Track {
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
            return run.x(tick);
        }

        @Override
        public double y(int tick) {
            return run.y(tick);
        }

        @Override
        public double z(int tick) {
            return run.z(tick);
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

    /** The path of a client or a server. */
    record Predicted(PredictedPath path, double tickSeconds, double w) implements Track {
        private MoverState state(int tick) {
            return path.state(tick).orElseThrow();
        }

        private Vec3 at(int tick) {
            return state(tick).position;
        }

        /** A server starts a few ticks later. */
        @Override
        public int first() {
            int first = path.first();
            while (first < last() && path.state(first).isEmpty()) {
                first++;
            }
            return first;
        }

        @Override
        public int last() {
            return path.first() + path.ticks() - 1;
        }

        @Override
        public double x(int tick) {
            return at(tick).x;
        }

        @Override
        public double y(int tick) {
            return at(tick).y;
        }

        @Override
        public double z(int tick) {
            return at(tick).z;
        }

        @Override
        public double speed(int tick) {
            return state(tick).velocity.horizontalLength();
        }
    }
}
