package dev.goldenangle.toolkit.plot;

import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import static org.junit.jupiter.api.Assertions.assertEquals;

class InkTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "0.2, 51", "0.5, 128", "1, 255"})
    void opacityIsTheAlphaOfTheColour(double opacity, int alpha) {
        for (Theme theme : Theme.values()) {
            Ink ink = new Inks(theme, 1).of(Token.FG_DEFAULT, opacity);
            assertEquals(alpha, ink.getAlpha());
            assertEquals(Integer.decode(Token.FG_DEFAULT.hex(theme)), ink.getRGB() & 0xffffff);
        }
    }

    @ParameterizedTest
    @EnumSource(Token.class)
    void inkWithoutAnOpacityIsOpaque(Token token) {
        assertEquals(255, new Inks(Theme.DARK, 1).of(token).getAlpha());
    }
}
