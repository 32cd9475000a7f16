package dev.goldenangle.workbench.sweep;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.plot.RoundSteps;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.workbench.text.Messages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The axis of a knob or a measure, and the range of values it shows.
 *
 * @param index   index of its value in a row
 * @param unit    may be empty
 * @param low     the value at the lower end; smaller values are drawn there
 * @param high    the value at the upper end; larger values are drawn there
 * @param digits  number of decimals
 * @param options names of a choice's options; empty for numbers
 * @param limits  the limits of its goal; empty for knobs and measures without a goal
 * @param better  which direction is better; neither for knobs
 */
record SweepAxis(int index, Kind kind, String label, String unit, double low, double high, int digits, List<String> options, Optional<Limits> limits, Better better) {
    private static final int MOST_DIGITS = 4;
    /** This share of the values at each end is clamped, so that outliers do not squeeze the rest. */
    private static final double RARE = 0.005;
    private static final double PARTS = 8;

    enum Kind { KNOB, MEASURE }

    static SweepAxis of(int index, StudyKnob knob) {
        boolean isWhole = knob.parameter().spec().kind() != Spec.Kind.NUMBER;
        String unit = knob.parameter().spec().unit() == Unit.TICKS ? Messages.text("sweep.ticks") : knob.unit();
        return new SweepAxis(index, Kind.KNOB, knob.parameter().label(), unit, knob.low(), knob.high(), isWhole ? 0 : digits(knob.high() - knob.low()),
                knob.parameter().spec().options(), Optional.empty(), Better.NEITHER);
    }

    /** @param values all values measured so far */
    static SweepAxis of(int index, StudyMeasure measure, Optional<Limits> limits, double[] values) {
        double[] sorted = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        double low = sorted.length == 0 ? 0 : sorted[(int) (RARE * (sorted.length - 1))];
        double high = sorted.length == 0 ? 1 : sorted[(int) Math.ceil((1 - RARE) * (sorted.length - 1))];
        for (double limit : limits.map(wanted -> new double[] {wanted.low(), wanted.high()}).orElse(new double[0])) {
            low = Double.isFinite(limit) ? Math.min(low, limit) : low;
            high = Double.isFinite(limit) ? Math.max(high, limit) : high;
        }
        double step = RoundSteps.step(Math.max(high - low, Math.max(1e-6, 1e-3 * Math.abs(high))), PARTS);
        double from = Math.floor(low / step + 1e-9) * step;
        double to = Math.max(from + step, Math.ceil(high / step - 1e-9) * step);
        int digits = limits.map(GoalText::usualDigits).orElse(digits(to - from));
        return new SweepAxis(index, Kind.MEASURE, (measure.isEstimate() ? "≈ " : "") + measure.name(), measure.unit(), from, to, digits, List.of(), limits, measure.question().measure().better());
    }

    /** Enough decimals to distinguish a few hundred values. */
    private static int digits(double range) {
        return range > 0 ? Math.max(0, Math.min(MOST_DIGITS, (int) Math.ceil(1.2 - Math.log10(range)))) : 0;
    }

    /** The place of a value from 0 at the lower end to 1; NaN for a missing value. */
    double share(double value) {
        return Double.isNaN(value) ? Double.NaN : Math.max(0, Math.min(1, (value - low) / (high - low)));
    }

    double value(double share) {
        return low + share * (high - low);
    }

    /** The value with the axis's decimals, or enough to see on which side of a goal's limit it is. */
    String text(double value) {
        if (!options.isEmpty() && Double.isFinite(value)) {
            return options.get((int) Math.max(0, Math.min(options.size() - 1, Math.rint(value))));
        }
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "–" : Messages.text("sweep.never");
        }
        return Numbers.fixed(value, limits.map(wanted -> GoalText.digits(wanted, value)).orElse(digits));
    }

    /** The label of an axis end, without trailing zeros. */
    String end(double value) {
        return options.isEmpty() ? Numbers.trimmed(value, digits) : text(value);
    }

    boolean isMissed(double value) {
        return limits.isPresent() && !limits.get().hold(value);
    }

    /** The value, negated where lower is better, so that larger is always better. */
    double worth(double value) {
        return better == Better.LOWER ? -value : value;
    }

    String labelAndUnit() {
        return unit.isEmpty() ? label : label + " " + unit;
    }
}
