package dev.goldenangle.toolkit.plot;

import java.util.ArrayDeque;
import java.util.Deque;

/** Builds a page that is valid HTML and XML: every element is closed, and all text is escaped. */
public final class Markup {
    private final StringBuilder out = new StringBuilder(64 << 10);
    private final Deque<String> open = new ArrayDeque<>();
    private int ids;

    /** @param attributes alternating names and values */
    public Markup begin(String element, String... attributes) {
        tag(element, attributes).append('>');
        open.push(element);
        return this;
    }

    public Markup end() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** Adds an empty element. */
    public Markup leaf(String element, String... attributes) {
        tag(element, attributes).append("/>");
        return this;
    }

    /** Adds an element with only text. */
    public Markup element(String element, String text, String... attributes) {
        tag(element, attributes).append('>');
        escape(text);
        out.append("</").append(element).append(">\n");
        return this;
    }

    public Markup text(String text) {
        escape(text);
        return this;
    }

    /** Adds trusted markup without escaping, such as our style sheet. */
    public Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    /** A unique id, if all ids of the page are created here. */
    public String freshId(String word) {
        return word + ++ids;
    }

    private StringBuilder tag(String element, String... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            out.append('"');
        }
        return out;
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(isAllowed(text, i) ? c : '\ufffd');
            }
        }
    }

    /** XML does not allow control characters and unpaired surrogates. */
    private static boolean isAllowed(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        }
        return c >= ' ' && c != '\ufffe' && c != '\uffff' || c == '\n' || c == '\t' || c == '\r';
    }

    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not closed: " + open);
        }
        return out.toString();
    }
}
