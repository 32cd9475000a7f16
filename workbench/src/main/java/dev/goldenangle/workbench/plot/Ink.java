package dev.goldenangle.workbench.plot;

import dev.goldenangle.workbench.look.Token;

/**
 * A colour of the theme, more or less opaque.
 *
 * @param opacity from 0 to 1
 */
public record Ink(Token token, double opacity) {
    public static Ink of(Token token) {
        return new Ink(token, 1);
    }
}
