package dev.goldenangle.parameter;

import dev.goldenangle.math.Rounding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One value for every parameter of a table. Immutable. It keeps each value as written (form and amount) and as resolved
 * in internal units; motors read the resolved values once, when they are built.
 */
public final class ParameterSet {
    /** Enough to narrow any range of doubles to neighbouring values. */
    private static final int HALVINGS = 60;
    private final ParameterTable table;
    private final Value[] written;
    private final double[] resolved;
    private final boolean limited;

    private ParameterSet(ParameterTable table, Value[] written, boolean limited) {
        this.table = table;
        this.written = written;
        this.limited = limited;
        this.resolved = new double[written.length];
        double w = table.reference() == null ? 1 : written[table.indexOf(table.reference())].amount();
        for (int i = 0; i < written.length; i++) {
            resolved[i] = written[i].resolve(w);
        }
    }

    static ParameterSet defaults(ParameterTable table) {
        return new ParameterSet(table, table.parameters().stream().map(p -> p.spec().defaultValue()).toArray(Value[]::new), true);
    }

    /**
     * The same values without limit checks. Use it for several changes that are only valid together, such as W and
     * values relative to it; then call {@link #limited}.
     */
    public ParameterSet unlimited() {
        return new ParameterSet(table, written, false);
    }

    /**
     * Checks all limits again.
     *
     * @throws IllegalArgumentException with the reason, when a value is not allowed
     */
    public ParameterSet limited() {
        table.parameters().forEach(parameter -> refuse(parameter, value(parameter)));
        return new ParameterSet(table, written, true);
    }

    public ParameterTable table() {
        return table;
    }

    /** The ground top speed that relative values refer to. */
    public double w() {
        return table.reference() == null ? 1 : get(table.reference());
    }

    /** In internal units: radians for angles, m/s for a value given as a multiple of W. */
    public double get(Parameter parameter) {
        return resolved[table.indexOf(parameter)];
    }

    public float getFloat(Parameter parameter) {
        return (float) get(parameter);
    }

    public int getInt(Parameter parameter) {
        return (int) Rounding.rint(get(parameter));
    }

    public boolean isOn(Parameter parameter) {
        return get(parameter) != 0;
    }

    public <E extends Enum<E>> E getChoice(Parameter parameter, Class<E> options) {
        return options.getEnumConstants()[getInt(parameter)];
    }

    /** Right end of a parameter's slider in internal units: the value of its ceiling, if it has one above the slider's left end. */
    public double sliderEnd(Parameter parameter) {
        double own = parameter.spec().sliderMax().resolve(w());
        double ceiling = parameter.ceiling().map(this::get).orElse(own);
        return ceiling > parameter.spec().sliderMin().resolve(w()) ? ceiling : own;
    }

    /** A warning about a value that is allowed but unusual; empty if there is none. */
    public Optional<String> warning(Parameter parameter) {
        return parameter.ceiling().filter(ceiling -> get(parameter) > get(ceiling)).map(ceiling -> "above " + ceiling.label().toLowerCase(Locale.ROOT));
    }

    /** All warnings, one sentence each, in table order. */
    public List<String> warnings() {
        return table.parameters().stream().flatMap(parameter -> warning(parameter).stream().map(text -> parameter.key() + " is " + text)).toList();
    }

    /** The value as written: form and amount. */
    public Value value(Parameter parameter) {
        return written[table.indexOf(parameter)];
    }

    /**
     * A copy with one value changed.
     *
     * @throws IllegalArgumentException with the reason, when the value is not allowed
     */
    public ParameterSet with(Parameter parameter, Value value) {
        if (limited) {
            refuse(parameter, value);
        }
        Value[] changed = written.clone();
        changed[table.indexOf(parameter)] = value;
        return new ParameterSet(table, changed, limited);
    }

    private void refuse(Parameter parameter, Value value) {
        problem(parameter, value).ifPresent(reason -> {
            throw new IllegalArgumentException(parameter.key() + ": " + reason);
        });
    }

    public ParameterSet with(Parameter parameter, double amount) {
        return with(parameter, Value.of(amount));
    }

    /** Changes the internal value and keeps the form it is written in. */
    public ParameterSet withInternal(Parameter parameter, double internal) {
        return with(parameter, value(parameter).withInternal(internal, w()));
    }

    /**
     * The allowed value nearest to the wanted one, in the written form of the current value. It is found by bisection from
     * the current value. This works because the allowed values of every parameter form an interval, even those of W when
     * other parameters are relative to it.
     *
     * @param internal the wanted value, in internal units
     */
    public Value towards(Parameter parameter, double internal) {
        Value wanted = value(parameter).withInternal(internal, w());
        Value nearest = value(parameter);
        double allowed = get(parameter);
        double refused = internal;
        for (int halving = 0; halving < HALVINGS && problem(parameter, wanted).isPresent(); halving++) {
            double middle = allowed + (refused - allowed) / 2;
            Value between = value(parameter).withInternal(parameter.spec().kind() == Spec.Kind.WHOLE ? Rounding.rint(middle) : middle, w());
            boolean isAllowed = problem(parameter, between).isEmpty();
            nearest = isAllowed ? between : nearest;
            allowed = isAllowed ? middle : allowed;
            refused = isAllowed ? refused : middle;
        }
        return problem(parameter, wanted).isEmpty() ? wanted : nearest;
    }

    /** Sets a parameter by key from text, as on a command line or in a text field: any written form, or the word of a choice. */
    public ParameterSet with(String key, String text) {
        Parameter parameter = table.find(key).orElseThrow(() -> new IllegalArgumentException("there is no parameter called " + key));
        int option = parameter.spec().options().indexOf(text.strip());
        Value value = option >= 0 ? Value.of(option)
                : Value.parse(text).orElseThrow(() -> new IllegalArgumentException(key + ": \"" + text + "\" is not a number, or a number followed by W, deg or ms"));
        return with(parameter, value);
    }

    /** Every value as text by key, in table order and in its written form; {@link ParameterTable#read} turns it back into the same set. */
    public Map<String, String> asText() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Parameter parameter : table.parameters()) {
            List<String> options = parameter.spec().options();
            texts.put(parameter.key(), options.isEmpty() ? value(parameter).text() : options.get(getInt(parameter)));
        }
        return texts;
    }

    /** Why a value would be refused; empty if it is allowed. */
    public Optional<String> problem(Parameter parameter, Value value) {
        Spec spec = parameter.spec();
        if (!Double.isFinite(value.amount())) {
            return Optional.of("must be a finite number");
        }
        if (!spec.options().isEmpty() && (value.form() != Form.ABSOLUTE || value.amount() != Rounding.rint(value.amount()))) {
            return Optional.of("must be one of " + String.join(", ", spec.options()));
        }
        if (spec.kind() == Spec.Kind.WHOLE && (value.form() != Form.ABSOLUTE || value.amount() != Rounding.rint(value.amount()))) {
            return Optional.of("must be a whole number");
        }
        if (!allowsForm(parameter, value.form())) {
            return Optional.of("cannot be written in " + value.form().suffix());
        }
        double w = parameter == table.reference() ? value.amount() : w();
        double internal = value.resolve(w);
        if (!(internal >= spec.min().resolve(w) && internal <= spec.max().resolve(w))) {
            return Optional.of("must lie between " + spec.min().text() + " and " + spec.max().text());
        }
        return limited && parameter == table.reference() ? othersUnder(value) : Optional.empty();
    }

    /** Limits relative to W move with it, so changing W can put other knobs beyond their limits. Such a set could not be read back. */
    private Optional<String> othersUnder(Value reference) {
        ParameterSet moved = unlimited().with(table.reference(), reference);
        for (Parameter other : table.parameters()) {
            if (other != table.reference() && moved.problem(other, moved.value(other)).isPresent()) {
                return Optional.of("would put " + other.key() + " = " + value(other).text() + " outside its limits, " + other.spec().min().text() + " to "
                        + other.spec().max().text() + "; change that parameter first");
            }
        }
        return Optional.empty();
    }

    /** Angles allow degrees, rates allow milliseconds, speeds other than W itself allow multiples of W. */
    public boolean allowsForm(Parameter parameter, Form form) {
        Unit unit = parameter.spec().unit();
        return switch (form) {
            case ABSOLUTE -> true;
            case DEGREES -> unit.isAngle();
            case MILLISECONDS -> unit == Unit.HERTZ;
            case OF_W -> table.reference() != null && parameter != table.reference() && unit == table.reference().spec().unit();
        };
    }

    /** The parameters whose written values differ, in table order. */
    public List<Parameter> differences(ParameterSet other) {
        List<Parameter> different = new ArrayList<>();
        for (int i = 0; i < written.length; i++) {
            if (!written[i].equals(other.written[i])) {
                different.add(table.parameters().get(i));
            }
        }
        return different;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ParameterSet set && table == set.table && Arrays.equals(written, set.written);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(written);
    }
}
