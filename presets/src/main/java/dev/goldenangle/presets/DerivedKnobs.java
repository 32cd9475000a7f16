package dev.goldenangle.presets;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Arithmetic of derived knobs: which raw parameters they stand for, and the values these take. */
final class DerivedKnobs {
    /** Computing a limit there and back may overshoot it by this much, relatively. */
    private static final double ROUNDING = 1e-9;

    /** What goes there and back may lose this much, relatively. */
    private static final double FAITHFUL = 1e-6;

    private DerivedKnobs() {
    }

    /** The knobs of a table that are given, in its order, so that the result does not depend on the order in a file. */
    static List<Derived> active(ParameterTable table, Map<String, Value> knobs) {
        return table.derived().stream().filter(knob -> knobs.containsKey(knob.key())).toList();
    }

    /** The raw parameters that the given knobs stand for. */
    static Set<Parameter> replaced(Collection<Derived> knobs) {
        Set<Parameter> replaced = new LinkedHashSet<>();
        knobs.forEach(knob -> replaced.addAll(knob.replaces()));
        return replaced;
    }

    /**
     * The set in which every given knob has its value. What they replace starts from the base, so the same file gives the same
     * bits however the preset came about; the limits are not checked.
     */
    static ParameterSet apply(ParameterSet set, ParameterSet base, Map<String, Value> knobs) {
        ParameterSet result = set.unlimited();
        List<Derived> active = active(set.table(), knobs);
        Set<Parameter> replaced = replaced(active);
        for (Parameter parameter : replaced) {
            result = result.with(parameter, base.value(parameter));
        }
        for (Derived knob : active) {
            result = knob.write(result, knobs.get(knob.key()).resolve(set.w()));
        }
        for (Parameter parameter : replaced) {
            result = withoutOvershoot(result, parameter);
        }
        return result;
    }

    private static ParameterSet withoutOvershoot(ParameterSet set, Parameter parameter) {
        double value = set.get(parameter);
        Value min = parameter.spec().min();
        Value max = parameter.spec().max();
        double low = min.resolve(set.w());
        double high = max.resolve(set.w());
        if (value < low && low - value <= ROUNDING * Math.abs(low)) {
            return set.with(parameter, min);
        }
        return value > high && value - high <= ROUNDING * Math.abs(high) ? set.with(parameter, max) : set;
    }

    /**
     * The given knobs and, with the values they have in a set, all others of the table that stand only for the given raw
     * parameters. Knobs that would say the same thing twice are left out: a group of raw values holds as many as it has members.
     */
    static Map<String, Value> completed(ParameterSet set, Map<String, Value> knobs, Collection<Parameter> raw) {
        Map<String, Value> all = new LinkedHashMap<>(knobs);
        for (Derived knob : set.table().derived()) {
            double value = knob.read(set);
            if (!all.containsKey(knob.key()) && raw.containsAll(knob.replaces()) && Double.isFinite(value)) {
                all.put(knob.key(), Value.of(value));
                if (isOverdetermined(set.table(), all, knob)) {
                    all.remove(knob.key());
                }
            }
        }
        return all;
    }

    /**
     * Those of the given knobs from which a set's raw values can be computed back: a jump of no speed has no time to its apex,
     * and stays raw.
     */
    static Map<String, Value> faithful(ParameterSet set, ParameterSet base, Map<String, Value> knobs) {
        ParameterSet back = apply(set, base, knobs);
        List<Parameter> lost = set.table().parameters().stream().filter(parameter -> !isClose(set.get(parameter), back.get(parameter))).toList();
        if (lost.isEmpty()) {
            return knobs;
        }
        Map<String, Value> rest = new LinkedHashMap<>(knobs);
        active(set.table(), knobs).stream().filter(knob -> knob.replaces().stream().anyMatch(lost::contains)).forEach(knob -> rest.remove(knob.key()));
        return rest;
    }

    private static boolean isClose(double a, double b) {
        return Math.abs(a - b) <= FAITHFUL * Math.max(1, Math.abs(a));
    }

    /** Whether the knobs that share raw parameters with one are more than the raw parameters they share. */
    static boolean isOverdetermined(ParameterTable table, Map<String, Value> knobs, Derived one) {
        List<Derived> family = active(table, knobs).stream().filter(knob -> knob.replaces().stream().anyMatch(one.replaces()::contains)).toList();
        return family.size() > replaced(family).size();
    }
}
