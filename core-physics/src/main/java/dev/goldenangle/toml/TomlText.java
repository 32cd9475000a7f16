package dev.goldenangle.toml;

/** Walks over a text and knows the line and column where it stands. */
final class TomlText {
    static final int END = -1;
    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    TomlText(String text) {
        this.text = text;
    }

    /** The next character; a carriage return counts as a line end. */
    int peek() {
        return peek(0);
    }

    int peek(int ahead) {
        if (at + ahead >= text.length()) {
            return END;
        }
        char c = text.charAt(at + ahead);
        return c == '\r' ? '\n' : c;
    }

    boolean startsWith(String wanted) {
        return text.startsWith(wanted, at);
    }

    void advance() {
        if (at < text.length()) {
            if (text.charAt(at) == '\n') {
                line++;
                lineStart = at + 1;
            }
            at++;
        }
    }

    void advance(int count) {
        for (int i = 0; i < count; i++) {
            advance();
        }
    }

    void backToLineStart() {
        at = lineStart;
    }

    TomlPlace place() {
        return new TomlPlace(line, at - lineStart + 1);
    }

    int offset() {
        return at;
    }

    String since(int offset) {
        return text.substring(offset, at);
    }

    /** What is left of the line. */
    String restOfLine() {
        int end = text.indexOf('\n', at);
        return text.substring(at, end < 0 ? text.length() : end);
    }

    void skipSpaces() {
        while (peek() == ' ' || peek() == '\t') {
            advance();
        }
    }

    /** Stops before the line's end. */
    void skipLine() {
        while (peek() != END && text.charAt(at) != '\n') {
            advance();
        }
    }

    /** Past one line end of either kind. */
    void skipLineEnd() {
        if (startsWith("\r\n")) {
            advance();
        }
        advance();
    }

    /** Past spaces, line ends and comments; returns what comes then. */
    int skipBlank() {
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
