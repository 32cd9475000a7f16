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

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A knob or a measure with the part of its values that is shown.
 *
 * @param index   of its value in a row
 * @param label   for people
 * @param unit    what its values are in; may be empty
 * @param low     the value at the lower end; smaller ones are drawn there
 * @param high    the value at the upper end
 * @param digits  after the point
 * @param options the words of a choice; empty for numbers
 * @param limits  of the goal that asks for it; empty for knobs and what is only looked at
 * @param better  which way is better; neither for knobs
 */
record SweepAxis(int index, Kind kind, String label, String unit, double low, double high, int digits, List<String> options, Optional<Limits> limits, Better better) {
    private static final int MOST_DIGITS = 4;
    /** Values beyond these shares of all are drawn at the ends: one wild run must not squeeze the others. */
    private static final double RARE = 0.005;
    private static final double PARTS = 8;

    /** What it is an axis of. */
    enum Kind { KNOB, MEASURE }

    static SweepAxis of(int index, StudyKnob knob) {
        boolean isWhole = knob.parameter().spec().kind() != Spec.Kind.NUMBER;
        String unit = knob.parameter().spec().unit() == Unit.TICKS ? "ticks" : knob.unit();
        return new SweepAxis(index, Kind.KNOB, knob.parameter().label(), unit, knob.low(), knob.high(), isWhole ? 0 : digits(knob.high() - knob.low()),
                knob.parameter().spec().options(), Optional.empty(), Better.NEITHER);
    }

    /** @param values all that were measured so far */
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
        return new SweepAxis(index, Kind.MEASURE, measure.name(), measure.unit(), from, to, digits, List.of(), limits, measure.question().measure().better());
    }

    /** Enough to tell some hundred places apart. */
    private static int digits(double range) {
        return range > 0 ? Math.max(0, Math.min(MOST_DIGITS, (int) Math.ceil(1.2 - Math.log10(range)))) : 0;
    }

    /** Where a value lies, from 0 at the lower end to 1; NaN for what could not be measured. */
    double share(double value) {
        return Double.isNaN(value) ? Double.NaN : Math.max(0, Math.min(1, (value - low) / (high - low)));
    }

    double value(double share) {
        return low + share * (high - low);
    }

    /** With its digits, or as many as it takes to see on which side of a goal's limit it is. */
    String text(double value) {
        if (!options.isEmpty() && Double.isFinite(value)) {
            return options.get((int) Math.max(0, Math.min(options.size() - 1, Math.rint(value))));
        }
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "–" : "never";
        }
        return Numbers.fixed(value, limits.map(wanted -> GoalText.digits(wanted, value)).orElse(digits));
    }

    /** An end of the axis: whole numbers and round ones need few digits. */
    String end(double value) {
        return options.isEmpty() ? Numbers.trimmed(value, digits) : text(value);
    }

    boolean isMissed(double value) {
        return limits.isPresent() && !limits.get().hold(value);
    }

    /** How good a value is: the larger the better. */
    double worth(double value) {
        return better == Better.LOWER ? -value : value;
    }

    String labelAndUnit() {
        return unit.isEmpty() ? label : label + " " + unit;
    }
}
