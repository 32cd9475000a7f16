package dev.goldenangle.map;

import java.util.List;

/**
 * A value of a TOML file and where it stands: a {@link String}, {@link Long}, {@link Double}, {@link Boolean} or a list of
 * values.
 *
 * @param content what it is
 * @param line    from 1
 * @param column  from 1
 */
record TomlValue(Object content, int line, int column) {
    boolean isNumber() {
        return content instanceof Long || content instanceof Double;
    }

    /** As a number of any kind; NaN when it is none. */
    double number() {
        return content instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    /** As a list; null when it is none. */
    @SuppressWarnings("unchecked")
    List<TomlValue> list() {
        return content instanceof List<?> values ? (List<TomlValue>) values : null;
    }

    /** What a person would call it. */
    String kind() {
        if (content instanceof String) {
            return "a text";
        }
        if (content instanceof Boolean) {
            return "true or false";
        }
        return content instanceof List ? "a list" : content instanceof Long ? "a whole number" : "a number";
    }
}
