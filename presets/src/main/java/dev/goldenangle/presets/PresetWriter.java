package dev.goldenangle.presets;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Writes presets as TOML: one table per group in tuning order, above each key a comment with meaning, unit and range, and each
 * value in the form it was given in. A group that is off is left out unless its values were changed. A preset that extends another holds only the differences.
 */
public final class PresetWriter {
    private static final int LINE_WIDTH = 110;

    private final Preset preset;
    private final StringBuilder text = new StringBuilder();
    private final Set<String> writtenKnobs = new LinkedHashSet<>();

    private PresetWriter(Preset preset) {
        this.preset = preset;
    }

    public static String write(Preset preset) {
        PresetWriter writer = new PresetWriter(preset);
        writer.header();
        preset.table().groups().forEach(writer::group);
        return writer.text.toString();
    }

    private void header() {
        text.append("name = ").append(quoted(preset.name())).append('\n');
        text.append("model = ").append(quoted(preset.model())).append('\n');
        text.append("description = ").append(quoted(preset.description())).append('\n');
        preset.base().ifPresent(base -> text.append("extends = ").append(quoted(base.id())).append('\n'));
        preset.goals().ifPresent(goals -> text.append("goals = ").append(quoted(goals)).append('\n'));
    }

    private void group(Group group) {
        if (preset.base().isEmpty() && isOffAtDefaults(group)) {
            return;
        }
        int before = text.length();
        text.append('\n');
        comment(group.label() + ". " + sentence(group.doc()));
        text.append('[').append(group.key()).append("]\n");
        int empty = text.length();
        for (Parameter parameter : preset.table().inGroup(group)) {
            if (preset.isReplaced(parameter)) {
                preset.table().derived().stream().filter(knob -> knob.group().equals(group) && knob.replaces().contains(parameter)).forEach(this::knob);
            } else if (isOwn(parameter)) {
                parameter(parameter);
            }
        }
        preset.table().derived().stream().filter(knob -> knob.group().equals(group)).forEach(this::knob);
        if (text.length() == empty) {
            text.setLength(before);
        }
    }

    /** Whether a group can be off, is off, and has no other values to keep. */
    private boolean isOffAtDefaults(Group group) {
        return preset.table().switchOf(group).isPresent() && preset.table().inGroup(group).stream()
                .allMatch(parameter -> preset.parameters().value(parameter).equals(preset.table().defaults().value(parameter)));
    }

    /** Whether the file must set a raw parameter: it differs from the base, or the base replaces it by a derived knob. */
    private boolean isOwn(Parameter parameter) {
        return preset.base().map(base -> base.isReplaced(parameter)
                || !base.parameters().value(parameter).equals(preset.parameters().value(parameter))).orElse(true);
    }

    private void parameter(Parameter parameter) {
        Spec spec = parameter.spec();
        StringBuilder about = new StringBuilder(sentence(spec.doc())).append(' ').append(switch (spec.kind()) {
            case SWITCH -> "True or false.";
            case CHOICE -> "One of " + String.join(", ", spec.options()) + ".";
            case NUMBER, WHOLE -> unit(spec.unit()) + spec.min().text() + " to " + spec.max().text() + ".";
        });
        about.append(spec.tooLow().isEmpty() ? "" : " Too low: " + sentence(spec.tooLow()));
        about.append(spec.tooHigh().isEmpty() ? "" : " Too high: " + sentence(spec.tooHigh()));
        comment(about.toString());
        text.append(parameter.key()).append(" = ").append(written(spec, preset.parameters().value(parameter))).append('\n');
    }

    private void knob(Derived knob) {
        Value value = preset.derived().get(knob.key());
        boolean inherited = preset.base().map(base -> value != null && value.equals(base.derived().get(knob.key()))).orElse(false);
        if (value == null || inherited || !writtenKnobs.add(knob.key())) {
            return;
        }
        String replaced = String.join(" and ", knob.replaces().stream().map(Parameter::key).toList());
        comment(sentence(knob.doc()) + " " + unit(knob.unit()) + "instead of " + replaced + ".");
        text.append(knob.key()).append(" = ").append(number(value)).append('\n');
    }

    private static String unit(Unit unit) {
        return unit == Unit.NONE || unit == Unit.RATIO ? "" : "In " + unit.symbol() + ", ";
    }

    private static String sentence(String words) {
        return words.isEmpty() || words.endsWith(".") ? words : words + ".";
    }

    private void comment(String words) {
        comment(text, words);
    }

    static void comment(StringBuilder text, String words) {
        int column = 0;
        for (String word : words.strip().split("\\s+")) {
            if (column == 0 || column + 1 + word.length() > LINE_WIDTH) {
                text.append(column == 0 ? "" : "\n").append('#');
                column = 1;
            }
            text.append(' ').append(word);
            column += 1 + word.length();
        }
        text.append('\n');
    }

    private static String written(Spec spec, Value value) {
        return switch (spec.kind()) {
            case SWITCH -> spec.options().get((int) value.amount());
            case CHOICE -> quoted(spec.options().get((int) value.amount()));
            case NUMBER, WHOLE -> number(value);
        };
    }

    private static String number(Value value) {
        return value.form().suffix().isEmpty() ? value.text() : '"' + value.text() + '"';
    }

    static String quoted(String words) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> quoted.append(c < 0x20 || c == 0x7f ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return quoted.append('"').toString();
    }
}
