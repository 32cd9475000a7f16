package dev.goldenangle.toolkit.export;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Text between double quotes in the spelling of a language, and text that is safe in its comments. */
final class Quoted {
    private static final int FIRST_PRINTABLE = 0x20;
    private static final int DELETE = 0x7f;

    private Quoted() {
    }

    /** For GDScript and Godot's resources, which escape as JSON does. */
    static String unicode(String text) {
        return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /** For C and Lua: bytes of UTF-8, what is not plain ASCII by number, always with three digits so that none joins the next character. */
    static String bytes(String text, Numbering numbering) {
        StringBuilder quoted = new StringBuilder("\"");
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            int c = each & 0xff;
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < FIRST_PRINTABLE || c >= DELETE || c == '?') {
                quoted.append('\\').append(String.format(Locale.ROOT, numbering == Numbering.OCTAL ? "%03o" : "%03d", c));
            } else {
                quoted.append((char) c);
            }
        }
        return quoted.append('"').toString();
    }

    /** How a language numbers bytes in its text: C by eights, Lua by tens. */
    enum Numbering { OCTAL, DECIMAL }

    /** On one line, and without what would end a comment of C or its relatives. */
    static String comment(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").replace("*/", "* /").replace("/*", "/ *").replace("\\", "/").replaceAll("[\\u2028\\u2029]", " ").strip();
    }
}
