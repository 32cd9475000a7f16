package dev.goldenangle.map;

import dev.goldenangle.math.Decimal;

/**
 * Splits the text of a map file into tokens. It skips blanks and comments and keeps positions for problems. It never throws,
 * and every call that takes a token moves forward, so a loop until {@link #END} always ends.
 */
final class MapScanner {
    static final int END = -1;

    private final String text;
    private final int length;
    private int at;
    private int line = 1;
    private int lineStart;
    private int lineEnd = -1;
    private int tokenLine = 1;
    private int tokenColumn = 1;

    MapScanner(String text) {
        this.text = text;
        length = text.length();
        if (length > 0 && text.charAt(0) == '\uFEFF') {
            at = 1;
        }
    }

    /** The first character of the next token, or {@link #END}; its position becomes {@link #line} and {@link #column}. */
    int peek() {
        skipBlank();
        tokenLine = line;
        tokenColumn = at - lineStart + 1;
        return at < length ? text.charAt(at) : END;
    }

    int line() {
        return tokenLine;
    }

    int column() {
        return tokenColumn;
    }

    /** Takes this character if it is next. */
    boolean take(char wanted) {
        if (peek() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    private void skipBlank() {
        while (at < length) {
            char c = text.charAt(at);
            if (c == '\n') {
                at++;
                line++;
                lineStart = at;
            } else if (isBlank(c)) {
                at++;
            } else if (c == '/' && at + 1 < length && text.charAt(at + 1) == '/') {
                at = endOfLine();
            } else {
                return;
            }
        }
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\u00A0' || c == '\uFEFF';
    }

    /** Cached per line; otherwise a file with one huge line would be searched again at every problem. */
    private int endOfLine() {
        if (lineEnd < lineStart) {
            int end = text.indexOf('\n', at);
            lineEnd = end < 0 ? length : end;
        }
        return lineEnd;
    }

    /** Everything up to the next blank, as texture names are written: braces and brackets are part of it. */
    String word() {
        peek();
        int start = at;
        while (at < length && !isBlank(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    /** Like {@link #word}, but brackets and quotes end it, so that "(0 0 0)" needs no spaces. At least one character. */
    String atom() {
        int start = peekAt();
        at = endOfAtom(start);
        return text.substring(start, at);
    }

    private int peekAt() {
        peek();
        return at;
    }

    private int endOfAtom(int start) {
        int end = start;
        while (end < length && !isBlank(text.charAt(end)) && !isMark(text.charAt(end))) {
            end++;
        }
        return end == start && end < length ? end + 1 : end;
    }

    private static boolean isMark(char c) {
        return c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}' || c == '"';
    }

    /** A finite decimal number; otherwise NaN, and nothing is taken. */
    double number() {
        int start = peekAt();
        int end = endOfAtom(start);
        double value = Decimal.parse(text, start, end);
        if (!Double.isNaN(value)) {
            at = end;
        }
        return value;
    }

    /**
     * The inside of a quoted string, or null when the line ends before the closing quote; then the whole line is taken.
     * A backslash escapes a quote, unless the quote is the last character on its line (a path ending in a backslash).
     */
    String quoted() {
        peek();
        int start = at + 1;
        int end = endOfLine();
        int close = start;
        while (close < end && !closes(close, end)) {
            close++;
        }
        if (close >= end) {
            at = end;
            return null;
        }
        at = close + 1;
        return text.substring(start, close);
    }

    private boolean closes(int quote, int end) {
        if (text.charAt(quote) != '"') {
            return false;
        }
        return text.charAt(quote - 1) != '\\' || isBlankBetween(quote + 1, end);
    }

    private boolean isBlankBetween(int from, int to) {
        for (int i = from; i < to; i++) {
            if (!isBlank(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Skips the rest of the line after something unreadable, but stops before a brace surrounded by blanks. */
    void skipLine() {
        int end = endOfLine();
        while (at < end && !isLoneBrace(at, end)) {
            at++;
        }
    }

    private boolean isLoneBrace(int i, int end) {
        char c = text.charAt(i);
        return (c == '{' || c == '}') && (i == 0 || isBlank(text.charAt(i - 1))) && (i + 1 >= end || isBlank(text.charAt(i + 1)));
    }
}
