package dev.goldenangle.toml;

/** Reads the four kinds of quoted text: basic and literal, each on one line or over several. */
final class TomlStrings {
    private final TomlText text;

    TomlStrings(TomlText text) {
        this.text = text;
    }

    /** A text of any kind. */
    String read() throws TomlMistake {
        char quote = (char) text.peek();
        return text.startsWith(String.valueOf(quote).repeat(3)) ? overLines(quote) : onOneLine(quote);
    }

    /** A text that must end on its line, as a quoted key does. */
    String onOneLine(char quote) throws TomlMistake {
        text.advance();
        StringBuilder read = new StringBuilder();
        while (text.peek() != quote) {
            if (text.peek() == '\n') {
                throw mistake("the text is not closed by " + quote);
            }
            character(quote, read);
        }
        text.advance();
        return read.toString();
    }

    private String overLines(char quote) throws TomlMistake {
        String close = String.valueOf(quote).repeat(3);
        text.advance(3);
        if (text.peek() == '\n') {
            text.skipLineEnd();
        }
        StringBuilder read = new StringBuilder();
        while (!text.startsWith(close)) {
            if (quote == '"' && isContinued()) {
                skipToNextWord();
            } else if (text.peek() == '\n') {
                text.skipLineEnd();
                read.append('\n');
            } else {
                character(quote, read);
            }
        }
        while (text.peek(3) == quote) {
            read.append(quote);
            text.advance();
        }
        text.advance(3);
        return read.toString();
    }

    /** Whether a backslash ends the line here. */
    private boolean isContinued() {
        return text.peek() == '\\' && text.restOfLine().substring(1).isBlank();
    }

    private void skipToNextWord() {
        text.advance();
        while (text.peek() == ' ' || text.peek() == '\t' || text.peek() == '\n') {
            text.advance();
        }
    }

    private void character(char quote, StringBuilder read) throws TomlMistake {
        int c = text.peek();
        if (c == TomlText.END) {
            throw mistake("the text is not closed by " + quote);
        }
        if (c < ' ' && c != '\t' || c == 0x7F) {
            throw mistake("a text holds no control characters; write \\u" + String.format("%04X", c));
        }
        text.advance();
        if (c == '\\' && quote == '"') {
            escape(read);
        } else {
            read.append((char) c);
        }
    }

    private void escape(StringBuilder read) throws TomlMistake {
        int c = text.peek();
        int plain = "btnfr\"\\".indexOf(c);
        if (plain >= 0) {
            text.advance();
            read.append("\b\t\n\f\r\"\\".charAt(plain));
        } else if (c == 'u' || c == 'U') {
            text.advance();
            codePoint(c == 'u' ? 4 : 8, read);
        } else {
            throw mistake("only b, t, n, f, r, \", \\, u and U may follow a backslash");
        }
    }

    private void codePoint(int digits, StringBuilder read) throws TomlMistake {
        int point = 0;
        for (int i = 0; i < digits; i++) {
            int digit = text.peek() < 0x80 ? Character.digit(text.peek(), 16) : -1;
            if (digit < 0 || point > Character.MAX_CODE_POINT) {
                throw mistake(digits + " hexadecimal digits are expected");
            }
            point = point * 16 + digit;
            text.advance();
        }
        if (!Character.isValidCodePoint(point) || point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
            throw mistake("there is no such character");
        }
        read.appendCodePoint(point);
    }

    private TomlMistake mistake(String reason) {
        return new TomlMistake(text.place(), reason);
    }
}
