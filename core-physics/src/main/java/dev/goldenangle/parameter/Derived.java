package dev.goldenangle.parameter;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A knob a designer thinks in that is computed from raw ones, and back: jump height instead of jump speed.
 *
 * @param key      name in files, where it may stand instead of what it replaces
 * @param group    where it stands among the knobs
 * @param unit     what it measures
 * @param doc      what it means, one sentence
 * @param replaces the raw parameters it sets
 * @param reader   its value in a set
 * @param writer   the set in which it has another value and its companions keep theirs
 */
public record Derived(String key, Group group, Unit unit, String doc, List<Parameter> replaces,
                      ToDoubleFunction<ParameterSet> reader, Writer writer) {
    /** Makes the set in which the derived knob has the given value. */
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
