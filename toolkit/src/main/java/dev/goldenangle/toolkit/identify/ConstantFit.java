package dev.goldenangle.toolkit.identify;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Fits the constants of one model to a track, starting from a preset. It changes as few constants as possible.
 *
 * <p>How it works:
 * <ol>
 * <li>each constant is turned a little, to see by how much it changes the predicted velocity of each tick;
 * <li>for each constant and each pair of them, the changes that explain a few random ticks exactly are computed, and judged
 *     by how well they explain all ticks (RANSAC);
 * <li>the best pairs are refined with new predictions, by least squares that trust small errors more than large ones;
 * <li>as long as ticks are unexplained, one more constant is added in the same way.
 * </ol>
 */
final class ConstantFit {
    private static final int MOST_CHANGED = 4;
    /** The share of explained ticks at which a fit ends. */
    static final double ALL = 0.999;
    /** Rules that explain less than this after a change of constants are not those of the run. */
    private static final double HOPELESS = 0.5;
    private static final int MOST_ROWS = 900;
    private static final int DRAWS = 16;
    private static final int REFINED = 6;
    private static final int ROUNDS = 6;
    private static final double TURN = 0.02;
    /** First and last step of a search along one constant, in turns. */
    private static final double COARSE = 4;
    private static final double FINE = 0.5;
    private static final double FINEST = 0.005;
    private static final double[] SCANNED = {-14, -7, -3, 3, 7, 14};
    private static final int SCANS = 3;
    /** A change is limited to this many turns in one round. */
    private static final double FARTHEST = 60;
    /** A smaller share of the ticks is noise. */
    private static final double NOTHING = 0.0005;
    /** Each changed constant must explain at least this share of the errors. */
    private static final double LEAST_GAIN = 0.02;

    private final TickPrediction prediction;
    private final Model model;
    private final double tolerance;
    private final UnaryOperator<ParameterSet> smooth;
    private final double roundness;
    private final Randomness random = new Randomness(1);

    /**
     * @param tolerance errors up to this are rounding
     * @param smooth    turns off the rounding of velocities, which hides small changes of a constant
     * @param roundness how far that rounding moves a velocity; 0 without rounding
     */
    ConstantFit(TickPrediction prediction, Model model, double tolerance, UnaryOperator<ParameterSet> smooth, double roundness) {
        this.prediction = prediction;
        this.model = model;
        this.tolerance = tolerance;
        this.smooth = smooth;
        this.roundness = roundness;
    }

    /** Improves constants one after the other in ever smaller steps, because rounded errors do not change smoothly. */
    private Fitted polish(Fitted rough, double first) {
        Fitted best = rough;
        for (double part = first; part > FINEST; part /= 2) {
            for (Parameter knob : rough.changed) {
                for (double by : new double[] {part, -part}) {
                    ParameterSet values = turned(best.values, knob, by * turn(best.values, knob));
                    Fitted next = values == null ? best : fitted(values, best.changed);
                    best = next.misfit < best.misfit ? next : best;
                }
            }
        }
        return best;
    }

    /**
     * A set of constants and what it does not explain.
     *
     * @param errors       predicted minus recorded velocities
     * @param smoothErrors the same without rounding, which change smoothly with a constant
     */
    record Fitted(ParameterSet values, List<Parameter> changed, float[] errors, double misfit, float[] smoothErrors, double smoothMisfit) {
    }

    /** Constants and the change of each, in turns. */
    private record Step(List<Parameter> knobs, double[] turns, double misfit) {
    }

    Fitted start(ParameterSet values) {
        return fitted(values, List.of());
    }

    private Fitted fitted(ParameterSet values, List<Parameter> changed) {
        float[] errors = prediction.errors(values);
        ParameterSet smoothed = smooth.apply(values);
        float[] smoothErrors = smoothed.equals(values) ? errors : prediction.errors(smoothed);
        return new Fitted(values, changed, errors, misfit(errors, 0), smoothErrors, misfit(smoothErrors, roundness));
    }

    private double misfit(float[] errors, double allowed) {
        double sum = 0;
        for (float error : errors) {
            sum += cost(error, allowed);
        }
        return sum / errors.length;
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

    /** The best fit that starts from these values. */
    Fitted fit(ParameterSet start) {
        Fitted best = fitted(start, List.of());
        while (best.changed.size() < MOST_CHANGED && explained(best.errors) < ALL) {
            Fitted next = extend(best);
            if (next.misfit > best.misfit * (1 - LEAST_GAIN)) {
                return prune(best, start);
            }
            best = next;
            if (explained(best.errors) < HOPELESS) {
                return best;
            }
        }
        return prune(best, start);
    }

    /** Changes one or two more constants. */
    private Fitted extend(Fitted from) {
        Map<Parameter, float[]> slopes = slopes(from);
        int[] rows = rows(from.smoothErrors, slopes);
        List<Step> steps = new ArrayList<>();
        List<Parameter> knobs = new ArrayList<>(slopes.keySet());
        for (int a = 0; a < knobs.size(); a++) {
            steps.add(draw(List.of(knobs.get(a)), from.smoothErrors, slopes, rows));
            for (int b = 0; b < a; b++) {
                steps.add(draw(List.of(knobs.get(b), knobs.get(a)), from.smoothErrors, slopes, rows));
            }
        }
        steps.sort(Comparator.comparingDouble(Step::misfit));
        Fitted best = from;
        for (Step step : steps.subList(0, Math.min(REFINED, steps.size()))) {
            Fitted refined = refine(apply(from, step), union(from.changed, step.knobs));
            refined = explained(refined.errors) < ALL ? polish(refined, FINE) : refined;
            best = refined.misfit < best.misfit ? refined : best;
        }
        return explained(best.errors) < ALL ? better(best, scan(from)) : best;
    }

    private static Fitted better(Fitted a, Fitted b) {
        return b.misfit < a.misfit ? b : a;
    }

    /** Large changes of one more constant: limits act on other ticks when they change, which slopes do not show. */
    private Fitted scan(Fitted from) {
        List<Fitted> tried = new ArrayList<>();
        for (Parameter knob : model.parameters().parameters()) {
            for (double turns : isConstant(knob) && !from.changed.contains(knob) ? SCANNED : new double[0]) {
                ParameterSet values = turned(from.values, knob, turns * turn(from.values, knob));
                if (values != null) {
                    tried.add(fitted(values, union(from.changed, List.of(knob))));
                }
            }
        }
        return tried.stream().sorted(Comparator.comparingDouble(Fitted::misfit)).limit(SCANS).map(fitted -> polish(fitted, COARSE)).reduce(from, ConstantFit::better);
    }

    /** Sets constants back to the preset whose change explains no ticks. */
    private Fitted prune(Fitted fitted, ParameterSet start) {
        Fitted best = fitted;
        for (Parameter knob : fitted.changed) {
            List<Parameter> others = best.changed.stream().filter(other -> other != knob).toList();
            try {
                Fitted without = polish(fitted(best.values.with(knob, start.value(knob)), others), FINE);
                best = explained(without.errors) >= explained(best.errors) - NOTHING ? without : best;
            } catch (IllegalArgumentException refused) {
                continue;
            }
        }
        return best;
    }

    /** The change of every predicted velocity by one turn of each constant; constants that change nothing are left out. */
    private Map<Parameter, float[]> slopes(Fitted at) {
        Map<Parameter, float[]> slopes = new LinkedHashMap<>();
        for (Parameter knob : model.parameters().parameters()) {
            if (isConstant(knob)) {
                float[] slope = slope(at, knob);
                if (slope != null) {
                    slopes.put(knob, slope);
                }
            }
        }
        return slopes;
    }

    private boolean isConstant(Parameter knob) {
        return knob.spec().kind() == Spec.Kind.NUMBER && knob != model.tickRate();
    }

    /** Of a turn up or, where that changes nothing or is not allowed, of a turn down. */
    private float[] slope(Fitted at, Parameter knob) {
        double turn = turn(at.values, knob);
        float[] up = slope(at, knob, turn);
        return up != null ? up : slope(at, knob, -turn);
    }

    private float[] slope(Fitted at, Parameter knob, double turn) {
        ParameterSet turned = turned(at.values, knob, turn);
        if (turned == null) {
            return null;
        }
        float[] errors = prediction.errors(smooth.apply(turned));
        boolean acts = false;
        for (int i = 0; i < errors.length; i++) {
            float change = errors[i] - at.smoothErrors[i];
            errors[i] = Float.isNaN(change) ? 0f : turn < 0 ? -change : change;
            acts |= Math.abs(errors[i]) > tolerance;
        }
        return acts ? errors : null;
    }

    private static double turn(ParameterSet values, Parameter knob) {
        double value = values.get(knob);
        double range = knob.spec().sliderMax().resolve(values.w()) - knob.spec().sliderMin().resolve(values.w());
        return TURN * (value != 0 ? Math.abs(value) : range != 0 ? range : 1);
    }

    /** Null if the value is not allowed. */
    private static ParameterSet turned(ParameterSet values, Parameter knob, double by) {
        try {
            return values.withInternal(knob, values.get(knob) + by);
        } catch (IllegalArgumentException refused) {
            return null;
        }
    }

    /** Some components that are not explained, or that a constant would change; all of them if there are few. */
    private int[] rows(float[] errors, Map<Parameter, float[]> slopes) {
        int[] all = new int[errors.length];
        int count = 0;
        for (int i = 0; i < errors.length; i++) {
            int row = i;
            boolean matters = !Float.isNaN(errors[i]) && (Math.abs(errors[i]) > roundness + tolerance || slopes.values().stream().anyMatch(slope -> Math.abs(slope[row]) > tolerance));
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
    private Step draw(List<Parameter> knobs, float[] errors, Map<Parameter, float[]> slopes, int[] rows) {
        float[][] slope = knobs.stream().map(slopes::get).toArray(float[][]::new);
        int[][] informative = new int[slope.length][];
        for (int k = 0; k < slope.length; k++) {
            float[] mine = slope[k];
            informative[k] = Arrays.stream(rows).filter(row -> Math.abs(mine[row]) > tolerance).toArray();
            if (informative[k].length == 0) {
                return new Step(knobs, new double[knobs.size()], Double.POSITIVE_INFINITY);
            }
        }
        Step best = new Step(knobs, new double[knobs.size()], Double.POSITIVE_INFINITY);
        for (int i = 0; i <= DRAWS; i++) {
            double[] turns = i == DRAWS ? weighted(errors, slope, rows) : solve(slope, errors, informative);
            if (turns != null) {
                double misfit = misfitAfter(turns, slope, errors, rows, best.misfit);
                best = misfit < best.misfit ? new Step(knobs, turns, misfit) : best;
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
            if (Math.abs(determinant) < 0.05 * (Math.abs((double) slope[0][i] * slope[1][j]) + Math.abs((double) slope[1][i] * slope[0][j]))) {
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
            sum += cost(error, roundness);
        }
        return sum / rows.length;
    }

    /** Null if a value is not allowed. */
    private static ParameterSet moved(ParameterSet values, List<Parameter> knobs, double[] by) {
        try {
            ParameterSet moved = values.unlimited();
            for (int k = 0; k < by.length; k++) {
                moved = moved.withInternal(knobs.get(k), values.get(knobs.get(k)) + by[k]);
            }
            return moved.limited();
        } catch (IllegalArgumentException refused) {
            return null;
        }
    }

    private Fitted apply(Fitted from, Step step) {
        double[] by = new double[step.turns.length];
        for (int k = 0; k < by.length; k++) {
            by[k] = step.turns[k] * turn(from.values, step.knobs.get(k));
        }
        ParameterSet values = moved(from.values, step.knobs, by);
        return values == null ? from : fitted(values, union(from.changed, step.knobs));
    }

    private static List<Parameter> union(List<Parameter> a, List<Parameter> b) {
        List<Parameter> all = new ArrayList<>(a);
        b.stream().filter(knob -> !all.contains(knob)).forEach(all::add);
        return all;
    }

    /** Repeats least squares with new slopes until nothing improves. */
    private Fitted refine(Fitted moved, List<Parameter> knobs) {
        Fitted best = moved;
        for (int round = 0; round < ROUNDS && best.misfit > 0; round++) {
            Fitted next = leastSquares(best, knobs);
            if (next == null || next.smoothMisfit >= best.smoothMisfit * 0.9999) {
                return best;
            }
            best = next;
        }
        return best;
    }

    /** One step of weighted least squares, halved until it helps; null if no step helps. */
    private Fitted leastSquares(Fitted at, List<Parameter> knobs) {
        int n = knobs.size();
        float[][] slope = new float[n][];
        for (int k = 0; k < n; k++) {
            slope[k] = slope(at, knobs.get(k));
            if (slope[k] == null) {
                return null;
            }
        }
        double[] turns = weighted(at.smoothErrors, slope, null);
        if (turns == null) {
            return null;
        }
        for (double part = 1; part > 0.1; part /= 2) {
            double[] by = new double[n];
            for (int k = 0; k < n; k++) {
                by[k] = part * turns[k] * turn(at.values, knobs.get(k));
            }
            ParameterSet values = moved(at.values, knobs, by);
            if (values != null) {
                Fitted next = fitted(values, knobs);
                if (next.smoothMisfit < at.smoothMisfit) {
                    return next;
                }
            }
        }
        return null;
    }

    /**
     * The changes with the least weighted squares of the errors left; null if they are not determined or too large.
     *
     * @param rows the components to use; null for all
     */
    private double[] weighted(float[] errors, float[][] slope, int[] rows) {
        int n = slope.length;
        double[] turns = new double[n];
        for (int pass = 0; pass < 4; pass++) {
            double[][] normal = new double[n][n + 1];
            for (int row = 0; row < (rows == null ? errors.length : rows.length); row++) {
                int i = rows == null ? row : rows[row];
                double left = errors[i];
                for (int k = 0; k < n; k++) {
                    left += turns[k] * slope[k][i];
                }
                double weight = Double.isNaN(left) ? 0 : 1 / (tolerance * tolerance + roundness * roundness + left * left);
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

    /**
     * How far a constant may be off without losing a hundredth of the ticks that are explained, in its internal unit;
     * infinite if it does not act in this track.
     */
    double uncertainty(Fitted fitted, Parameter knob) {
        float[] slope = slope(fitted, knob);
        if (slope == null) {
            return Double.POSITIVE_INFINITY;
        }
        double[] room = new double[slope.length / 3];
        int count = 0;
        int explained = 0;
        for (int row = 0; row < slope.length; row += 3) {
            if (isExplained(fitted.errors, row)) {
                explained++;
                double least = Double.POSITIVE_INFINITY;
                for (int i = row; i < row + 3; i++) {
                    least = slope[i] == 0 ? least : Math.min(least, (tolerance - Math.abs(fitted.errors[i])) / Math.abs(slope[i]));
                }
                if (least < Double.POSITIVE_INFINITY) {
                    room[count++] = least;
                }
            }
        }
        Arrays.sort(room, 0, count);
        int lost = explained / 100;
        return count == 0 ? Double.POSITIVE_INFINITY : turn(fitted.values, knob) * room[Math.min(count - 1, lost)];
    }
}
