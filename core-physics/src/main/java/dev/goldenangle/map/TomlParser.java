package dev.goldenangle.map;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the part of TOML that map files use: keys with texts, numbers, true and false, lists of these, arrays of tables,
 * comments. A line that cannot be read is listed with its place and left out; the rest is there.
 *
 * <p>Not suitable for dotted and quoted keys, single tables, inline tables, dates and texts over several lines, which map
 * files have no use for; each is a problem.
 */
final class TomlParser {
    static final int MAX_CHARACTERS = 4 << 20;
    private static final int MAX_VALUES = 1 << 20;
    private static final int MAX_DEPTH = 8;
    private static final int MAX_TABLES = 1 << 16;
    private static final int MAX_DIGITS = 40;
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(_\\d+)*(\\.\\d+(_\\d+)*)?([eE][+-]?\\d+)?");
    private static final int END = -1;

    /** Stops the reading of one line. */
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String reason) {
            super(reason, null, false, false);
        }
    }

    private final String text;
    private final Problems problems;
    private final TomlTable top = new TomlTable(1, 1);
    private TomlTable current = top;
    private int at;
    private int line = 1;
    private int lineStart;
    private int values;
    private int tables;

    TomlParser(String text, Problems problems) {
        this.text = text;
        this.problems = problems;
    }

    TomlTable parse() {
        if (text.length() > MAX_CHARACTERS) {
            problems.add(1, 1, "the file has more than " + MAX_CHARACTERS + " characters; nothing of it was read");
            return top;
        }
        while (skipBlank() != END) {
            try {
                readLine();
            } catch (Unreadable unreadable) {
                problems.add(line, column(), unreadable.getMessage());
                skipLine();
            }
        }
        return top;
    }

    private void readLine() throws Unreadable {
        if (peek() == '[') {
            readHeading();
        } else {
            readPair();
        }
        skipSpaces();
        if (peek() != END && peek() != '\n' && peek() != '#') {
            throw new Unreadable("nothing more may follow on this line");
        }
        skipLine();
    }

    private void readHeading() throws Unreadable {
        int startLine = line;
        int startColumn = column();
        advance();
        if (peek() != '[') {
            throw new Unreadable("a table is written in double brackets here, as in [[polygon]]");
        }
        advance();
        skipSpaces();
        String name = readKey();
        skipSpaces();
        expect(']');
        expect(']');
        if (++tables > MAX_TABLES) {
            throw new Unreadable("more than " + MAX_TABLES + " tables");
        }
        current = top.add(name, startLine, startColumn);
    }

    private void readPair() throws Unreadable {
        int startLine = line;
        int startColumn = column();
        String key = readKey();
        skipSpaces();
        expect('=');
        skipSpaces();
        TomlValue value = readValue(0);
        if (current.values.putIfAbsent(key, value) != null) {
            problems.add(startLine, startColumn, "\"" + key + "\" is given twice; the first one counts");
        }
    }

    private String readKey() throws Unreadable {
        int start = at;
        while (isKeyCharacter(peek())) {
            advance();
        }
        if (start == at) {
            throw new Unreadable("a name of letters, digits, _ and - is expected");
        }
        return text.substring(start, at);
    }

    private static boolean isKeyCharacter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    private TomlValue readValue(int depth) throws Unreadable {
        int startLine = line;
        int startColumn = column();
        if (++values > MAX_VALUES) {
            throw new Unreadable("more than " + MAX_VALUES + " values");
        }
        Object content = switch (peek()) {
            case '"' -> readText();
            case '[' -> readList(depth);
            default -> readWord();
        };
        return new TomlValue(content, startLine, startColumn);
    }

    private String readText() throws Unreadable {
        advance();
        StringBuilder read = new StringBuilder();
        while (peek() != '"') {
            int c = peek();
            if (c == END || c == '\n') {
                throw new Unreadable("the text is not closed by \"");
            }
            advance();
            read.append(c == '\\' ? readEscape() : (char) c);
        }
        advance();
        return read.toString();
    }

    private char readEscape() throws Unreadable {
        int c = peek();
        advance();
        return switch (c) {
            case '"', '\\' -> (char) c;
            case 'n' -> '\n';
            case 't' -> '\t';
            default -> throw new Unreadable("only \\\", \\\\, \\n and \\t may follow a backslash");
        };
    }

    private List<TomlValue> readList(int depth) throws Unreadable {
        if (depth >= MAX_DEPTH) {
            throw new Unreadable("lists are nested more than " + MAX_DEPTH + " deep");
        }
        advance();
        List<TomlValue> list = new ArrayList<>();
        while (skipBlank() != ']') {
            list.add(readValue(depth + 1));
            if (skipBlank() == ',') {
                advance();
            } else if (peek() != ']') {
                throw new Unreadable("the list is not closed by ]");
            }
        }
        advance();
        return List.copyOf(list);
    }

    private Object readWord() throws Unreadable {
        int start = at;
        while (isKeyCharacter(peek()) || peek() == '+' || peek() == '.') {
            advance();
        }
        String word = text.substring(start, at);
        if (word.equals("true") || word.equals("false")) {
            return word.equals("true");
        }
        Object number = number(word);
        if (number == null) {
            throw new Unreadable(word.isEmpty() ? "a value is expected" : "\"" + word + "\" is not a value");
        }
        return number;
    }

    /** A whole number or a decimal one as TOML writes them, with _ between digits; null when it is neither. */
    private static Object number(String word) {
        if (word.length() > MAX_DIGITS || !NUMBER.matcher(word).matches()) {
            return null;
        }
        String digits = word.replace("_", "");
        double value = Double.parseDouble(digits);
        boolean whole = digits.chars().allMatch(c -> c >= '0' && c <= '9' || c == '+' || c == '-');
        if (whole && Math.abs(value) < 1e15) {
            return (long) value;
        }
        return Double.isFinite(value) ? (Object) value : null;
    }

    private void expect(char wanted) throws Unreadable {
        if (peek() != wanted) {
            throw new Unreadable("\"" + wanted + "\" is expected");
        }
        advance();
    }

    private int peek() {
        if (at >= text.length()) {
            return END;
        }
        char c = text.charAt(at);
        return c == '\r' ? '\n' : c;
    }

    private void advance() {
        if (at < text.length()) {
            if (text.charAt(at) == '\n') {
                line++;
                lineStart = at + 1;
            }
            at++;
        }
    }

    private int column() {
        return at - lineStart + 1;
    }

    private void skipSpaces() {
        while (peek() == ' ' || peek() == '\t') {
            advance();
        }
    }

    private void skipLine() {
        while (peek() != END && text.charAt(at) != '\n') {
            advance();
        }
    }

    /** Past spaces, line ends and comments; returns what comes then. */
    private int skipBlank() {
        while (true) {
            int c = peek();
            if (c == '#') {
                skipLine();
            } else if (c == ' ' || c == '\t' || c == '\n') {
                advance();
            } else {
                return c;
            }
        }
    }
}
