package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/** The window's style sheets, on top of AtlantaFX Primer, the user agent style sheet. */
final class StyleSheets {
    private static final Pattern FONT_SIZE = Pattern.compile("(-fx-font-size:\\s*)([0-9.]+)px");

    /** For screens without transparent windows, where shadows and round corners of popups would show on white. */
    static final String OPAQUE_POPUPS = asUrl(".context-menu, .tooltip, .tooltip.knob-tooltip, .popup-card, .root.popup-card, .combo-box-popup > .list-view"
            + " { -fx-effect: null; -fx-background-radius: 0; -fx-border-radius: 0; -fx-background-insets: 0; -fx-border-insets: 0; }");

    private StyleSheets() {
    }

    /** The colours of a theme, the rules for ControlsFX and our components, with all font sizes scaled. */
    static String own(Theme theme, double textScale) {
        return asUrl(ownText(theme, textScale));
    }

    static String ownText(Theme theme, double textScale) {
        StringBuilder css = new StringBuilder(".root {\n");
        for (Token token : Token.values()) {
            css.append(token.cssName()).append(": ").append(token.hex(theme)).append(";\n");
        }
        return css.append("}\n").append(scaled("controlsfx.css", textScale)).append(scaled("workbench.css", textScale)).toString();
    }

    private static String scaled(String sheet, double textScale) {
        return FONT_SIZE.matcher(resource(sheet)).replaceAll(m -> m.group(1) + String.format(Locale.ROOT, "%.2fpx", Double.parseDouble(m.group(2)) * textScale));
    }

    private static String resource(String name) {
        try (InputStream in = StyleSheets.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String asUrl(String css) {
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }
}
