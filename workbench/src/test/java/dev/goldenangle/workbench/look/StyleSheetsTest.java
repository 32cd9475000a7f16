package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class StyleSheetsTest {
    @Test
    void textScaleMultipliesEveryFontSize() {
        assertTrue(StyleSheets.ownText(Theme.DARK, 1).contains("-fx-font-size: 11.00px"));
        assertTrue(StyleSheets.ownText(Theme.DARK, 1.5).contains("-fx-font-size: 16.50px"));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyColourUsedIsDefined(Theme theme) throws IOException {
        String own = StyleSheets.ownText(theme, 1);
        Set<String> named = Pattern.compile("(-(?:color|fx)-[\\w-]+):").matcher(primer(theme) + own).results().map(m -> m.group(1)).collect(Collectors.toSet());
        Set<String> wanted = Pattern.compile("(-color-[\\w-]++)(?!:)").matcher(own).results().map(m -> m.group(1)).collect(Collectors.toSet());
        wanted.removeAll(named);
        assertEquals(Set.of(), wanted);
    }

    private static String primer(Theme theme) throws IOException {
        try (InputStream in = Theme.class.getResourceAsStream(Appearance.userAgentStylesheet(theme))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everyTokenOfBothThemesIsAColour() {
        for (Token token : Token.values()) {
            for (Theme theme : Theme.values()) {
                assertTrue(token.hex(theme).matches("#[0-9A-F]{6}"), token + " " + theme);
            }
        }
    }
}
