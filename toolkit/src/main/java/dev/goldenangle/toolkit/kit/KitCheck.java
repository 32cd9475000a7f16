package dev.goldenangle.toolkit.kit;

import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the results of a port with the model's states. */
public final class KitCheck {
    /**
     * The first difference in a case.
     *
     * @param name     name of the case
     * @param tick     from 0; the last tick for metrics of a whole run
     * @param field    a field of the state, or the metric of the run
     * @param expected value of the model
     * @param actual   value of the port
     * @param hint     which rules acted on that tick
     */
    public record Difference(String name, int tick, String field, double expected, double actual, String hint) {
    }

    /**
     * @param cases       number of cases in the kit
     * @param passed      number of matching cases
     * @param missing     names of cases without a result
     * @param differences the first difference of each case that does not match
     */
    public record Outcome(int cases, int passed, List<String> missing, List<Difference> differences) {
        /** Whether at least one case was given and none differs. */
        public boolean isGood() {
            return passed > 0 && differences.isEmpty();
        }
    }

    private KitCheck() {
    }

    public static Outcome of(Kit kit, KitResults results) {
        List<String> missing = new ArrayList<>();
        List<Difference> differences = new ArrayList<>();
        int passed = 0;
        for (KitCase each : kit.cases()) {
            Optional<double[][]> given = results.of(each.name());
            if (given.isEmpty()) {
                missing.add(each.name());
                continue;
            }
            Optional<Difference> difference = compare(each, given.get());
            difference.ifPresent(differences::add);
            passed += difference.isEmpty() ? 1 : 0;
        }
        return new Outcome(kit.cases().size(), passed, missing, differences);
    }

    private static Optional<Difference> compare(KitCase expected, double[][] given) {
        if (given.length != expected.ticks()) {
            return Optional.of(new Difference(expected.name(), Math.min(given.length, expected.ticks()), "ticks", expected.ticks(), given.length, "one state for each tick"));
        }
        return expected.kind().tolerance() == Tolerance.STATISTICAL ? compareWhole(expected, given) : compareTicks(expected, given);
    }

    private static Optional<Difference> compareTicks(KitCase expected, double[][] given) {
        for (int tick = 0; tick < given.length; tick++) {
            for (KitField field : KitField.BY_CAUSE) {
                double wanted = field.of(expected.states().get(tick));
                double actual = given[tick][field.ordinal()];
                boolean isSame = expected.kind().tolerance() == Tolerance.EXACT ? (float) actual == (float) wanted : field.isNear(actual, wanted);
                if (!isSame) {
                    return Optional.of(new Difference(expected.name(), tick, field.key(), wanted, actual, hint(expected, tick, field)));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Difference> compareWhole(KitCase expected, double[][] given) {
        double[][] own = expected.states().stream().map(KitCheck::fields).toArray(double[][]::new);
        int last = own.length - 1;
        double way = way(own);
        Optional<Difference> speed = near(expected, "mean speed", mean(own), mean(given), Tolerance.SHARE * mean(own))
                .or(() -> near(expected, "final speed", speed(own[last]), speed(given[last]), Math.max(Tolerance.SHARE * speed(own[last]), Tolerance.NEAR)));
        return speed.or(() -> near(expected, "final position", 0, distance(own[last], given[last]), Math.max(Tolerance.SHARE * way, Tolerance.NEAR)));
    }

    private static Optional<Difference> near(KitCase whole, String what, double wanted, double actual, double tolerance) {
        return Math.abs(actual - wanted) <= Math.max(tolerance, Tolerance.NEAR) ? Optional.empty()
                : Optional.of(new Difference(whole.name(), whole.ticks() - 1, what, wanted, actual, "a whole run adds up small differences: pass the shorter cases first"));
    }

    private static double[] fields(MoverState state) {
        return KitField.ALL.stream().mapToDouble(field -> field.of(state)).toArray();
    }

    private static double speed(double[] state) {
        return Math.hypot(state[KitField.VX.ordinal()], state[KitField.VY.ordinal()]);
    }

    private static double mean(double[][] states) {
        double sum = 0;
        for (double[] state : states) {
            sum += speed(state);
        }
        return sum / states.length;
    }

    private static double distance(double[] a, double[] b) {
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }

    private static double way(double[][] states) {
        double sum = 0;
        for (int i = 1; i < states.length; i++) {
            sum += distance(states[i - 1], states[i]);
        }
        return sum;
    }

    private static String hint(KitCase expected, int tick, KitField field) {
        MoverState before = tick == 0 ? expected.start() : expected.states().get(tick - 1);
        return RuleHint.of(before, expected.states().get(tick), expected.causes().get(tick), field);
    }
}
