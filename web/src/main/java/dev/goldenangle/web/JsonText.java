package dev.goldenangle.web;

/** Builds a JSON text for the page's script. Numbers that are not finite become null. */
final class JsonText {
    private final StringBuilder out = new StringBuilder();

    JsonText open(char bracket) {
        comma();
        out.append(bracket);
        return this;
    }

    JsonText close(char bracket) {
        out.append(bracket);
        return this;
    }

    JsonText key(String key) {
        comma();
        quote(key);
        out.append(':');
        return this;
    }

    JsonText field(String key, String text) {
        key(key);
        quote(text);
        return this;
    }

    JsonText field(String key, double number) {
        key(key);
        out.append(Math.abs(number) <= Double.MAX_VALUE ? Double.toString(number) : "null");
        return this;
    }

    JsonText field(String key, boolean value) {
        key(key);
        out.append(value);
        return this;
    }

    JsonText text(String text) {
        comma();
        quote(text);
        return this;
    }

    private void comma() {
        char last = out.length() == 0 ? '{' : out.charAt(out.length() - 1);
        if (last != '{' && last != '[' && last != ':') {
            out.append(',');
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
