package dev.goldenangle.workbench.look;

import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class StyleSheetsTest {
    @TempDir
    Path folder;

    /** When this fails, the theme library has changed: make the file again by the call below and put it beside the style sheet. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void theThemeParsedBeforehandIsTheThemeOfTheLibrary(Theme theme) throws IOException {
        Path text = folder.resolve("primer.css");
        Path binary = folder.resolve("primer.bss");
        try (InputStream in = new URL(StyleSheets.primerText(theme)).openStream()) {
            Files.copy(in, text);
        }
        Stylesheet.convertToBinary(text.toFile(), binary.toFile());
        Stylesheet fresh = Stylesheet.loadBinary(binary.toUri().toURL());
        Stylesheet shipped = Stylesheet.loadBinary(new URL(StyleSheets.primer(theme)));
        assertEquals(fresh.getRules().toString(), shipped.getRules().toString());
        assertTrue(shipped.getRules().size() > 500);
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
