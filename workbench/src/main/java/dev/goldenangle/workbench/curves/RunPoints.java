package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/** The ticks of a run as points on a curve. */
final class RunPoints {
    private final Run run;
    private final int x;
    private final int y;
    private final RunReader reader;
    private final boolean onGround;

    private RunPoints(Run run, int x, int y, Curve.Sample sample) {
        this.run = run;
        this.x = x;
        this.y = y;
        reader = new RunReader(run);
        onGround = sample.ground() == Curve.Ground.ON_GROUND;
    }

    /** Empty if the model of the run does not report the values of the curve. */
    static Optional<RunPoints> of(Run run, Curve.Sample sample) {
        int x = run.columns().indexOf(sample.xColumn());
        int y = run.columns().indexOf(sample.yColumn());
        return x < 0 || y < 0 ? Optional.empty() : Optional.of(new RunPoints(run, x, y, sample));
    }

    boolean applies(int tick) {
        return reader.grounded(tick) == onGround;
    }

    double x(int tick) {
        return run.get(x, tick);
    }

    double y(int tick) {
        return Math.abs(run.get(y, tick));
    }

    /** The number of ticks in each of a number of equal parts of a range, relative to the fullest part. */
    double[] shares(double from, double to, int parts) {
        double[] counts = new double[parts];
        double most = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            int part = (int) ((x(tick) - from) / (to - from) * parts);
            if (applies(tick) && part >= 0 && part < parts) {
                most = Math.max(most, ++counts[part]);
            }
        }
        for (int i = 0; i < parts && most > 0; i++) {
            counts[i] /= most;
        }
        return counts;
    }
}
