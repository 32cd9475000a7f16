package dev.goldenangle.toolkit.identify;

import java.util.Arrays;

/**
 * Judges how well predicted velocities agree with recorded ones. Errors are predicted minus recorded velocities, three per
 * tick; NaN where nothing can be predicted.
 *
 * @param tolerance errors up to this are rounding of the recording
 * @param roundness how far the game itself rounds a velocity; 0 without rounding
 */
record ErrorMeasure(double tolerance, double roundness) {
    /** The mean cost of all errors. */
    double misfit(float[] errors) {
        return misfit(errors, 0);
    }

    /** The mean cost of errors that were computed without the game's rounding, which are allowed to be off by that rounding. */
    double smoothMisfit(float[] errors) {
        return misfit(errors, roundness);
    }

    private double misfit(float[] errors, double allowed) {
        double sum = 0;
        for (float error : errors) {
            sum += cost(error, allowed);
        }
        return sum / errors.length;
    }

    /** Cost of one error that was computed without the game's rounding. */
    double smoothCost(double error) {
        return cost(error, roundness);
    }

    /** Whether an error without the game's rounding is larger than rounding. */
    boolean isLargerThanRounding(double error) {
        return Math.abs(error) > roundness + tolerance;
    }

    /** Whether a constant that changes an error by this much acts on it. */
    boolean isNoticed(double change) {
        return Math.abs(change) > tolerance;
    }

    /** Weight of an error in a sum of squares, so that large errors count less. */
    double weight(double error) {
        return Double.isNaN(error) ? 0 : 1 / (tolerance * tolerance + roundness * roundness + error * error);
    }

    /** Grows with the logarithm of an error, so that a few large errors do not outweigh many small ones. */
    private double cost(double error, double allowed) {
        double times = Math.max(0, Math.abs(error) - allowed) / tolerance;
        return Double.isNaN(error) ? 0 : Math.log1p(times * times);
    }

    /** The share of predictable ticks whose velocity is predicted. */
    double explained(float[] errors) {
        int ticks = 0;
        int hits = 0;
        for (int i = 0; i < errors.length; i += 3) {
            if (!Float.isNaN(errors[i])) {
                ticks++;
                hits += isExplained(errors, i) ? 1 : 0;
            }
        }
        return ticks == 0 ? 0 : hits / (double) ticks;
    }

    /** Number of the first tick that is not explained, or −1. */
    int firstUnexplained(float[] errors) {
        for (int i = 0; i < errors.length; i += 3) {
            if (!Float.isNaN(errors[i]) && !isExplained(errors, i)) {
                return i / 3;
            }
        }
        return -1;
    }

    private boolean isExplained(float[] errors, int row) {
        return Math.abs(errors[row]) <= tolerance && Math.abs(errors[row + 1]) <= tolerance && Math.abs(errors[row + 2]) <= tolerance;
    }

    /**
     * How far a constant may be turned without losing a hundredth of the ticks that are explained.
     *
     * @param slope the change of each velocity by one turn
     */
    double room(float[] errors, float[] slope) {
        double[] room = new double[slope.length / 3];
        int count = 0;
        int explained = 0;
        for (int row = 0; row < slope.length; row += 3) {
            if (isExplained(errors, row)) {
                explained++;
                double least = Double.POSITIVE_INFINITY;
                for (int i = row; i < row + 3; i++) {
                    least = slope[i] == 0 ? least : Math.min(least, (tolerance - Math.abs(errors[i])) / Math.abs(slope[i]));
                }
                if (least < Double.POSITIVE_INFINITY) {
                    room[count++] = least;
                }
            }
        }
        Arrays.sort(room, 0, count);
        int lost = explained / 100;
        return count == 0 ? Double.POSITIVE_INFINITY : room[Math.min(count - 1, lost)];
    }
}
