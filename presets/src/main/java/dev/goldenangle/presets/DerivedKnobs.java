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

/** Computes derived knobs: which raw parameters they replace, and the raw values that result. */
final class DerivedKnobs {
    /** Relative rounding error allowed when a limit is converted to a derived knob and back. */
    private static final double ROUNDING = 1e-9;

    /** Relative error allowed when a raw value is converted to a derived knob and back. */
    private static final double FAITHFUL = 1e-6;

    private DerivedKnobs() {
    }

    /** The given knobs in the order of the table, so that the result does not depend on the order in a file. */
    static List<Derived> active(ParameterTable table, Map<String, Value> knobs) {
        return table.derived().stream().filter(knob -> knobs.containsKey(knob.key())).toList();
    }

    /** The raw parameters that the given knobs replace. */
    static Set<Parameter> replaced(Collection<Derived> knobs) {
        Set<Parameter> replaced = new LinkedHashSet<>();
        knobs.forEach(knob -> replaced.addAll(knob.replaces()));
        return replaced;
    }

    /**
     * The set in which every given knob has its value. Replaced parameters start from the base, so the same file always gives the same
     * bits. The limits are not checked.
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
     * The given knobs, plus all other knobs of the table that replace only the given raw parameters, with their values in a set. Redundant
     * knobs are left out: a group of raw parameters has at most as many knobs as members.
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
     * Returns the given knobs from which a set's raw values can be computed back. A jump without speed, for example, has no time to its
     * apex and stays raw.
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

    /** Whether more knobs share raw parameters with this one than there are raw parameters. */
    static boolean isOverdetermined(ParameterTable table, Map<String, Value> knobs, Derived one) {
        List<Derived> family = active(table, knobs).stream().filter(knob -> knob.replaces().stream().anyMatch(one.replaces()::contains)).toList();
        return family.size() > replaced(family).size();
    }
}
