package dev.goldenangle.presets;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A designer's settings for one model, as stored in a file.
 *
 * @param id          unique name, such as {@code arena/default}
 * @param name        name shown to people
 * @param model       id of the model it sets
 * @param description what it is for
 * @param base        the preset it extends; its file then holds only the differences
 * @param parameters  all values, including those of the base
 * @param derived     derived knobs that are written instead of the raw parameters they replace, by key, own and inherited
 * @param goals       id or file of the goal set that the file names
 */
public record Preset(String id, String name, String model, String description, Optional<Preset> base, ParameterSet parameters,
                     Map<String, Value> derived, Optional<String> goals) {
    /** A derived knob that differs by less than this, relatively, counts as unchanged. */
    private static final double ROUNDING = 1e-9;

    public Preset {
        derived = Collections.unmodifiableMap(new LinkedHashMap<>(derived));
    }

    /** A preset without a base, all values raw. */
    public static Preset of(String id, String model, ParameterSet parameters) {
        return new Preset(id, id.substring(id.lastIndexOf('/') + 1), model, "", Optional.empty(), parameters, Map.of(), Optional.empty());
    }

    public ParameterTable table() {
        return parameters.table();
    }

    /** The values that a file is written against: those of the base, or the model's defaults. */
    public ParameterSet baseParameters() {
        return base.map(Preset::parameters).orElse(table().defaults());
    }

    /** The description without its {@link PresetTags tags}. */
    public String note() {
        return PresetTags.textOf(description);
    }

    public List<String> tags() {
        return PresetTags.of(description);
    }

    public String publicId() {
        return publicId(id);
    }

    /** An id without the folders of this machine: {@code duel} for {@code /home/me/duel.toml}. Use it in files for other people. */
    public static String publicId(String id) {
        boolean isPath = id.matches("(?s)(/|\\\\|[A-Za-z]:).*");
        return isPath ? id.substring(Math.max(id.lastIndexOf('/'), id.lastIndexOf('\\')) + 1).replaceFirst("\\.toml$", "") : id;
    }

    /** Its own goal set, or that of its base; empty when neither names one. */
    public Optional<String> goalSet() {
        return goals.or(() -> base.flatMap(Preset::goalSet));
    }

    public Preset withGoals(String set) {
        return new Preset(id, name, model, description, base, parameters, derived, Optional.of(set));
    }

    /** Whether a derived knob replaces a raw parameter. */
    public boolean isReplaced(Parameter parameter) {
        return table().derived().stream().anyMatch(knob -> derived.containsKey(knob.key()) && knob.replaces().contains(parameter));
    }

    public Preset withId(String newId) {
        return new Preset(newId, name, model, description, base, parameters, derived, goals);
    }

    public Preset withHeader(String newName, String newDescription) {
        return new Preset(id, newName, model, newDescription, base, parameters, derived, goals);
    }

    /** A new preset with the same values that extends this one and will hold only differences. */
    public Preset extended(String newId) {
        return new Preset(newId, newId.substring(newId.lastIndexOf('/') + 1), model, "", Optional.of(this), parameters, derived, Optional.empty());
    }

    /** The same values without a base. */
    public Preset standalone() {
        return new Preset(id, name, model, description, Optional.empty(), parameters, Map.of(), goalSet()).withDerived(derived);
    }

    /**
     * The preset with other values. Derived knobs are updated from the raw values, or removed where that is not possible. Because the file
     * stores derived knobs, raw values are computed back from them and may differ in the last digit.
     */
    public Preset withParameters(ParameterSet changed) {
        Map<String, Value> followed = new LinkedHashMap<>();
        derived.forEach((key, value) -> {
            Derived knob = table().findDerived(key).orElseThrow();
            double now = knob.read(changed);
            boolean same = Math.abs(now - knob.read(parameters)) <= ROUNDING * Math.abs(now);
            followed.put(key, same ? value : value.withInternal(now, changed.w()));
        });
        return new Preset(id, name, model, description, base, changed, Map.of(), goals).withDerived(followed);
    }

    /** The preset with derived knobs instead of raw parameters, where raw values can be computed back from them. */
    public Preset inDerivedForm() {
        return withDerived(DerivedKnobs.completed(parameters, derived, table().parameters()));
    }

    /** The preset with raw parameters only. */
    public Preset inRawForm() {
        return new Preset(id, name, model, description, base, parameters, Map.of(), goals);
    }

    /** The preset with all values in a given form; values that do not have this form are unchanged. */
    public Preset inForm(Form form) {
        ParameterSet converted = parameters;
        for (Parameter parameter : table().parameters()) {
            Value value = parameters.value(parameter);
            Value other = new Value(form, 1).withInternal(parameters.get(parameter), parameters.w());
            boolean isNumber = parameter.spec().kind() == Spec.Kind.NUMBER && !isReplaced(parameter);
            if (isNumber && value.form() != form && parameters.problem(parameter, other).isEmpty()) {
                converted = converted.with(parameter, other);
            }
        }
        return new Preset(id, name, model, description, base, converted, derived, goals);
    }

    private Preset withDerived(Map<String, Value> knobs) {
        Map<String, Value> faithful = DerivedKnobs.faithful(parameters, baseParameters(), knobs);
        ParameterSet values = DerivedKnobs.apply(parameters, baseParameters(), faithful).limited();
        return new Preset(id, name, model, description, base, values, faithful, goals);
    }
}
