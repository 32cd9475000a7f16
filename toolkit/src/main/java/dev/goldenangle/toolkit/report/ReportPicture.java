package dev.goldenangle.toolkit.report;

import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Ink;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.SvgGraphics;

import java.awt.Color;
import java.util.function.Consumer;

/** A picture of a report, as wide as the page. Its colours are CSS variables, which follow the reader's choice of light or dark. */
final class ReportPicture {
    static final double WIDTH = 760;

    private ReportPicture() {
    }

    /** The window's colours as CSS variables, for both themes. */
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

    static void draw(Markup page, String title, double height, Consumer<Drawing> content) {
        SvgGraphics g2 = new SvgGraphics(page, WIDTH, height, title, ReportPicture::variable);
        content.accept(new Drawing(g2, new Inks(Theme.LIGHT, 1)));
        g2.end();
    }

    private static String variable(Color colour) {
        return colour instanceof Ink ink ? "var(-" + ink.token().cssName() + ")" : SvgGraphics.hex(colour);
    }
}
