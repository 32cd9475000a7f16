package dev.goldenangle.toml;

import dev.goldenangle.toml.TomlTable.Origin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads TOML 1.0 and finds every mistake of a text at once.
 *
 * <p>How it works: 1. each statement, a header or a key with its value, is read on its own; 2. a statement that cannot be read is
 * reported with its place and left out; 3. what stands under a header that cannot be read is left out with it; 4. inside
 * brackets left open, the reader goes on at the next line that looks like a statement. It never throws.
 *
 * <p>Not suitable for whole numbers beyond 64 bits, which become decimal ones, nor for a check of what stands in comments.
 */
public final class TomlReader {
    private static final Pattern STATEMENT = Pattern.compile("\\s*(\\[\\[?[\\w\\s.\"'-]+\\]\\]?\\s*(#.*)?|[\\w\\s.\"'-]+=.*)");

    private final TomlText text;
    private final TomlStrings strings;
    private final TomlLimits limits;
    private final Consumer<TomlProblem> problems;
    private final TomlTable top = new TomlTable(TomlPlace.START, Origin.HEADER);
    private final TomlHeaders headers = new TomlHeaders(top);
    private TomlTable current = top;
    private List<String> currentPath = List.of();
    private String around = "";
    private int depth;
    private int values;

    private TomlReader(String text, TomlLimits limits, Consumer<TomlProblem> problems) {
        this.text = new TomlText(text);
        this.strings = new TomlStrings(this.text);
        this.limits = limits;
        this.problems = problems;
    }

    /**
     * @param problems told of every statement that cannot be read, in the order of the text
     * @return what could be read, empty at worst
     */
    public static TomlTable read(String given, TomlLimits limits, Consumer<TomlProblem> problems) {
        String text = given.startsWith("\uFEFF") ? given.substring(1) : given;
        TomlReader reader = new TomlReader(text, limits, problems);
        if (text.length() > limits.characters()) {
            problems.accept(new TomlProblem(TomlPlace.START, "", "the file is longer than " + limits.characters() + " characters; nothing of it was read"));
        } else {
            reader.readAll();
        }
        return reader.top;
    }

    private void readAll() {
        while (text.skipBlank() != TomlText.END && values <= limits.values()) {
            around = String.join(".", currentPath);
            depth = 0;
            int line = text.place().line();
            try {
                readStatement();
            } catch (TomlMistake mistake) {
                problems.accept(new TomlProblem(mistake.place(), around, mistake.getMessage()));
                skipRest(line);
            }
        }
    }

    /** The line where brackets were missed may already be the next statement. */
    private void skipRest(int firstLine) {
        if (depth > 0 && text.place().line() > firstLine) {
            text.backToLineStart();
        } else {
            text.skipLine();
        }
        while (depth > 0 && text.skipBlank() != TomlText.END && !STATEMENT.matcher(text.restOfLine()).matches()) {
            text.skipLine();
        }
    }

    private void readStatement() throws TomlMistake {
        if (text.peek() == '[') {
            readHeader();
        } else {
            readPair(current, currentPath);
        }
        text.skipSpaces();
        if (text.peek() != TomlText.END && text.peek() != '\n' && text.peek() != '#') {
            throw mistake("nothing more may follow on this line");
        }
        text.skipLine();
    }

    private void readHeader() throws TomlMistake {
        TomlPlace start = text.place();
        current = new TomlTable(start, Origin.HEADER);          // stays when the header cannot be read, so that its keys go nowhere
        currentPath = List.of();
        around = "";
        String brackets = text.startsWith("[[") ? "]]" : "]";
        text.advance(brackets.length());
        List<String> path = readKey();
        around = String.join(".", path);
        if (!text.startsWith(brackets)) {
            throw mistake("\"" + brackets + "\" is expected");
        }
        text.advance(brackets.length());
        count(start);
        currentPath = path;
        current = brackets.length() == 2 ? headers.addToList(path, start) : headers.table(path, start);
    }

    private void readPair(TomlTable table, List<String> tablePath) throws TomlMistake {
        TomlPlace start = text.place();
        List<String> path = readKey();
        List<String> whole = new ArrayList<>(tablePath);
        whole.addAll(path);
        String outer = around;
        around = String.join(".", whole);
        if (text.peek() != '=') {
            throw mistake("\"=\" is expected");
        }
        text.advance();
        text.skipSpaces();
        TomlTable parent = headers.dotted(table, path, start);
        TomlValue value = readValue(whole);
        headers.put(parent, path.get(path.size() - 1), value, start);
        around = depth == 0 ? around : outer;
    }

    /** One name or several with dots between; spaces around each are passed over. */
    private List<String> readKey() throws TomlMistake {
        List<String> path = new ArrayList<>();
        do {
            if (!path.isEmpty()) {
                text.advance();
            }
            text.skipSpaces();
            path.add(readName());
            text.skipSpaces();
            if (path.size() > TomlLimits.MAX_DEPTH) {
                throw mistake("is nested more than " + TomlLimits.MAX_DEPTH + " deep");
            }
        } while (text.peek() == '.');
        return path;
    }

    private String readName() throws TomlMistake {
        if (text.peek() == '"' || text.peek() == '\'') {
            return strings.onOneLine((char) text.peek());
        }
        int start = text.offset();
        while (isBare(text.peek())) {
            text.advance();
        }
        if (start == text.offset()) {
            throw mistake("a name of letters, digits, _ and - is expected");
        }
        return text.since(start);
    }

    private static boolean isBare(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-';
    }

    private TomlValue readValue(List<String> path) throws TomlMistake {
        TomlPlace start = text.place();
        count(start);
        Object content = switch (text.peek()) {
            case '"', '\'' -> strings.read();
            case '[' -> readList(path);
            case '{' -> readInlineTable(path, start);
            default -> readWord();
        };
        return new TomlValue(content, start);
    }

    private void count(TomlPlace place) throws TomlMistake {
        if (++values > limits.values()) {
            throw new TomlMistake(place, "the file has more than " + limits.values() + " keys and values; the rest was not read");
        }
    }

    private void open() throws TomlMistake {
        if (++depth > TomlLimits.MAX_DEPTH) {
            throw mistake("is nested more than " + TomlLimits.MAX_DEPTH + " deep");
        }
        text.advance();
    }

    private void close() {
        text.advance();
        depth--;
    }

    private List<TomlValue> readList(List<String> path) throws TomlMistake {
        open();
        List<TomlValue> list = new ArrayList<>();
        while (text.skipBlank() != ']') {
            list.add(readValue(path));
            if (text.skipBlank() == ',') {
                text.advance();
            } else if (text.peek() != ']') {
                throw mistake("the list is not closed by ]");
            }
        }
        close();
        return List.copyOf(list);
    }

    private TomlTable readInlineTable(List<String> path, TomlPlace start) throws TomlMistake {
        TomlTable table = new TomlTable(start, Origin.INLINE);
        open();
        text.skipSpaces();
        boolean more = text.peek() != '}';
        while (more) {
            text.skipSpaces();
            readPair(table, path);
            text.skipSpaces();
            more = text.peek() == ',';
            if (more) {
                text.advance();
            } else if (text.peek() != '}') {
                throw mistake("the table is not closed by } on its line");
            }
        }
        close();
        return table;
    }

    private Object readWord() throws TomlMistake {
        TomlPlace start = text.place();
        int from = text.offset();
        while (isBare(text.peek()) || text.peek() == '+' || text.peek() == '.' || text.peek() == ':' || isBetweenDateAndTime(from)) {
            text.advance();
        }
        String word = text.since(from);
        String shown = word.length() > 40 ? word.substring(0, 40) + "…" : word;
        return TomlWord.read(word).orElseThrow(() -> new TomlMistake(start, word.isEmpty() ? "a value is expected" : "\"" + shown + "\" is not a value"));
    }

    private boolean isBetweenDateAndTime(int from) {
        return text.peek() == ' ' && text.peek(1) >= '0' && text.peek(1) <= '9' && text.since(from).matches("\\d{4}-\\d\\d-\\d\\d");
    }

    private TomlMistake mistake(String reason) {
        return new TomlMistake(text.place(), reason);
    }
}
