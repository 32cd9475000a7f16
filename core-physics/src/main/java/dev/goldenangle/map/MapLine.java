package dev.goldenangle.map;

import java.util.function.Predicate;

/** Finds one key of a map without parsing the rest: one pass over the lines. */
final class MapLine {
    /** Whether there must be an equals sign between key and text: TOML has one, Quake maps have none. */
    enum Equals { NEEDED, OPTIONAL }

    private final String text;
    private int at;

    private MapLine(String text) {
        this.text = text;
    }

    /** The first accepted quoted text after a key at the beginning of a line; empty when there is none. */
    static String first(String text, String key, Equals equals, Predicate<String> isWanted) {
        MapLine line = new MapLine(text);
        while (line.at < text.length()) {
            String value = line.value(key, equals);
            if (value != null && isWanted.test(value)) {
                return value;
            }
            line.skipLine();
        }
        return "";
    }

    private String value(String key, Equals equals) {
        skipBlanks();
        boolean isQuoted = equals == Equals.OPTIONAL && take('"');
        if (!text.startsWith(key, at)) {
            return null;
        }
        at += key.length();
        if (isQuoted && !take('"')) {
            return null;
        }
        skipBlanks();
        if (!take('=') && equals == Equals.NEEDED) {
            return null;
        }
        skipBlanks();
        return take('"') ? upToQuote() : null;
    }

    private String upToQuote() {
        int end = at;
        while (end < text.length() && text.charAt(end) != '"') {
            if (text.charAt(end) == '\n') {
                return null;
            }
            end++;
        }
        return end < text.length() ? text.substring(at, end) : null;
    }

    private boolean take(char wanted) {
        boolean isThere = at < text.length() && text.charAt(at) == wanted;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) <= ' ' && text.charAt(at) != '\n') {
            at++;
        }
    }

    private void skipLine() {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end + 1;
    }
}
