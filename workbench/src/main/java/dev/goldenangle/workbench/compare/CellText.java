package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.look.Numbers;

import java.util.List;

/** Numbers as the tables write them; differences are those between the numbers as they stand. */
final class CellText {
    private static final int KNOB_DIGITS = 3;

    private CellText() {
    }

    static String metric(Comparison.MetricRow row, int run) {
        return Numbers.fixed(row.shown(run), row.metric().quantity().digits());
    }

    static String metricChange(Comparison.MetricRow row) {
        return Numbers.signed(row.shownChange(1), row.metric().quantity().digits());
    }

    /** A knob as it is written: a number in its form, or the word of a choice. */
    static String knob(ParameterSet set, Parameter parameter) {
        List<String> options = parameter.spec().options();
        if (!options.isEmpty()) {
            return options.get(set.getInt(parameter));
        }
        Value value = set.value(parameter);
        String number = Numbers.trimmed(shown(parameter, value), KNOB_DIGITS);
        return switch (value.form()) {
            case ABSOLUTE -> number;
            case DEGREES -> number + "°";
            case OF_W -> number + " W";
            case MILLISECONDS -> number + " ms";
        };
    }

    /** What stands beside a knob's name: its unit, where the number does not say it. */
    static String knobUnit(ParameterSet set, Parameter parameter) {
        boolean plain = set.value(parameter).form() == Form.ABSOLUTE && parameter.spec().options().isEmpty() && parameter.spec().unit() != Unit.NONE;
        return plain ? parameter.spec().unit().symbol() : "";
    }

    /** B less A in the form both are written in; for words and unlike forms there is none. */
    static String knobChange(Parameter parameter, ParameterSet a, ParameterSet b) {
        Value from = a.value(parameter);
        Value to = b.value(parameter);
        if (!parameter.spec().options().isEmpty() || from.form() != to.form()) {
            return "";
        }
        double change = Rounded.to(shown(parameter, to), KNOB_DIGITS) - Rounded.to(shown(parameter, from), KNOB_DIGITS);
        String text = Numbers.trimmed(change, KNOB_DIGITS);
        return change > 0 ? "+" + text : text;
    }

    private static double shown(Parameter parameter, Value value) {
        return value.form() == Form.ABSOLUTE ? parameter.spec().unit().toShown(value.amount()) : value.amount();
    }

    /** B less A, between two numbers of so many digits. */
    static String change(double a, double b, int digits) {
        return Numbers.signed(Rounded.to(b, digits) - Rounded.to(a, digits), digits);
    }
}
