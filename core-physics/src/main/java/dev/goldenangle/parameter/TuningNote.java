package dev.goldenangle.parameter;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;

/**
 * Tuning advice: which knobs to turn first when something feels wrong. One line of a model's tuning guide.
 *
 * @param group  the heading it belongs under
 * @param when   what feels wrong, without the "if"
 * @param then   what to do about it
 * @param knobs  keys of the parameters it names, in the order to turn them
 * @param checks keys of the metrics it improves when they miss their goal on the bad side; may be empty
 */
public record TuningNote(Group group, String when, String then, List<String> knobs, List<String> checks) {
    public String text() {
        return "If " + when + ", " + then + ".";
    }

    /** The text with the names that the knobs have on screen instead of their keys. */
    public String shown(ParameterTable table) {
        String text = text();
        for (String key : knobs.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList()) {
            String label = table.find(key).map(Parameter::label).orElse(key);
            text = text.replaceAll("(?<![\\w“])" + key + "(?!\\w)", Matcher.quoteReplacement("“" + label + "”"));
        }
        return text;
    }
}
