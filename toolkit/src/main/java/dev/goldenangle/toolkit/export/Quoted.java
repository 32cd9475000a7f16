package dev.goldenangle.toolkit.export;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Quotes text for a language, and makes text safe for its comments. */
final class Quoted {
    private static final int FIRST_PRINTABLE = 0x20;
    private static final int DELETE = 0x7f;

    private Quoted() {
    }

    /** For GDScript and Godot resources, which escape like JSON. */
    static String unicode(String text) {
        return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /** For C and Lua: UTF-8 bytes; non-ASCII bytes are escaped with three digits, so that none joins the next character. */
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

    /** The base of byte escapes: octal in C, decimal in Lua. */
    enum Numbering { OCTAL, DECIMAL }

    /** Text on one line, without anything that would end a C-style comment. */
    static String comment(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").replace("*/", "* /").replace("/*", "/ *").replace("\\", "/").replaceAll("[\\u2028\\u2029]", " ").strip();
    }
}
