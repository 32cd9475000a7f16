package dev.goldenangle.toolkit.identify;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;

import java.util.ArrayList;
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
 * <li>each constant is turned a little, to see by how much it changes the predicted velocity of each tick ({@link ConstantTurns});
 * <li>for each constant and each pair of them, the changes that explain a few random ticks exactly are computed, and judged
 *     by how well they explain all ticks (RANSAC, {@link LinearFit});
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
    private static final int REFINED = 6;
    private static final int ROUNDS = 6;
    /** First and last step of a search along one constant, in turns. */
    private static final double COARSE = 4;
    private static final double FINE = 0.5;
    private static final double FINEST = 0.005;
    private static final double[] SCANNED = {-14, -7, -3, 3, 7, 14};
    private static final int SCANS = 3;
    /** A smaller share of the ticks is noise. */
    private static final double NOTHING = 0.0005;
    /** Each changed constant must explain at least this share of the errors. */
    private static final double LEAST_GAIN = 0.02;

    private final TickPrediction prediction;
    private final Model model;
    private final ErrorMeasure measure;
    private final UnaryOperator<ParameterSet> smooth;
    private final LinearFit linear;

    /** @param smooth turns off the rounding of velocities, which hides small changes of a constant */
    ConstantFit(TickPrediction prediction, Model model, ErrorMeasure measure, UnaryOperator<ParameterSet> smooth) {
        this.prediction = prediction;
        this.model = model;
        this.measure = measure;
        this.smooth = smooth;
        linear = new LinearFit(measure);
    }

    /**
     * A set of constants and what it does not explain.
     *
     * @param errors       predicted minus recorded velocities
     * @param smoothErrors the same without rounding, which change smoothly with a constant
     */
    record Fitted(ParameterSet values, List<Parameter> changed, float[] errors, double misfit, float[] smoothErrors, double smoothMisfit) {
    }

    /** Constants and the change of each. */
    private record Step(List<Parameter> knobs, LinearFit.Solution solution) {
    }

    Fitted start(ParameterSet values) {
        return fitted(values, List.of());
    }

    private Fitted fitted(ParameterSet values, List<Parameter> changed) {
        float[] errors = prediction.errors(values);
        ParameterSet smoothed = smooth.apply(values);
        float[] smoothErrors = smoothed.equals(values) ? errors : prediction.errors(smoothed);
        return new Fitted(values, changed, errors, measure.misfit(errors), smoothErrors, measure.smoothMisfit(smoothErrors));
    }

    /** The share of predictable ticks whose velocity is predicted. */
    double explained(Fitted fitted) {
        return measure.explained(fitted.errors);
    }

    /** Number of the first tick that is not explained, or −1. */
    int firstUnexplained(Fitted fitted) {
        return measure.firstUnexplained(fitted.errors);
    }

    /** The best fit that starts from these values. */
    Fitted fit(ParameterSet start) {
        Fitted best = fitted(start, List.of());
        while (best.changed.size() < MOST_CHANGED && explained(best) < ALL) {
            Fitted next = extend(best);
            if (next.misfit > best.misfit * (1 - LEAST_GAIN)) {
                return prune(best, start);
            }
            best = next;
            if (explained(best) < HOPELESS) {
                return best;
            }
        }
        return prune(best, start);
    }

    /** Changes one or two more constants. */
    private Fitted extend(Fitted from) {
        Map<Parameter, float[]> slopes = slopes(from);
        int[] rows = linear.rows(from.smoothErrors, slopes.values());
        List<Step> steps = new ArrayList<>();
        List<Parameter> knobs = new ArrayList<>(slopes.keySet());
        for (int a = 0; a < knobs.size(); a++) {
            steps.add(draw(List.of(knobs.get(a)), from, slopes, rows));
            for (int b = 0; b < a; b++) {
                steps.add(draw(List.of(knobs.get(b), knobs.get(a)), from, slopes, rows));
            }
        }
        steps.sort(Comparator.comparingDouble(step -> step.solution.misfit()));
        Fitted best = from;
        for (Step step : steps.subList(0, Math.min(REFINED, steps.size()))) {
            Fitted refined = refine(apply(from, step), union(from.changed, step.knobs));
            refined = explained(refined) < ALL ? polish(refined, FINE) : refined;
            best = refined.misfit < best.misfit ? refined : best;
        }
        return explained(best) < ALL ? better(best, scan(from)) : best;
    }

    private Step draw(List<Parameter> knobs, Fitted from, Map<Parameter, float[]> slopes, int[] rows) {
        return new Step(knobs, linear.draw(knobs.stream().map(slopes::get).toArray(float[][]::new), from.smoothErrors, rows));
    }

    private static Fitted better(Fitted a, Fitted b) {
        return b.misfit < a.misfit ? b : a;
    }

    /** Large changes of one more constant: limits act on other ticks when they change, which slopes do not show. */
    private Fitted scan(Fitted from) {
        List<Fitted> tried = new ArrayList<>();
        for (Parameter knob : model.parameters().parameters()) {
            for (double turns : isConstant(knob) && !from.changed.contains(knob) ? SCANNED : new double[0]) {
                ParameterSet values = ConstantTurns.moved(from.values, knob, turns);
                if (values != null) {
                    tried.add(fitted(values, union(from.changed, List.of(knob))));
                }
            }
        }
        return tried.stream().sorted(Comparator.comparingDouble(Fitted::misfit)).limit(SCANS).map(fitted -> polish(fitted, COARSE)).reduce(from, ConstantFit::better);
    }

    /** Improves constants one after the other in ever smaller steps, because rounded errors do not change smoothly. */
    private Fitted polish(Fitted rough, double first) {
        Fitted best = rough;
        for (double part = first; part > FINEST; part /= 2) {
            for (Parameter knob : rough.changed) {
                for (double by : new double[] {part, -part}) {
                    ParameterSet values = ConstantTurns.moved(best.values, knob, by);
                    Fitted next = values == null ? best : fitted(values, best.changed);
                    best = next.misfit < best.misfit ? next : best;
                }
            }
        }
        return best;
    }

    /** Sets constants back to the preset whose change explains no ticks. */
    private Fitted prune(Fitted fitted, ParameterSet start) {
        Fitted best = fitted;
        for (Parameter knob : fitted.changed) {
            List<Parameter> others = best.changed.stream().filter(other -> other != knob).toList();
            try {
                Fitted without = polish(fitted(best.values.with(knob, start.value(knob)), others), FINE);
                best = explained(without) >= explained(best) - NOTHING ? without : best;
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
        float[] up = slope(at, knob, 1);
        return up != null ? up : slope(at, knob, -1);
    }

    private float[] slope(Fitted at, Parameter knob, int direction) {
        ParameterSet turned = ConstantTurns.moved(at.values, knob, direction);
        if (turned == null) {
            return null;
        }
        float[] errors = prediction.errors(smooth.apply(turned));
        boolean acts = false;
        for (int i = 0; i < errors.length; i++) {
            float change = errors[i] - at.smoothErrors[i];
            errors[i] = Float.isNaN(change) ? 0f : direction * change;
            acts |= measure.isNoticed(errors[i]);
        }
        return acts ? errors : null;
    }

    private Fitted apply(Fitted from, Step step) {
        ParameterSet values = ConstantTurns.moved(from.values, step.knobs, step.solution.turns(), 1);
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
        double[] turns = linear.weighted(at.smoothErrors, slope, null);
        if (turns == null) {
            return null;
        }
        for (double part = 1; part > 0.1; part /= 2) {
            ParameterSet values = ConstantTurns.moved(at.values, knobs, turns, part);
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
     * How far a constant may be off without losing a hundredth of the ticks that are explained, in its internal unit;
     * infinite if it does not act in this track.
     */
    double uncertainty(Fitted fitted, Parameter knob) {
        float[] slope = slope(fitted, knob);
        return slope == null ? Double.POSITIVE_INFINITY : ConstantTurns.turn(fitted.values, knob) * measure.room(fitted.errors, slope);
    }
}
