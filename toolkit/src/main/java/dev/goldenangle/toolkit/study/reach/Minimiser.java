package dev.goldenangle.toolkit.study.reach;

import org.hipparchus.analysis.MultivariateFunction;
import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.SimpleValueChecker;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.BOBYQAOptimizer;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** Minimises a function of a few variables from 0 to 1. Deterministic, bit for bit. */
public final class Minimiser {
    private static final double TRUST = 0.12;
    private static final double SMALLEST_TRUST = 1e-7;
    private final MultivariateFunction function;
    private final int budget;
    private final BooleanSupplier isCancelled;
    private double[] best;
    private double least = Double.POSITIVE_INFINITY;
    private int calls;

    /** Thrown through the optimiser when the budget is used up or the search is cancelled. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super("enough", null, false, false);
        }
    }

    /**
     * The best point found.
     *
     * @param point each coordinate from 0 to 1
     * @param value the function's value there
     * @param calls number of function calls
     */
    public record Optimum(double[] point, double value, int calls) {
    }

    /** @param budget the largest total number of function calls */
    public Minimiser(MultivariateFunction function, int budget, BooleanSupplier isCancelled) {
        this.function = function;
        this.budget = budget;
        this.isCancelled = isCancelled;
    }

    private double value(double[] point) {
        if (calls >= budget || isCancelled.getAsBoolean()) {
            throw new Enough();
        }
        calls++;
        double value = function.value(point);
        if (value < least || best == null) {
            least = value;
            best = point.clone();
        }
        return value;
    }

    /** Fits a quadratic model while searching. Use it for smooth functions of two or more variables. */
    public Optimum bobyqa(double[] start) {
        return bobyqa(start, TRUST);
    }

    /** @param trust initial search radius, as a share of the ranges */
    Optimum bobyqa(double[] start, double trust) {
        int n = start.length;
        return guarded(start, () -> new BOBYQAOptimizer(2 * n + 1, trust, SMALLEST_TRUST)
                .optimize(new MaxEval(budget + 1), new ObjectiveFunction(this::value), GoalType.MINIMIZE, new InitialGuess(clamped(start)), bounds(n)));
    }

    /** Evolves a population of points. Use it for functions with steps, noise or several minima. */
    public Optimum cmaes(double[] start, double sigma, long seed) {
        int n = start.length;
        double[] sigmas = new double[n];
        Arrays.fill(sigmas, sigma);
        int population = 4 + (int) (3 * Math.log(n));
        return guarded(start, () -> new CMAESOptimizer(budget, 0, true, 0, 0, new Well19937c(seed), false, new SimpleValueChecker(1e-14, 1e-14))
                .optimize(new MaxEval(budget + 1), new ObjectiveFunction(this::value), GoalType.MINIMIZE, new InitialGuess(clamped(start)), bounds(n),
                        new CMAESOptimizer.Sigma(sigmas), new CMAESOptimizer.PopulationSize(population)));
    }

    /** For one variable: samples the whole range coarsely, then halves the interval around the best point. */
    public Optimum line(double[] start, int looks) {
        return guarded(start, () -> {
            value(clamped(start));
            for (int i = 0; i < looks; i++) {
                value(new double[] {(double) i / (looks - 1)});
            }
            for (double reach = 0.5 / (looks - 1); reach > 1e-6; reach /= 2) {
                double middle = best[0];
                value(new double[] {Math.max(0, middle - reach)});
                value(new double[] {Math.min(1, middle + reach)});
            }
        });
    }

    /** The library's optimisers stop with exceptions; the best point so far is the result anyway. */
    private Optimum guarded(double[] start, Runnable search) {
        try {
            search.run();
        } catch (Enough | MathRuntimeException enough) {
            if (best == null) {
                return new Optimum(start, Double.POSITIVE_INFINITY, calls);
            }
        }
        return new Optimum(best, least, calls);
    }

    private static SimpleBounds bounds(int n) {
        double[] high = new double[n];
        Arrays.fill(high, 1);
        return new SimpleBounds(new double[n], high);
    }

    private static double[] clamped(double[] start) {
        return Arrays.stream(start).map(share -> Math.min(1, Math.max(0, share))).toArray();
    }
}
