package dev.goldenangle.presets;

import dev.goldenangle.presets.TomlStatement.Kind;
import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlTable;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Splits a text into statements with the help of Jackson, which gives no positions for what it reads.
 *
 * <p>How it works: 1. A line that Jackson can read alone is a statement. 2. For a statement over several lines, Jackson gets the text with
 * the same key and another value in front. It then refuses the repeated key at the position where the next statement begins.
 * 3. Everything else is a mistake, and the search continues at the next line that looks like a statement. Every character is read at
 * most a few times, and the search ends after {@link #MOST_MISTAKES}.
 */
final class TomlStatements {
    static final int MOST_MISTAKES = 32;
    private static final int MOST_SIGNS = 8;
    private static final TomlTable NOTHING = new TomlTable(Map.of(), TomlLines.UNKNOWN);
    private static final Pattern STATEMENT = Pattern.compile("\\s*+(\\[\\[?+[\\w\\s.\"'-]++\\]\\]?+\\s*+(#.*+)?+|[\\w\\s.\"'-]++=.*+)\\R?");

    private final String text;
    private final List<TomlStatement> found = new ArrayList<>();
    private List<String> table = List.of();
    private int line = 1;
    private int mistakes;

    private TomlStatements(String text) {
        this.text = text;
    }

    /** Statements in the order of the text; lines between them are comments or blank. */
    static List<TomlStatement> of(String text) {
        TomlStatements statements = new TomlStatements(text);
        statements.readAll();
        return statements.found;
    }

    private void readAll() {
        for (int at = 0; at < text.length();) {
            int end = endOfLine(text, at);
            if (!isPassedOver(text, at, end)) {
                TomlStatement next = read(at, end);
                found.add(next);
                end = next.end();
            }
            for (; at < end; at = endOfLine(text, at)) {
                line++;
            }
        }
    }

    /** Whether a line is blank, or a comment without forbidden control characters. */
    static boolean isPassedOver(String text, int start, int end) {
        int at = start;
        int last = end;
        while (at < last && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        while (at < last && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        boolean passed = at == last || text.charAt(at) == '#';
        while (passed && at < last) {
            char c = text.charAt(at++);
            passed = c >= ' ' && c != 0x7f || c == '\t';
        }
        return passed;
    }

    private TomlStatement read(int at, int end) {
        String first = text.substring(at, end);
        String words = first.strip();
        Kind kind = words.startsWith("#") ? Kind.COMMENT : words.startsWith("[[") ? Kind.LIST_OF_TABLES : words.startsWith("[") ? Kind.TABLE : Kind.PAIR;
        try {
            return sound(at, end, kind, JacksonTree.of(first));
        } catch (TomlMistake alone) {
            Optional<String> key = kind == Kind.PAIR ? key(first) : Optional.empty();
            return key.isEmpty() ? broken(at, end, kind, List.of(), alone.behind(at)) : over(at, key.get(), alone.behind(at));
        }
    }

    private TomlStatement sound(int at, int end, Kind kind, TomlTable content) {
        List<String> keys = TomlStatement.keys(content);
        boolean isHeader = kind == Kind.TABLE || kind == Kind.LIST_OF_TABLES;
        table = isHeader ? keys : table;
        return new TomlStatement(at, end, place(at), kind, isHeader ? keys : below(table, keys), content, Optional.empty());
    }

    /** The text of a line before the equals sign; empty when it has no key. */
    static Optional<String> key(String line) {
        int tries = 0;
        for (int sign = line.indexOf('='); sign >= 0 && tries++ < MOST_SIGNS; sign = line.indexOf('=', sign + 1)) {
            try {
                JacksonTree.of(line.substring(0, sign) + "=0");
                return Optional.of(line.substring(0, sign));
            } catch (TomlMistake notYet) {
                continue;
            }
        }
        return Optional.empty();
    }

    /** A statement that may span several lines. */
    private TomlStatement over(int at, String key, TomlMistake alone) {
        TomlMistake mistake = alone;
        String front = key + "=0\n";
        try {
            new JacksonTree(TomlLines.UNKNOWN, 0).read(behind(front, at));
        } catch (TomlMistake refused) {
            mistake = refused.behind(at - front.length());
        }
        try {
            int next = mistake.offset() >= text.length() ? text.length() : text.lastIndexOf('\n', mistake.offset() - 1) + 1;
            if (mistake.isDuplicate() && next > at) {
                return sound(at, withoutComments(at, next), Kind.PAIR, JacksonTree.of(text.substring(at, next)));
            }
        } catch (TomlMistake inside) {
            mistake = inside.behind(at);
        }
        return broken(at, endOfLine(text, at), Kind.PAIR, keysOf(key), mistake);
    }

    /** Excludes the comments and blank lines before the next statement. */
    private int withoutComments(int at, int next) {
        int end = next;
        for (int start = startOfLine(end); start > at && (text.substring(start, end).isBlank() || text.substring(start, end).strip().startsWith("#")); start = startOfLine(end)) {
            end = start;
        }
        for (int tries = 0; end < next && tries < MOST_SIGNS; tries++) {
            try {
                JacksonTree.of(text.substring(at, end));
                return end;
            } catch (TomlMistake isPartOfAText) {
                end = endOfLine(text, end);
            }
        }
        return next;
    }

    private int startOfLine(int end) {
        return text.lastIndexOf('\n', end - 2) + 1;
    }

    private List<String> keysOf(String key) {
        try {
            return below(table, TomlStatement.keys(JacksonTree.of(key + "=0")));
        } catch (TomlMistake impossible) {
            return table;
        }
    }

    /** A broken header includes everything under it. */
    private TomlStatement broken(int at, int endOfLine, Kind kind, List<String> path, TomlMistake mistake) {
        boolean isHeader = kind == Kind.TABLE || kind == Kind.LIST_OF_TABLES;
        int end = endOfLine;
        while (end < text.length()) {
            int next = endOfLine(text, end);
            String words = text.substring(end, next);
            if (STATEMENT.matcher(words).matches() && (!isHeader || words.strip().startsWith("["))) {
                break;
            }
            end = next;
        }
        mistakes++;
        TomlMistake reported = mistakes < MOST_MISTAKES ? mistake : new TomlMistake("more than " + MOST_MISTAKES + " statements cannot be read; the rest was left out", at);
        return new TomlStatement(at, mistakes < MOST_MISTAKES ? end : text.length(), place(at), kind, path.isEmpty() && !isHeader ? table : path, NOTHING, Optional.of(reported));
    }

    private TomlPlace place(int at) {
        int blank = 0;
        while (Character.isWhitespace(text.charAt(at + blank))) {
            blank++;
        }
        return new TomlPlace(line, blank + 1);
    }

    /** The offset after the line end that follows an offset. */
    static int endOfLine(String text, int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end + 1;
    }

    private static List<String> below(List<String> table, List<String> keys) {
        List<String> path = new ArrayList<>(table);
        path.addAll(keys);
        return path;
    }

    /** The text from an offset on with a prefix, without copying it. */
    private Reader behind(String front, int at) {
        return new Reader() {
            private final Reader first = new StringReader(front);
            private final Reader second = new StringReader(text);

            {
                try {
                    second.skip(at);
                } catch (IOException impossible) {
                    throw new java.io.UncheckedIOException(impossible);
                }
            }

            @Override
            public int read(char[] into, int offset, int length) throws IOException {
                int count = first.read(into, offset, length);
                return count > 0 ? count : second.read(into, offset, length);
            }

            @Override
            public void close() {
                // nothing to close
            }
        };
    }
}
