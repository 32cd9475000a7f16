package dev.goldenangle.presets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds where each key of a TOML text stands, which the parser does not tell. It understands tables, dotted and quoted keys,
 * inline tables, arrays, strings of all four kinds and comments; what it does not understand it skips to the end of the line,
 * because judging the syntax is the parser's business.
 */
final class TomlKeys {
    static final int MAX_DEPTH = 16;
    static final int MAX_KEYS = 4096;

    /**
     * A key, or the header of a table.
     *
     * @param path   names from the root
     * @param header whether it is a table header
     * @param array  whether it stands in an array of tables, where names repeat rightly
     * @param from   offset of its first character
     * @param to     offset behind its value or header
     */
    record Entry(List<String> path, boolean header, boolean array, int from, int to) {
        String key() {
            return String.join(".", path);
        }
    }

    private final String text;
    private final int[] lineStarts;
    private final List<Entry> entries = new ArrayList<>();
    private int at;
    private int tooDeepAt = -1;

    private TomlKeys(String text) {
        this.text = text;
        int[] starts = new int[16];
        int lines = 1;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            starts = lines == starts.length ? Arrays.copyOf(starts, 2 * lines) : starts;
            starts[lines++] = i + 1;
        }
        lineStarts = Arrays.copyOf(starts, lines);
    }

    static TomlKeys scan(String text) {
        TomlKeys keys = new TomlKeys(text);
        keys.scanDocument();
        return keys;
    }

    List<Entry> entries() {
        return entries;
    }

    /** Offset at which nesting passes {@link #MAX_DEPTH}, or −1. */
    int tooDeepAt() {
        return tooDeepAt;
    }

    int lineOf(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    int columnOf(int offset) {
        return offset - lineStarts[lineOf(offset) - 1] + 1;
    }

    /** Offset of a line and column, both from 1, kept inside the text. */
    int offsetOf(int line, int column) {
        int start = lineStarts[Math.max(0, Math.min(lineStarts.length, line) - 1)];
        return Math.max(0, Math.min(text.length(), start + column - 1));
    }

    /** The first key with this path; its table's header when there is no key, as for a whole table. */
    Optional<Entry> find(List<String> path) {
        return entries.stream().filter(e -> e.path().equals(path)).findFirst()
                .or(() -> entries.stream().filter(e -> e.path().size() > path.size() && e.path().subList(0, path.size()).equals(path)).findFirst());
    }

    /** The innermost key or header around an offset. */
    Optional<Entry> around(int offset) {
        return entries.stream().filter(e -> e.from() <= offset && offset <= e.to()).reduce((a, b) -> b);
    }

    /** Where one of the tables of an array begins, counted from 0; −1 when there is none. */
    int tableOf(String name, int index) {
        int[] starts = entries.stream().filter(e -> e.header() && e.path().equals(List.of(name))).mapToInt(Entry::from).toArray();
        return index < starts.length ? starts[index] : -1;
    }

    /** Where a key stands behind an offset and before the next header; −1 when it does not. */
    int keyIn(List<String> path, int from) {
        int end = entries.stream().filter(e -> e.header() && e.from() > from).mapToInt(Entry::from).findFirst().orElse(text.length());
        return entries.stream().filter(e -> !e.header() && e.from() > from && e.from() < end && e.path().equals(path)).mapToInt(Entry::from).findFirst().orElse(-1);
    }

    private void scanDocument() {
        List<String> table = List.of();
        boolean inArray = false;
        while (skipBlank()) {
            int from = at;
            if (peek() == '[') {
                boolean array = text.startsWith("[[", at);
                at += array ? 2 : 1;
                List<String> path = keyPath(List.of());
                skipLine();
                if (!path.isEmpty()) {
                    table = path;
                    inArray = array;
                    add(entries.size(), new Entry(path, true, array, from, at));
                }
            } else {
                keyValue(table, inArray, 1);
                skipLine();
            }
        }
    }

    private void add(int slot, Entry entry) {
        if (entries.size() <= MAX_KEYS) {
            entries.add(slot, entry);
        }
    }

    private void keyValue(List<String> table, boolean inArray, int depth) {
        int from = at;
        List<String> path = keyPath(table);
        skipSpaces();
        if (path.size() == table.size() || peek() != '=') {
            return;
        }
        at++;
        int slot = entries.size();
        value(path, inArray, depth);
        add(slot, new Entry(path, false, inArray, from, Math.min(at, text.length())));
    }

    /** Reads {@code a."b c".d} behind the table it stands in; stops at what is no key. */
    private List<String> keyPath(List<String> table) {
        List<String> path = new ArrayList<>(table);
        while (path.size() <= MAX_DEPTH) {
            skipSpaces();
            Optional<String> name = name();
            if (name.isEmpty()) {
                return path;
            }
            path.add(name.get());
            skipSpaces();
            if (peek() != '.') {
                return path;
            }
            at++;
        }
        tooDeepAt = tooDeepAt < 0 ? at : tooDeepAt;
        return path;
    }

    private Optional<String> name() {
        int from = at;
        if (peek() == '"' || peek() == '\'') {
            skipString();
            int end = Math.min(at, text.length());
            return Optional.of(text.substring(Math.min(from + 1, end), Math.max(Math.min(from + 1, end), end - 1)));
        }
        while (isBare(peek())) {
            at++;
        }
        return at > from ? Optional.of(text.substring(from, at)) : Optional.empty();
    }

    private static boolean isBare(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    private void value(List<String> path, boolean inArray, int depth) {
        if (depth > MAX_DEPTH) {
            tooDeepAt = tooDeepAt < 0 ? at : tooDeepAt;
            skipLine();
            return;
        }
        skipSpaces();
        switch (peek()) {
            case '"', '\'' -> skipString();
            case '[' -> array(path, depth);
            case '{' -> inlineTable(path, inArray, depth);
            default -> skipUntil(depth == 1 ? "#\n" : ",]}#\n");
        }
    }

    private void array(List<String> path, int depth) {
        at++;
        while (skipBlank() && peek() != ']') {
            int before = at;
            value(path, true, depth + 1);
            skipBlank();
            if (peek() == ',') {
                at++;
            }
            at = at == before ? at + 1 : at;
        }
        at = Math.min(text.length(), at + 1);
    }

    private void inlineTable(List<String> path, boolean inArray, int depth) {
        at++;
        while (skipBlank() && peek() != '}') {
            int before = at;
            keyValue(path, inArray, depth + 1);
            skipBlank();
            if (peek() == ',') {
                at++;
            }
            at = at == before ? at + 1 : at;
        }
        at = Math.min(text.length(), at + 1);
    }

    private void skipString() {
        String quote = text.substring(at, at + 1);
        boolean multiLine = text.startsWith(quote.repeat(3), at);
        String close = multiLine ? quote.repeat(3) : quote;
        at += close.length();
        while (at < text.length() && !text.startsWith(close, at)) {
            if (!multiLine && text.charAt(at) == '\n') {
                return;
            }
            at += quote.equals("\"") && text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(text.length(), at + close.length());
        while (multiLine && text.startsWith(quote, at)) {
            at++;
        }
    }

    private void skipUntil(String stops) {
        while (at < text.length() && stops.indexOf(text.charAt(at)) < 0) {
            at++;
        }
    }

    private void skipLine() {
        skipUntil("\n");
    }

    private void skipSpaces() {
        while (peek() == ' ' || peek() == '\t') {
            at++;
        }
    }

    /** Skips white space, line ends and comments; false at the end of the text. */
    private boolean skipBlank() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                skipLine();
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                at++;
            } else {
                return true;
            }
        }
        return false;
    }

    private int peek() {
        return at < text.length() ? text.charAt(at) : -1;
    }
}
