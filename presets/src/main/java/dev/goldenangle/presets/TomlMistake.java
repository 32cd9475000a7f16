package dev.goldenangle.presets;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.goldenangle.toml.TomlLimits;

import java.util.LinkedHashMap;
import java.util.Map;

/** A syntax error reported by Jackson, with our message. */
final class TomlMistake extends Exception {
    private static final long serialVersionUID = 1L;
    static final int NOWHERE = -1;
    private static final String DUPLICATE = "Duplicate key";
    private static final String NUMBER = "Invalid number";
    /** Beginnings of Jackson's messages, and our messages for them. */
    private static final Map<String, String> WORDS = new LinkedHashMap<>();

    static {
        WORDS.put(DUPLICATE, "this key is given twice");
        WORDS.put("Newline not permitted", "the line ends too early; a value, a quotation mark or a bracket is missing");
        WORDS.put("Premature end", "the file ends too early; a value, a quotation mark or a bracket is missing");
        WORDS.put("EOF in wrong state", "the file ends too early; a value, a quotation mark or a bracket is missing");
        WORDS.put("More data after", "nothing more may follow here; a comma or a line end is expected");
        WORDS.put("Unknown token", "neither a name nor a value can begin like this; texts must be in quotes");
        WORDS.put("Unknown escape", "only b, t, n, f, r, \", \\, u and U may follow a backslash");
        WORDS.put("Invalid code point", "there is no such character");
        WORDS.put("Illegal control", "control characters are not allowed; in a text, write them as \\u0001");
        WORDS.put("Zero-prefixed", "a number must not begin with 0");
        WORDS.put("Trailing comma", "no comma may follow the last value in braces");
        WORDS.put("Comment not permitted", "a comment is not allowed here");
        WORDS.put(NUMBER, "this number cannot be read; a number may have at most " + TomlLimits.MAX_DIGITS + " digits");
        WORDS.put("Document nesting", "is nested more than " + TomlLimits.MAX_DEPTH + " deep");
        WORDS.put("Unexpected token", "a name, \"=\", a value, a comma or a closing bracket is expected");
        for (String twice : new String[] {"Table redefined", "Array already", "Object already", "Path into"}) {
            WORDS.put(twice, "this table is given twice");
        }
    }

    private final int offset;
    private final boolean isDuplicate;

    TomlMistake(String reason, int offset) {
        this(reason, offset, false);
    }

    private TomlMistake(String reason, int offset, boolean isDuplicate) {
        super(reason, null, false, false);
        this.offset = offset;
        this.isDuplicate = isDuplicate;
    }

    static TomlMistake of(JsonProcessingException refused) {
        String said = refused.getOriginalMessage();
        String reason = WORDS.keySet().stream().filter(said::startsWith).findFirst().map(WORDS::get).orElse("this cannot be read as TOML");
        boolean hasPlace = refused.getLocation() != null && !said.startsWith(NUMBER);       // Jackson may refuse a number after reading the next word
        return new TomlMistake(reason, hasPlace ? (int) refused.getLocation().getCharOffset() : NOWHERE, said.startsWith(DUPLICATE));
    }

    /** The same error, shifted for a text that contains this one. */
    TomlMistake behind(int characters) {
        return new TomlMistake(getMessage(), offset == NOWHERE ? NOWHERE : offset + characters, isDuplicate);
    }

    /** The position at which Jackson gave up, from 0. */
    int offset() {
        return offset;
    }

    /** Whether a key was repeated. Jackson notices this after reading the value and the next word, and gives that offset. */
    boolean isDuplicate() {
        return isDuplicate;
    }
}
