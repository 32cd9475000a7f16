package dev.goldenangle.toolkit.identify;

import dev.goldenangle.math.Randomness;

import java.util.Arrays;
import java.util.Collection;

/**
 * Finds changes of a few constants that explain errors, as if every error changed linearly with each constant. A slope holds
 * the change of each error by one turn of a constant; the changes found are in turns.
 */
final class LinearFit {
    private static final int MOST_ROWS = 900;
    private static final int DRAWS = 16;
    /** The largest change of one constant. */
    private static final double FARTHEST = 60;
    private static final int PASSES = 4;
    /** Two equations with a smaller determinant, as a share of its terms, do not tell two constants apart. */
    private static final double LEAST_DETERMINANT = 0.05;

    private final ErrorMeasure measure;
    private final Randomness random = new Randomness(1);

    LinearFit(ErrorMeasure measure) {
        this.measure = measure;
    }

    /**
     * The change of each constant.
     *
     * @param misfit of the errors that are left; infinite if no change was found
     */
    record Solution(double[] turns, double misfit) {
    }

    /** Some components that are not explained, or that a constant would change; all of them if there are few. */
    int[] rows(float[] errors, Collection<float[]> slopes) {
        int[] all = new int[errors.length];
        int count = 0;
        for (int i = 0; i < errors.length; i++) {
            int row = i;
            boolean matters = !Float.isNaN(errors[i]) && (measure.isLargerThanRounding(errors[i]) || slopes.stream().anyMatch(slope -> measure.isNoticed(slope[row])));
            if (matters) {
                all[count++] = i;
            }
        }
        int[] some = new int[Math.min(count, MOST_ROWS)];
        for (int i = 0; i < some.length; i++) {
            some[i] = all[(int) ((long) i * count / some.length)];
        }
        return some;
    }

    /** The best of some changes that explain as many random components as there are constants. */
    Solution draw(float[][] slope, float[] errors, int[] rows) {
        Solution best = new Solution(new double[slope.length], Double.POSITIVE_INFINITY);
        int[][] informative = new int[slope.length][];
        for (int k = 0; k < slope.length; k++) {
            float[] mine = slope[k];
            informative[k] = Arrays.stream(rows).filter(row -> measure.isNoticed(mine[row])).toArray();
            if (informative[k].length == 0) {
                return best;
            }
        }
        for (int i = 0; i <= DRAWS; i++) {
            double[] turns = i == DRAWS ? weighted(errors, slope, rows) : solve(slope, errors, informative);
            if (turns != null) {
                double misfit = misfitAfter(turns, slope, errors, rows, best.misfit);
                best = misfit < best.misfit ? new Solution(turns, misfit) : best;
            }
        }
        return best;
    }

    private double[] solve(float[][] slope, float[] errors, int[][] informative) {
        int i = informative[0][random.nextInt(informative[0].length)];
        double[] turns;
        if (slope.length == 1) {
            turns = new double[] {-errors[i] / (double) slope[0][i]};
        } else {
            int j = informative[1][random.nextInt(informative[1].length)];
            double determinant = (double) slope[0][i] * slope[1][j] - (double) slope[1][i] * slope[0][j];
            if (Math.abs(determinant) < LEAST_DETERMINANT * (Math.abs((double) slope[0][i] * slope[1][j]) + Math.abs((double) slope[1][i] * slope[0][j]))) {
                return null;
            }
            turns = new double[] {(-errors[i] * (double) slope[1][j] + errors[j] * (double) slope[1][i]) / determinant,
                (-errors[j] * (double) slope[0][i] + errors[i] * (double) slope[0][j]) / determinant};
        }
        return Arrays.stream(turns).allMatch(turn -> Math.abs(turn) <= FARTHEST) ? turns : null;
    }

    private double misfitAfter(double[] turns, float[][] slope, float[] errors, int[] rows, double best) {
        double sum = 0;
        double most = best * rows.length;
        for (int i = 0; i < rows.length && sum < most; i++) {
            double error = errors[rows[i]];
            for (int k = 0; k < turns.length; k++) {
                error += turns[k] * slope[k][rows[i]];
            }
            sum += measure.smoothCost(error);
        }
        return sum / rows.length;
    }

    /**
     * The changes with the least weighted squares of the errors left; null if they are not determined or too large.
     *
     * @param rows the components to use; null for all
     */
    double[] weighted(float[] errors, float[][] slope, int[] rows) {
        int n = slope.length;
        double[] turns = new double[n];
        for (int pass = 0; pass < PASSES; pass++) {
            double[][] normal = new double[n][n + 1];
            for (int row = 0; row < (rows == null ? errors.length : rows.length); row++) {
                int i = rows == null ? row : rows[row];
                double left = errors[i];
                for (int k = 0; k < n; k++) {
                    left += turns[k] * slope[k][i];
                }
                double weight = measure.weight(left);
                for (int k = 0; k < n && weight > 0; k++) {
                    for (int m = 0; m < n; m++) {
                        normal[k][m] += weight * slope[k][i] * slope[m][i];
                    }
                    normal[k][n] -= weight * slope[k][i] * errors[i];
                }
            }
            double[] solved = eliminate(normal);
            if (solved == null || Arrays.stream(solved).anyMatch(turn -> !(Math.abs(turn) <= FARTHEST))) {
                return pass == 0 ? null : turns;
            }
            turns = solved;
        }
        return turns;
    }

    /** Solves linear equations given as rows with the right side last; null if they do not determine every unknown. */
    private static double[] eliminate(double[][] rows) {
        int n = rows.length;
        for (int k = 0; k < n; k++) {
            int pivot = k;
            for (int i = k + 1; i < n; i++) {
                pivot = Math.abs(rows[i][k]) > Math.abs(rows[pivot][k]) ? i : pivot;
            }
            double[] swapped = rows[k];
            rows[k] = rows[pivot];
            rows[pivot] = swapped;
            if (rows[k][k] == 0) {
                return null;
            }
            for (int i = 0; i < n; i++) {
                double factor = i == k ? 0 : rows[i][k] / rows[k][k];
                for (int j = k; j <= n && factor != 0; j++) {
                    rows[i][j] -= factor * rows[k][j];
                }
            }
        }
        double[] unknowns = new double[n];
        for (int k = 0; k < n; k++) {
            unknowns[k] = rows[k][n] / rows[k][k];
        }
        return unknowns;
    }
}
