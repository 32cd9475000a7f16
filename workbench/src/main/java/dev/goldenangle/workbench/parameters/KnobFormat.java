package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;

import java.util.Optional;

/** Formats a knob's value for its field: the number in the form it was set in, followed by the unit or resolved value. */
final class KnobFormat {
    private static final int MAX_DIGITS = 6;
    private static final int SIGNIFICANT = 4;
    private final Parameter parameter;
    private final Spec spec;

    KnobFormat(Parameter parameter) {
        this.parameter = parameter;
        this.spec = parameter.spec();
    }

    /** The number with at most four significant digits. The value itself keeps its full precision. */
    String number(Value value, double w) {
        double shown = shown(value);
        int most = mostDigits(shown);
        int digits = Math.min(most, digits(value.form(), w));
        double rounded = Math.rint(shown * Math.pow(10, digits)) / Math.pow(10, digits);
        boolean isExact = Math.abs(rounded - shown) <= 1e-9 * Math.max(1, Math.abs(shown));
        return isExact ? Numbers.fixed(shown, digits) : Numbers.trimmed(shown, most);
    }

    /** The number of decimals that leaves four digits in total. */
    private static int mostDigits(double shown) {
        int before = shown == 0 ? 1 : (int) Math.floor(Math.log10(Math.abs(shown))) + 1;
        return Math.max(0, Math.min(MAX_DIGITS, SIGNIFICANT - before));
    }

    /** The text after the number: the unit, or W and the resolved value. */
    String unit(ParameterSet set) {
        Value value = set.value(parameter);
        double internal = set.get(parameter);
        return switch (value.form()) {
            case OF_W -> Messages.text("parameters.unit.w", Numbers.withUnit(Numbers.fixed(internal, 1 + extraDigits(internal)), spec.unit().symbol()));
            case MILLISECONDS -> Messages.text("parameters.unit.ms", Numbers.withUnit(Numbers.trimmed(internal, 1), spec.unit().symbol()));
            case DEGREES -> spec.unit().symbol();
            case ABSOLUTE -> spec.unit() == Unit.TICKS ? Messages.text("parameters.unit.ticks") : spec.unit().symbol();
        };
    }

    private static int extraDigits(double internal) {
        return Math.abs(internal) < 1 ? 1 : 0;
    }

    /** Parses typed text: a number in the current form, or with an explicit form, as in {@code 0.3W}. */
    Optional<Value> parse(String text, Form form) {
        String plain = text.strip().replace('\u2212', '-').replace(',', '.').replace("°", "deg");
        Optional<Value> read = Value.parse(plain);
        return read.map(value -> value.form() == Form.ABSOLUTE ? fromShown(value.amount(), form) : value);
    }

    private double shown(Value value) {
        return value.form() == Form.ABSOLUTE ? spec.unit().toShown(value.amount()) : value.amount();
    }

    private Value fromShown(double shown, Form form) {
        return form == Form.ABSOLUTE ? Value.of(spec.unit().toInternal(shown)) : new Value(form, shown);
    }

    /** The nearest value that the slider can set: as many digits as the field shows, one more when dragging finely. */
    Value snapped(double internal, Value like, double w, int extraDigits) {
        double shown = shown(like.withInternal(internal, w));
        double scale = spec.kind() == Spec.Kind.WHOLE ? 1 : Math.pow(10, digits(like.form(), w) + extraDigits);
        return fromShown(Math.rint(shown * scale) / scale, like.form());
    }

    /** Enough digits for a few hundred distinct slider positions. */
    private int digits(Form form, double w) {
        if (spec.kind() == Spec.Kind.WHOLE) {
            return 0;
        }
        double low = shown(new Value(form, 1).withInternal(spec.sliderMin().resolve(w), w));
        double high = shown(new Value(form, 1).withInternal(spec.sliderMax().resolve(w), w));
        double range = Math.abs(high - low);
        return range > 0 && Double.isFinite(range) ? Math.max(0, Math.min(MAX_DIGITS, (int) Math.ceil(1.5 - Math.log10(range)))) : 2;
    }

    /** An end of the slider, as short as possible. */
    String end(Value end, Form form, double w) {
        double shown = shown(new Value(form, 1).withInternal(end.resolve(w), w));
        return Numbers.trimmed(shown, Math.abs(shown) >= 10 ? 1 : Math.abs(shown) >= 1 ? 2 : 3);
    }
}
