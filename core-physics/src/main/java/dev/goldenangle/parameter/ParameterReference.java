package dev.goldenangle.parameter;

/** The reference table of a model's parameters as Markdown, in tuning order. Printed by the docs and the command line. */
public final class ParameterReference {
    private ParameterReference() {
    }

    public static String markdown(ParameterTable table) {
        StringBuilder text = new StringBuilder();
        for (Group group : table.groups()) {
            text.append("### ").append(group.label()).append("\n\n").append(group.doc()).append("\n\n");
            text.append("| key | default | slider | limits | what it does | too low | too high |\n|---|---:|---|---|---|---|---|\n");
            for (Parameter parameter : table.inGroup(group)) {
                row(text, parameter);
            }
            text.append('\n');
        }
        derived(text, table);
        return text.toString();
    }

    private static void row(StringBuilder text, Parameter parameter) {
        Spec spec = parameter.spec();
        boolean listed = !spec.options().isEmpty();
        text.append("| `").append(parameter.key()).append("` | ").append(written(spec, spec.defaultValue())).append(" | ")
                .append(listed ? String.join(", ", spec.options()) : range(spec.sliderMin(), spec.sliderMax())).append(" | ")
                .append(listed ? "" : range(spec.min(), spec.max())).append(" | ").append(spec.doc()).append(" | ")
                .append(spec.tooLow()).append(" | ").append(spec.tooHigh()).append(" |\n");
    }

    /** A value as shown to readers: the word of a choice, or the number with its unit. */
    public static String written(Spec spec, Value value) {
        if (!spec.options().isEmpty()) {
            return spec.options().get((int) value.amount());
        }
        return switch (value.form()) {
            case ABSOLUTE -> spec.unit().isAngle() ? value.text() + " rad" : (value.text() + " " + spec.unit().symbol()).strip();
            case DEGREES -> Value.digits(value.amount()) + spec.unit().symbol();
            case OF_W -> Value.digits(value.amount()) + " W";
            case MILLISECONDS -> Value.digits(value.amount()) + " ms";
        };
    }

    private static String range(Value low, Value high) {
        return low.text() + " – " + high.text();
    }

    private static void derived(StringBuilder text, ParameterTable table) {
        if (table.derived().isEmpty()) {
            return;
        }
        text.append("### Derived knobs\n\nIn a preset, each can be used instead of the parameters it replaces.\n\n| key | unit | replaces | meaning |\n|---|---|---|---|\n");
        for (Derived knob : table.derived()) {
            text.append("| `").append(knob.key()).append("` | ").append(knob.unit().symbol()).append(" | ")
                    .append(String.join(", ", knob.replaces().stream().map(p -> "`" + p.key() + "`").toList()))
                    .append(" | ").append(knob.doc()).append(" |\n");
        }
    }
}
