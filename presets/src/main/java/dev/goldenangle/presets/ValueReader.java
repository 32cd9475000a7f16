package dev.goldenangle.presets;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import java.util.List;
import java.util.Optional;

/** Reads one value of a file as the kind its parameter asks for. Nothing is converted silently: a text is never a number. */
final class ValueReader {
    private final TomlDocument document;
    private final List<String> path;
    private final Unit unit;

    ValueReader(TomlDocument document, List<String> path, Unit unit) {
        this.document = document;
        this.path = path;
        this.unit = unit;
    }

    Optional<Value> read(Spec spec, JsonNode node) {
        return switch (spec.kind()) {
            case SWITCH -> node.isBoolean() ? Optional.of(Value.of(node.booleanValue() ? 1 : 0)) : refuse("must be true or false");
            case CHOICE -> choice(spec, node);
            case WHOLE -> node.isIntegralNumber() ? finite(node) : refuse("must be a whole number" + range(spec));
            case NUMBER -> number(node);
        };
    }

    private Optional<Value> choice(Spec spec, JsonNode node) {
        int index = node.isTextual() ? spec.options().indexOf(node.textValue()) : -1;
        String hint = node.isTextual() ? NearestWord.hint(node.textValue(), spec.options()) : "";
        return index >= 0 ? Optional.of(Value.of(index)) : refuse("must be one of \"" + String.join("\", \"", spec.options()) + "\"" + hint);
    }

    private static String range(Spec spec) {
        return " between " + spec.min().text() + " and " + spec.max().text();
    }

    /** A plain number, or a text with a suffix that says what it is a number of. */
    Optional<Value> number(JsonNode node) {
        if (node.isNumber()) {
            return finite(node);
        }
        if (!node.isTextual()) {
            return refuse("must be a number" + forms());
        }
        Optional<Value> parsed = Value.parse(node.textValue());
        if (parsed.isPresent() && parsed.get().form() == Form.ABSOLUTE) {
            return refuse("a plain number stands without quotes");
        }
        return parsed.isPresent() ? parsed : refuse("\"" + shortened(node.textValue()) + "\" is not a value; write a number" + forms());
    }

    private Optional<Value> finite(JsonNode node) {
        double number = node.doubleValue();
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
