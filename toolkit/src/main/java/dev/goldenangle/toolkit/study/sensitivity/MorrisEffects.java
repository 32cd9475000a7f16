package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.design.MorrisTrajectories;

import java.util.Arrays;

/** Computes effects from a measure's values along Morris trajectories; an incomplete trajectory is ignored. */
public final class MorrisEffects {
    private MorrisEffects() {
    }

    /**
     * @param points the design
     * @param values the measure's values, row by row from the first
     * @return the effect of each knob
     */
    public static Effect[] of(MorrisTrajectories points, double[] values) {
        int knobs = points.dimensions();
        int whole = Math.min(points.trajectories(), values.length / (knobs + 1));
        double[][] elementary = new double[knobs][whole];
        for (int trajectory = 0; trajectory < whole; trajectory++) {
            int first = trajectory * (knobs + 1);
            for (int row = 0; row < knobs; row++) {
                int knob = points.movedAt(trajectory, row);
                double moved = points.point(first + row + 1)[knob] - points.point(first + row)[knob];
                double change = values[first + row + 1] - values[first + row];
                elementary[knob][trajectory] = change / moved;
            }
        }
        return Arrays.stream(elementary).map(Effect::of).toArray(Effect[]::new);
    }
}
