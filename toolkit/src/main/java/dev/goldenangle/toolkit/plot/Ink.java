package dev.goldenangle.toolkit.plot;

import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;

import java.awt.Color;

/** A colour that knows its token, so that a web page can refer to the token and support both themes. */
public final class Ink extends Color {
    private static final long serialVersionUID = 1L;
    private final Token token;

    /** @param opacity from 0 to 1 */
    Ink(Token token, Theme theme, double opacity) {
        super(Integer.decode(token.hex(theme)) | (int) Math.rint(255 * opacity) << 24, true);
        this.token = token;
    }

    public Token token() {
        return token;
    }
}
