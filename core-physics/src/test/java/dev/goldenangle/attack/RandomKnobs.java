package dev.goldenangle.attack;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

/** Draws random parameters between their hard limits, often at the limits themselves, in every form they can be written in. */
public final class RandomKnobs {
    private final Randomness random;

    public RandomKnobs(Randomness random) {
        this.random = random;
    }

    /** A valid set, with a few parameters changed or all of them. */
    public ParameterSet set(ParameterTable table) {
        ParameterSet set = table.defaults().unlimited();
        int share = 1 + random.nextInt(4);
        if (table.reference() != null && random.nextInt(4) < share) {
            set = set.with(table.reference(), value(set, table.reference()));
        }
        for (Parameter parameter : table.parameters()) {
            boolean isLegal = set.problem(parameter, set.value(parameter)).isEmpty();
            if (parameter != table.reference() && (!isLegal || random.nextInt(4) < share)) {
                set = set.with(parameter, value(set, parameter));
            }
        }
        return set.limited();
    }

    /** A valid value of a parameter while the others stay as they are. */
    public Value value(ParameterSet set, Parameter parameter) {
        for (int tries = 0; tries < 50; tries++) {
            Value drawn = draw(set, parameter);
            if (set.problem(parameter, drawn).isEmpty()) {
                return drawn;
            }
        }
        return parameter.spec().min();
    }

    private Value draw(ParameterSet set, Parameter parameter) {
        Spec spec = parameter.spec();
        double w = set.w();
        double min = spec.min().resolve(w);
        double max = spec.max().resolve(w);
        double internal = switch (random.nextInt(6)) {
            case 0 -> min;
            case 1 -> max;
            case 2 -> spec.defaultValue().resolve(w);
            case 3 -> min + (max - min) * StrictMath.pow(10, -6 * random.nextFloat());
            case 4 -> between(spec.sliderMin().resolve(w), spec.sliderMax().resolve(w));
            default -> between(min, max);
        };
        if (spec.kind() != Spec.Kind.NUMBER) {
            return Value.of(Math.rint(internal));
        }
        Form form = Form.values()[random.nextInt(Form.values().length)];
        return set.allowsForm(parameter, form) ? new Value(form, 1).withInternal(internal, w) : Value.of(internal);
    }

    private double between(double low, double high) {
        return low + (high - low) * random.nextFloat();
    }
}
