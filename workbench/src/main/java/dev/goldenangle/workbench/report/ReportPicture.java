package dev.goldenangle.workbench.report;

import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Markup;
import dev.goldenangle.workbench.plot.SvgSurface;

/** A picture of a report, as wide as the page. Its colours are variables of the style sheet, which follow the reader's choice of light or dark. */
final class ReportPicture {
    static final double WIDTH = 760;

    private ReportPicture() {
    }

    /** The colours of the window as variables, for both themes. */
    static String colours() {
        return ":root { color-scheme: light dark;" + colours(Theme.LIGHT) + " }\n@media (prefers-color-scheme: dark) { :root {" + colours(Theme.DARK) + " } }\n";
    }

    private static String colours(Theme theme) {
        StringBuilder text = new StringBuilder();
        for (Token token : Token.values()) {
            text.append(" -").append(token.cssName()).append(": ").append(token.hex(theme)).append(';');
        }
        return text.toString();
    }

    /** Begins a picture; the surface ends it. */
    static SvgSurface begin(Markup page, String title, double height) {
        return SvgSurface.begin(page, title, WIDTH, height, token -> "var(-" + token.cssName() + ")");
    }
}
