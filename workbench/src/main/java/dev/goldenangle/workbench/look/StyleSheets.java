package dev.goldenangle.workbench.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The style sheets: AtlantaFX Primer below; over it the tokens of this window and its components; over those the components of panes that join
 * later, because JavaFX compares every kind of node with every rule there is. The build parses them beforehand ({@link SheetMaker}); what it has
 * not parsed, such as another text size, is read as text.
 */
final class StyleSheets {
    private static final Pattern FONT_SIZE = Pattern.compile("(-fx-font-size:\\s*)([0-9.]+)px");
    /** ControlsFX looks up the names of JavaFX's own theme, which Primer does not define. */
    private static final String FOREIGN_NAMES = """
            -fx-base: -color-bg-subtle; -fx-background: -color-bg-default; -fx-color: -color-bg-subtle; -fx-body-color: -color-bg-subtle;
            -fx-inner-border: -color-border-default; -fx-outer-border: -color-border-default; -fx-box-border: -color-border-default;
            -fx-control-inner-background: -color-bg-inset; -fx-mark-color: -color-fg-muted; -fx-accent: -color-accent-emphasis;
            -fx-text-base-color: -color-fg-default; -fx-text-background-color: -color-fg-default; -fx-text-inner-color: -color-fg-default;
            -fx-shadow-highlight-color: transparent; -fx-focus-color: -color-accent-line; -fx-faint-focus-color: transparent;
            -fx-text-box-border: -color-border-default; -fx-hover-base: -color-border-default;
            """;

    /** No style at all, only something under every name that is looked up. */
    static final String NONE_TEXT = ".root { " + FOREIGN_NAMES.replaceAll(": -[\\w-]+;", ": transparent;") + "}";
    static final String NONE_NAME = "none.bss";
    static final String PANES_NAME = "panes.bss";

    /** For screens where no window can be seen through: shadows and round corners of popups would stand on white. */
    static final String OPAQUE_POPUPS = asUrl(".context-menu, .tooltip, .tooltip.knob-tooltip, .popup-card, .root.popup-card, .combo-box-popup > .list-view"
            + " { -fx-effect: null; -fx-background-radius: 0; -fx-border-radius: 0; -fx-background-insets: 0; -fx-border-insets: 0; }");

    private StyleSheets() {
    }

    static String primer(Theme theme) {
        URL parsed = StyleSheets.class.getResource(binaryName("primer", theme));
        return parsed == null ? asUrl(primerText(theme)) : parsed.toExternalForm();
    }

    /** Tokens and components, with every font size scaled. */
    static String own(Theme theme, double textScale) {
        URL parsed = textScale == 1 ? StyleSheets.class.getResource(binaryName("workbench", theme)) : null;
        return parsed == null ? asUrl(ownText(theme, textScale)) : parsed.toExternalForm();
    }

    /** The components of panes that join later, in the colours of the other; with every font size scaled. */
    static String panes(double textScale) {
        URL parsed = textScale == 1 ? StyleSheets.class.getResource(PANES_NAME) : null;
        return parsed == null ? asUrl(panesText(textScale)) : parsed.toExternalForm();
    }

    static String none() {
        URL parsed = StyleSheets.class.getResource(NONE_NAME);
        return parsed == null ? asUrl(NONE_TEXT) : parsed.toExternalForm();
    }

    static String binaryName(String sheet, Theme theme) {
        return sheet + "-" + name(theme) + ".bss";
    }

    static String primerText(Theme theme) {
        return Primer.trimmed(wholePrimer(theme)) + ".root {\n" + FOREIGN_NAMES + "}\n";
    }

    static String wholePrimer(Theme theme) {
        return resource("/atlantafx/base/theme/primer-" + name(theme) + ".css");
    }

    static String ownText(Theme theme, double textScale) {
        StringBuilder css = new StringBuilder(".root {\n");
        for (Token token : Token.values()) {
            css.append(token.cssName()).append(": ").append(token.hex(theme)).append(";\n");
        }
        css.append("}\n");
        return css.append(scaled("workbench.css", textScale)).toString();
    }

    static String panesText(double textScale) {
        return scaled("panes.css", textScale);
    }

    private static String scaled(String sheet, double textScale) {
        return FONT_SIZE.matcher(resource(sheet)).replaceAll(m -> m.group(1) + String.format(Locale.ROOT, "%.2fpx", Double.parseDouble(m.group(2)) * textScale));
    }

    private static String name(Theme theme) {
        return theme.name().toLowerCase(Locale.ROOT);
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
