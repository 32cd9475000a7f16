package dev.goldenangle.workbench.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The style sheets: AtlantaFX Primer below, the tokens of this window over it, and its components. */
final class StyleSheets {
    private static final Pattern FONT_SIZE = Pattern.compile("(-fx-font-size:\\s*)([0-9.]+)px");
    /** ControlsFX looks up the names of JavaFX's own theme, which Primer does not define. */
    private static final String FOREIGN_NAMES = """
            -fx-base: -color-bg-subtle; -fx-background: -color-bg-default; -fx-color: -color-bg-subtle; -fx-body-color: -color-bg-subtle;
            -fx-inner-border: -color-border-default; -fx-outer-border: -color-border-default; -fx-box-border: -color-border-default;
            -fx-control-inner-background: -color-bg-inset; -fx-mark-color: -color-fg-muted; -fx-accent: -color-accent-emphasis;
            -fx-text-base-color: -color-fg-default; -fx-text-background-color: -color-fg-default; -fx-text-inner-color: -color-fg-default;
            -fx-shadow-highlight-color: transparent; -fx-focus-color: -color-accent-line; -fx-faint-focus-color: transparent;
            """;

    private StyleSheets() {
    }

    /** Parsed beforehand, because reading its text takes longer than everything else at the start; a test keeps it equal to the text. */
    static String primer(Theme theme) {
        return StyleSheets.class.getResource(primerName(theme) + ".bss").toExternalForm();
    }

    /** The text it was made from. */
    static String primerText(Theme theme) {
        return StyleSheets.class.getResource("/atlantafx/base/theme/" + primerName(theme) + ".css").toExternalForm();
    }

    static String primerName(Theme theme) {
        return "primer-" + theme.name().toLowerCase(Locale.ROOT);
    }

    static String tokens(Theme theme) {
        StringBuilder css = new StringBuilder(".root {\n");
        for (Token token : Token.values()) {
            css.append(token.cssName()).append(": ").append(token.hex(theme)).append(";\n");
        }
        return asUrl(css.append(FOREIGN_NAMES).append("}\n").toString());
    }

    /** The components with every font size scaled. */
    static String components(double textScale) {
        String css = resource("workbench.css");
        Matcher sizes = FONT_SIZE.matcher(css);
        return asUrl(sizes.replaceAll(m -> m.group(1) + String.format(Locale.ROOT, "%.2fpx", Double.parseDouble(m.group(2)) * textScale)));
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
