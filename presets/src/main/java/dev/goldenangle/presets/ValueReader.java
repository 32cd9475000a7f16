package dev.goldenangle.presets;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toml.TomlValue;

import java.util.List;
import java.util.Optional;

/** Reads one value of a file as the type its parameter needs. Nothing is converted silently: a text is never read as a number. */
final class ValueReader {
    private final TomlDocument document;
    private final List<String> path;
    private final Unit unit;

    ValueReader(TomlDocument document, List<String> path, Unit unit) {
        this.document = document;
        this.path = path;
        this.unit = unit;
    }

    Optional<Value> read(Spec spec, TomlValue value) {
        return switch (spec.kind()) {
            case SWITCH -> value.content() instanceof Boolean on ? Optional.of(Value.of(on ? 1 : 0)) : refuse("must be true or false");
            case CHOICE -> choice(spec, value);
            case WHOLE -> value.isWhole() ? finite(value) : refuse("must be a whole number" + range(spec));
            case NUMBER -> number(value);
        };
    }

    private Optional<Value> choice(Spec spec, TomlValue value) {
        int index = value.isText() ? spec.options().indexOf(value.text()) : -1;
        if (index >= 0) {
            return Optional.of(Value.of(index));
        }
        String hint = value.isText() ? NearestWord.hint(value.text(), spec.options()) : "";
        return refuse("must be one of \"" + String.join("\", \"", spec.options()) + "\"" + hint);
    }

    private static String range(Spec spec) {
        return " between " + spec.min().text() + " and " + spec.max().text();
    }

    /** A plain number, or a text with a suffix for its form. */
    Optional<Value> number(TomlValue value) {
        if (value.isNumber()) {
            return finite(value);
        }
        if (!value.isText()) {
            return refuse("must be a number" + forms());
        }
        Optional<Value> parsed = Value.parse(value.text());
        if (parsed.isPresent() && parsed.get().form() == Form.ABSOLUTE) {
            return refuse("write a plain number without quotes");
        }
        return parsed.isPresent() ? parsed : refuse("\"" + shortened(value.text()) + "\" is not a value; write a number" + forms());
    }

    private Optional<Value> finite(TomlValue value) {
        double number = value.number();
        return Double.isFinite(number) ? Optional.of(Value.of(number)) : refuse("must be a finite number");
    }

    private String forms() {
        if (unit.isAngle()) {
            return " of radians or a text such as \"35deg\"";
        }
        return unit == Unit.HERTZ ? " or a text such as \"8ms\"" : " or, for a speed, a text such as \"0.3W\"";
    }

    private static String shortened(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "…" : text;
    }

    private Optional<Value> refuse(String reason) {
        document.problem(path, reason);
        return Optional.empty();
    }
}
