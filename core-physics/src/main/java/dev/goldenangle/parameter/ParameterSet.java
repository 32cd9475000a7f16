package dev.goldenangle.parameter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One value for every parameter of a table, immutable. It keeps each value as written (form and amount) and as
 * resolved in internal units; motors read the resolved ones once, when they are built.
 */
public final class ParameterSet {
    /** Of a range of doubles, until its ends are neighbours for every purpose. */
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
     * The same values, free to be changed beyond their limits: several changes that only fit together, such as W and what
     * refers to it, go through here. {@link #limited} closes it.
     */
    public ParameterSet unlimited() {
        return new ParameterSet(table, written, false);
    }

    /** @throws IllegalArgumentException with the reason, when a value is not allowed */
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
        return (int) Math.rint(get(parameter));
    }

    public boolean isOn(Parameter parameter) {
        return get(parameter) != 0;
    }

    public <E extends Enum<E>> E getChoice(Parameter parameter, Class<E> options) {
        return options.getEnumConstants()[getInt(parameter)];
    }

    /** Right end of a parameter's slider in internal units: where its ceiling stands, if it has one that leaves it room. */
    public double sliderEnd(Parameter parameter) {
        double own = parameter.spec().sliderMax().resolve(w());
        double ceiling = parameter.ceiling().map(this::get).orElse(own);
        return ceiling > parameter.spec().sliderMin().resolve(w()) ? ceiling : own;
    }

    /** What is odd about a parameter's value, though it is allowed; empty when nothing is. */
    public Optional<String> warning(Parameter parameter) {
        return parameter.ceiling().filter(ceiling -> get(parameter) > get(ceiling)).map(ceiling -> "above " + ceiling.label().toLowerCase(Locale.ROOT));
    }

    /** All that is odd, one sentence each, by key. */
    public List<String> warnings() {
        return table.parameters().stream().flatMap(parameter -> warning(parameter).stream().map(text -> parameter.key() + " is " + text)).toList();
    }

    /** As written: form and amount. */
    public Value value(Parameter parameter) {
        return written[table.indexOf(parameter)];
    }

    /**
     * The same set with one value changed.
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
     * The allowed value that comes nearest to a wanted one on the way from the present one, in the form it is written in. What is
     * allowed is an interval for every knob, W among the knobs that refer to it included.
     *
     * @param internal what is wanted, in internal units
     */
    public Value towards(Parameter parameter, double internal) {
        Value wanted = value(parameter).withInternal(internal, w());
        Value nearest = value(parameter);
        double allowed = get(parameter);
        double refused = internal;
        for (int halving = 0; halving < HALVINGS && problem(parameter, wanted).isPresent(); halving++) {
            double middle = allowed + (refused - allowed) / 2;
            Value between = value(parameter).withInternal(parameter.spec().kind() == Spec.Kind.WHOLE ? Math.rint(middle) : middle, w());
            boolean isAllowed = problem(parameter, between).isEmpty();
            nearest = isAllowed ? between : nearest;
            allowed = isAllowed ? middle : allowed;
            refused = isAllowed ? refused : middle;
        }
        return problem(parameter, wanted).isEmpty() ? wanted : nearest;
    }

    /** By key, in any written form, or a word of a choice: what a command line or a text field has. */
    public ParameterSet with(String key, String text) {
        Parameter parameter = table.find(key).orElseThrow(() -> new IllegalArgumentException("there is no parameter " + key));
        int option = parameter.spec().options().indexOf(text.strip());
        Value value = option >= 0 ? Value.of(option)
                : Value.parse(text).orElseThrow(() -> new IllegalArgumentException(key + ": \"" + text + "\" is not a value"));
        return with(parameter, value);
    }

    /** Every value as text by key, in table order, in its written form; {@link ParameterTable#read} makes the same set of it. */
    public Map<String, String> asText() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Parameter parameter : table.parameters()) {
            List<String> options = parameter.spec().options();
            texts.put(parameter.key(), options.isEmpty() ? value(parameter).text() : options.get(getInt(parameter)));
        }
        return texts;
    }

    /** Why a value would be refused; empty when it is fine. */
    public Optional<String> problem(Parameter parameter, Value value) {
        Spec spec = parameter.spec();
        if (!Double.isFinite(value.amount())) {
            return Optional.of("must be a finite number");
        }
        if (!spec.options().isEmpty() && (value.form() != Form.ABSOLUTE || value.amount() != Math.rint(value.amount()))) {
            return Optional.of("must be one of " + String.join(", ", spec.options()));
        }
        if (spec.kind() == Spec.Kind.WHOLE && (value.form() != Form.ABSOLUTE || value.amount() != Math.rint(value.amount()))) {
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

    /** Limits that are multiples of W move with it, so another W can put other knobs beyond theirs; such a set could not be read back. */
    private Optional<String> othersUnder(Value reference) {
        ParameterSet moved = unlimited().with(table.reference(), reference);
        for (Parameter other : table.parameters()) {
            if (other != table.reference() && moved.problem(other, moved.value(other)).isPresent()) {
                return Optional.of("would put " + other.key() + " = " + value(other).text() + " beyond its limits, " + other.spec().min().text() + " to "
                        + other.spec().max().text() + "; change that first");
            }
        }
        return Optional.empty();
    }

    /** Degrees for angles, milliseconds for rates, multiples of W for speeds other than W itself. */
    public boolean allowsForm(Parameter parameter, Form form) {
        Unit unit = parameter.spec().unit();
        return switch (form) {
            case ABSOLUTE -> true;
            case DEGREES -> unit.isAngle();
            case MILLISECONDS -> unit == Unit.HERTZ;
            case OF_W -> table.reference() != null && parameter != table.reference() && unit == table.reference().spec().unit();
        };
    }

    /** The parameters whose written value differs, in table order. */
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
