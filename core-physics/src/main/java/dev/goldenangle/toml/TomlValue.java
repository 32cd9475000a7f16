package dev.goldenangle.toml;

import java.util.List;

/** A value of a TOML text. */
public final class TomlValue {
    private final Object content;
    private final TomlLines lines;

    /**
     * @param content a {@link String}, {@link Long}, {@link Double}, {@link Boolean}, a date or time of {@code java.time}, a list of
     *                values, or a {@link TomlTable}
     */
    public TomlValue(Object content, TomlLines lines) {
        this.content = content;
        this.lines = lines;
    }

    public Object content() {
        return content;
    }

    public TomlPlace place() {
        return lines.of(this);
    }

    public boolean isText() {
        return content instanceof String;
    }

    public boolean isNumber() {
        return content instanceof Long || content instanceof Double;
    }

    /** Whether it has no fraction and fits 64 bits. */
    public boolean isWhole() {
        return content instanceof Long;
    }

    /** As a text; null when it is something else. */
    public String text() {
        return content instanceof String text ? text : null;
    }

    /** As a number; NaN when it is something else. */
    public double number() {
        return isNumber() ? ((Number) content).doubleValue() : Double.NaN;
    }

    /** As a list; null when it is something else. */
    @SuppressWarnings("unchecked")
    public List<TomlValue> list() {
        return content instanceof List<?> values ? (List<TomlValue>) values : null;
    }

    /** As a table; null when it is something else. */
    public TomlTable table() {
        return content instanceof TomlTable table ? table : null;
    }

    /** Whether it is a table or a list of tables. */
    public boolean isMadeOfTables() {
        List<TomlValue> list = list();
        return table() != null || list != null && !list.isEmpty() && list.stream().allMatch(value -> value.table() != null);
    }

    /** The kind of value in words, for messages. */
    public String kind() {
        if (isText()) {
            return "a text";
        }
        if (isNumber()) {
            return isWhole() ? "a whole number" : "a number";
        }
        if (content instanceof Boolean) {
            return "true or false";
        }
        return list() != null ? "a list" : table() != null ? "a table" : "a date or time";
    }

    Object plain() {
        return table() != null ? table().plain() : list() != null ? list().stream().map(TomlValue::plain).toList() : content;
    }
}
