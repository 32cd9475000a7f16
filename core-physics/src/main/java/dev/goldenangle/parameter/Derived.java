package dev.goldenangle.parameter;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A knob computed from other parameters and back, for quantities designers think in: jump height instead of jump speed.
 *
 * @param key      name in files, where it can be used instead of the parameters it replaces
 * @param group    the group it is shown in
 * @param unit     unit of its value
 * @param doc      what it means, one sentence
 * @param replaces the parameters it sets
 * @param reader   computes its value from a set
 * @param writer   sets it to a value while the other derived knobs keep theirs
 */
public record Derived(String key, Group group, Unit unit, String doc, List<Parameter> replaces,
                      ToDoubleFunction<ParameterSet> reader, Writer writer) {
    /** Returns the set in which the derived knob has the given value. */
    @FunctionalInterface
    public interface Writer {
        ParameterSet write(ParameterSet set, double value);
    }

    public String label() {
        String words = key.replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    public double read(ParameterSet set) {
        return reader.applyAsDouble(set);
    }

    public ParameterSet write(ParameterSet set, double value) {
        return writer.write(set, value);
    }
}
