package dev.goldenangle.presets;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import java.util.List;
import java.util.Optional;

/** Random presets with values within their limits, in any form they allow. */
final class RandomPresets {
    private static final List<String> WORDS = List.of("", "plain", "with \"quotes\" and \\", "two\nlines\ttab", "§ → 角度", "# no comment", "\u0001\u007f'''\"\"\"");

    private final Randomness random;

    RandomPresets(long seed) {
        random = new Randomness(seed);
    }

    /** About half of them extend a base, and half use derived knobs. */
    Preset next(Model model, String id) {
        Preset preset = decorated(Preset.of(id, model.id(), values(model.parameters().defaults(), 1f)));
        return random.nextInt(2) == 0 ? preset.inDerivedForm() : preset;
    }

    Preset extending(Preset base, String id) {
        Preset preset = decorated(base.extended(id));
        preset = preset.withParameters(values(base.parameters(), 0.2f));
        return switch (random.nextInt(4)) {
            case 0 -> preset.inDerivedForm();
            case 1 -> preset.inRawForm();
            default -> preset;
        };
    }

    private Preset decorated(Preset preset) {
        return preset.withHeader(word(), word());
    }

    private String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    private ParameterSet values(ParameterSet start, float share) {
        ParameterSet set = start.unlimited();
        for (Parameter parameter : start.table().parameters()) {
            if (random.nextFloat() < share) {
                set = set.with(parameter, value(set, parameter));
            }
        }
        return inside(set).limited();
    }

    /** Resets values that a changed W has put outside their limits. */
    private static ParameterSet inside(ParameterSet set) {
        ParameterSet inside = set;
        for (Parameter parameter : set.table().parameters()) {
            if (inside.problem(parameter, inside.value(parameter)).isPresent()) {
                inside = inside.with(parameter, parameter.spec().min());
            }
        }
        return inside;
    }

    private Value value(ParameterSet set, Parameter parameter) {
        Spec spec = parameter.spec();
        double low = spec.min().resolve(set.w());
        double high = spec.max().resolve(set.w());
        double internal = random.nextInt(8) == 0 ? random.nextInt(2) == 0 ? low : high : low + random.nextFloat() * (high - low);
        if (spec.kind() != Spec.Kind.NUMBER) {
            return Value.of(Math.rint(internal));
        }
        Form form = Form.values()[random.nextInt(Form.values().length)];
        Value value = new Value(form, 1).withInternal(internal, set.w());
        return Optional.of(value).filter(v -> set.problem(parameter, v).isEmpty()).orElse(Value.of(internal));
    }
}
