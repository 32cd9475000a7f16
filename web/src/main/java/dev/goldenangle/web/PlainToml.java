package dev.goldenangle.web;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * TOML in a page, where Jackson cannot run. The workbench reads a TOML text when it makes the page and adds its values in a plain form: a letter for
 * the kind, a length or a number, and the content. In the page this class gives them to the core whenever it reads that text.
 */
public final class PlainToml implements TomlReader {
    private static final Map<String, String> KNOWN = new HashMap<>();

    private String text;
    private int at;

    /** The plain form of a table. */
    public static String write(TomlTable table) {
        StringBuilder out = new StringBuilder();
        write(out, table);
        return out.toString();
    }

    private static void write(StringBuilder out, Object content) {
        if (content instanceof TomlTable table) {
            out.append('{').append(table.values().size()).append(';');
            table.values().forEach((key, value) -> {
                write(out, key);
                write(out, value.content());
            });
        } else if (content instanceof List<?> list) {
            out.append('[').append(list.size()).append(';');
            list.forEach(value -> write(out, ((TomlValue) value).content()));
        } else if (content instanceof Long whole) {
            out.append('i').append(whole).append(';');
        } else if (content instanceof Double number) {
            out.append('d').append(number).append(';');
        } else if (content instanceof Boolean value) {
            out.append(value ? "t;" : "f;");
        } else {
            String words = String.valueOf(content);
            out.append('s').append(words.length()).append(';').append(words);
        }
    }

    /** From now on, this TOML text has these values. */
    static void know(String toml, String plain) {
        KNOWN.put(toml, plain);
    }

    @Override
    public TomlTable read(String toml, TomlLimits limits, Consumer<TomlProblem> problems) {
        String plain = KNOWN.get(toml);
        if (plain == null) {
            problems.accept(new TomlProblem(TomlPlace.START, "", "this TOML text is not part of the page"));
            return new TomlTable(Map.of(), TomlLines.UNKNOWN);
        }
        return new PlainToml(plain).value().table();
    }

    /** The reader that the core finds as a service. */
    public PlainToml() {
        this("");
    }

    private PlainToml(String text) {
        this.text = text;
    }

    private TomlValue value() {
        char kind = text.charAt(at++);
        int end = text.indexOf(';', at);
        String number = text.substring(at, end);
        at = end + 1;
        return new TomlValue(switch (kind) {
            case '{' -> table(Integer.parseInt(number));
            case '[' -> list(Integer.parseInt(number));
            case 'i' -> Long.valueOf(Long.parseLong(number));
            case 'd' -> Double.valueOf(Decimal.parse(number));
            case 's' -> words(Integer.parseInt(number));
            default -> kind == 't';
        }, TomlLines.UNKNOWN);
    }

    private TomlTable table(int size) {
        Map<String, TomlValue> values = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            String key = value().text();
            values.put(key, value());
        }
        return new TomlTable(values, TomlLines.UNKNOWN);
    }

    private List<TomlValue> list(int size) {
        List<TomlValue> values = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            values.add(value());
        }
        return values;
    }

    private String words(int length) {
        at += length;
        return text.substring(at - length, at);
    }
}
