package dev.goldenangle.workbench.look;

import javafx.css.Stylesheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class StyleSheetsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Theme.class)
    void theSheetsParsedBeforehandSayWhatTheirTextsSay(Theme theme) throws IOException {
        assertEquals(rules(StyleSheets.primerText(theme)), shippedRules(StyleSheets.primer(theme)));
        assertEquals(rules(StyleSheets.ownText(theme, 1)), shippedRules(StyleSheets.own(theme, 1)));
        assertEquals(rules(StyleSheets.panesText(1)), shippedRules(StyleSheets.panes(1)));
    }

    private String rules(String css) throws IOException {
        Path binary = folder.resolve("sheet.bss");
        SheetMaker.make(binary, css);
        return shippedRules(binary.toUri().toString());
    }

    private static String shippedRules(String address) throws IOException {
        assertTrue(address.endsWith(".bss"), address.substring(0, Math.min(80, address.length())));
        Stylesheet sheet = Stylesheet.loadBinary(new URL(address));
        assertTrue(sheet.getRules().size() > 100);
        return sheet.getRules().toString();
    }

    @Test
    void anotherTextSizeIsReadAsTextWithEveryFontScaled() {
        assertTrue(StyleSheets.own(Theme.DARK, 1.5).startsWith("data:text/css"));
        assertTrue(StyleSheets.ownText(Theme.DARK, 1.5).contains(".root { -fx-font-family: \"Roboto\"; -fx-font-size: 18.00px;"));
        assertTrue(StyleSheets.panes(1.5).startsWith("data:text/css"));
        assertTrue(StyleSheets.panesText(1).contains("-fx-font-size: 11.00px") && StyleSheets.panesText(1.5).contains("-fx-font-size: 16.50px"));
    }

    @Test
    void ofTheThemeOnlyTheRulesOfControlsInUseAreKept() {
        String css = "/* a { } */ .button, .date-picker > .button { a: 1; }\n.tab-pane { b: 2; }\nText { c: 3; }";
        assertEquals(".button { a: 1; }\nText { c: 3; }\n", Primer.trimmed(css));
        assertEquals(List.of(".date-picker > .button", ".tab-pane"), Primer.cut(css));
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyColourThatIsLookedUpHasBeenNamed(Theme theme) {
        String css = StyleSheets.primerText(theme) + StyleSheets.ownText(theme, 1) + StyleSheets.panesText(1);
        Set<String> named = Pattern.compile("(-(?:color|fx)-[\\w-]+):").matcher(css).results().map(m -> m.group(1)).collect(Collectors.toSet());
        Set<String> wanted = Pattern.compile("(-color-[\\w-]++)(?!:)").matcher(css).results().map(m -> m.group(1)).collect(Collectors.toSet());
        wanted.removeAll(named);
        assertEquals(Set.of(), wanted);
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
