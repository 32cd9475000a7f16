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
import java.util.Map;
import java.util.Optional;

/**
 * A designer's setting of one model, as a file holds it.
 *
 * @param id          what others call it by: {@code arena/default}
 * @param name        for people
 * @param model       id of the model it sets
 * @param description what it is for
 * @param base        the preset it extends; its file then holds only what differs
 * @param parameters  every value, with those of the base filled in
 * @param derived     derived knobs that are written instead of the raw ones they replace, by key, own and inherited
 * @param goals       id or file of the goal set that the file names for it
 */
public record Preset(String id, String name, String model, String description, Optional<Preset> base, ParameterSet parameters,
                     Map<String, Value> derived, Optional<String> goals) {
    /** How far a derived knob may drift by rounding before it counts as changed. */
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

    /** What the preset is compared with when it is written: its base's values, or the model's. */
    public ParameterSet baseParameters() {
        return base.map(Preset::parameters).orElse(table().defaults());
    }

    /** The goal set it is judged by: its own, or its base's; empty when neither names one. */
    public Optional<String> goalSet() {
        return goals.or(() -> base.flatMap(Preset::goalSet));
    }

    public Preset withGoals(String set) {
        return new Preset(id, name, model, description, base, parameters, derived, Optional.of(set));
    }

    /** Whether a raw parameter hides behind a derived knob. */
    public boolean isReplaced(Parameter parameter) {
        return table().derived().stream().anyMatch(knob -> derived.containsKey(knob.key()) && knob.replaces().contains(parameter));
    }

    public Preset withId(String newId) {
        return new Preset(newId, name, model, description, base, parameters, derived, goals);
    }

    public Preset withHeader(String newName, String newDescription) {
        return new Preset(id, newName, model, newDescription, base, parameters, derived, goals);
    }

    /** A preset that starts out as this one and will hold only what differs from it. */
    public Preset extended(String newId) {
        return new Preset(newId, newId.substring(newId.lastIndexOf('/') + 1), model, "", Optional.of(this), parameters, derived, Optional.empty());
    }

    /** The same values in a file of its own. */
    public Preset standalone() {
        return new Preset(id, name, model, description, Optional.empty(), parameters, Map.of(), goalSet()).withDerived(derived);
    }

    /**
     * The preset with other values. Derived knobs follow what they replace, or give way to it where they cannot; because they
     * are what the file holds, the raw values behind them are computed back from them and may differ in the last digit.
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

    /** Written with the derived knobs of the model instead of the raw ones, where raw values can be computed back from them. */
    public Preset inDerivedForm() {
        return withDerived(DerivedKnobs.completed(parameters, derived, table().parameters()));
    }

    /** Written with raw parameters only. */
    public Preset inRawForm() {
        return new Preset(id, name, model, description, base, parameters, Map.of(), goals);
    }

    /** Every value that can be written in a form written in it; the others stay as they are. */
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
