package dev.goldenangle.parameter;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The description of a parameter apart from its name: one line of a model's table.
 *
 * @param kind         number, whole number, switch or choice
 * @param group        the group it is shown in
 * @param unit         unit of its value
 * @param defaultValue the default, in the form it should be written in
 * @param min          hard lower limit
 * @param max          hard upper limit
 * @param sliderMin    left end of the slider, inside the hard limits
 * @param sliderMax    right end of the slider
 * @param options      the words of a choice, in order of their index; empty otherwise
 * @param doc          what it does, one sentence
 * @param tooLow       what breaks when it is too low
 * @param tooHigh      what breaks when it is too high
 * @param acts         when it can affect the movement
 */
public record Spec(Kind kind, Group group, Unit unit, Value defaultValue, Value min, Value max, Value sliderMin, Value sliderMax,
                   List<String> options, String doc, String tooLow, String tooHigh, ActsWhen acts) {

    /** The kinds of values a parameter can take. */
    public enum Kind { NUMBER, WHOLE, SWITCH, CHOICE }

    public static Spec number(Group group, Unit unit, Value defaultValue) {
        return new Spec(Kind.NUMBER, group, unit, defaultValue, Value.of(-1e9), Value.of(1e9), Value.of(0), Value.of(1), List.of(), "", "", "", ActsWhen.ALWAYS);
    }

    public static Spec number(Group group, Unit unit, double defaultValue) {
        return number(group, unit, Value.of(defaultValue));
    }

    /** A number with its hard limits and the range of its slider. */
    public static Spec number(Group group, Unit unit, double defaultValue, double min, double max, double sliderMin, double sliderMax) {
        return number(group, unit, defaultValue).limits(min, max).slider(sliderMin, sliderMax);
    }

    public static Spec whole(Group group, Unit unit, int defaultValue) {
        return new Spec(Kind.WHOLE, group, unit, Value.of(defaultValue), Value.of(Integer.MIN_VALUE), Value.of(Integer.MAX_VALUE),
                Value.of(0), Value.of(1), List.of(), "", "", "", ActsWhen.ALWAYS);
    }

    public static Spec onOff(Group group, boolean defaultValue) {
        return listed(Kind.SWITCH, group, List.of("false", "true"), defaultValue ? 1 : 0);
    }

    /** A choice among the constants of an enum, written in lower case with dashes. */
    public static <E extends Enum<E>> Spec choice(Group group, E defaultValue) {
        List<String> words = Arrays.stream(defaultValue.getDeclaringClass().getEnumConstants()).map(Spec::word).toList();
        return listed(Kind.CHOICE, group, words, defaultValue.ordinal());
    }

    private static Spec listed(Kind kind, Group group, List<String> options, int defaultIndex) {
        Value last = Value.of(options.size() - 1);
        return new Spec(kind, group, Unit.NONE, Value.of(defaultIndex), Value.of(0), last, Value.of(0), last, options, "", "", "", ActsWhen.ALWAYS);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A copy with another default. */
    public Spec start(double value) {
        return new Spec(kind, group, unit, Value.of(value), min, max, sliderMin, sliderMax, options, doc, tooLow, tooHigh, acts);
    }

    public Spec limits(Value low, Value high) {
        return new Spec(kind, group, unit, defaultValue, low, high, sliderMin, sliderMax, options, doc, tooLow, tooHigh, acts);
    }

    public Spec limits(double low, double high) {
        return limits(Value.of(low), Value.of(high));
    }

    public Spec slider(Value low, Value high) {
        return new Spec(kind, group, unit, defaultValue, min, max, low, high, options, doc, tooLow, tooHigh, acts);
    }

    public Spec slider(double low, double high) {
        return slider(Value.of(low), Value.of(high));
    }

    /** Sets the purpose, which is a full sentence, and what breaks when the value is too low or too high, both without a full stop. */
    public Spec doc(String purpose, String whenTooLow, String whenTooHigh) {
        return new Spec(kind, group, unit, defaultValue, min, max, sliderMin, sliderMax, options, purpose, whenTooLow, whenTooHigh, acts);
    }

    /** Sets when the parameter can affect the movement. */
    public Spec acts(ActsWhen when) {
        return new Spec(kind, group, unit, defaultValue, min, max, sliderMin, sliderMax, options, doc, tooLow, tooHigh, when);
    }

    /** For switches and choices, which cannot be too low or too high. */
    public Spec doc(String purpose) {
        return doc(purpose, "", "");
    }
}
