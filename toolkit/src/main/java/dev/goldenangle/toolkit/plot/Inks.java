package dev.goldenangle.toolkit.plot;

import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.ChartFonts;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;

import java.awt.BasicStroke;
import java.awt.Font;
import java.util.EnumMap;
import java.util.Map;

/** Colours, fonts and strokes of one theme and text size, for Graphics2D. */
public final class Inks {
    public static final BasicStroke HAIRLINE = line(1);
    /** The stroke of reference lines. */
    public static final BasicStroke REFERENCE = line(1, 3, 3);
    private static final Map<Dash, BasicStroke> STROKES = new EnumMap<>(Dash.class);
    private final Theme theme;
    private final double textScale;

    public Inks(Theme theme, double textScale) {
        this.theme = theme;
        this.textScale = textScale;
    }

    /** The stroke of a series. Uses bevel joins, because round joins make jagged lines several times slower. */
    public static synchronized BasicStroke stroke(Dash dash) {
        return STROKES.computeIfAbsent(dash, wanted -> stroke(wanted.width(), BasicStroke.JOIN_BEVEL, wanted.lengths()));
    }

    /** @param dashes alternating lengths of strokes and gaps; none for a solid line */
    public static BasicStroke line(double width, double... dashes) {
        return stroke(width, BasicStroke.JOIN_MITER, dashes);
    }

    private static BasicStroke stroke(double width, int join, double[] dashes) {
        float[] lengths = new float[dashes.length];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = (float) dashes[i];
        }
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, join, 10f, lengths.length == 0 ? null : lengths, 0f);
    }

    public Ink of(Token token) {
        return new Ink(token, theme, 1);
    }

    /** @param opacity from 0 to 1 */
    public Ink of(Token token, double opacity) {
        return new Ink(token, theme, opacity);
    }

    /** The font for numbers along an axis. */
    public Font axis() {
        return regular(10);
    }

    public Font caption() {
        return regular(11);
    }

    /** Rounds the size, because FXGraphics2D supports only whole sizes. */
    public Font regular(double size) {
        return font(ChartFonts.REGULAR, size);
    }

    public Font medium(double size) {
        return font(ChartFonts.MEDIUM, size);
    }

    private Font font(String family, double size) {
        ChartFonts.load();
        return new Font(family, Font.PLAIN, (int) Math.rint(size * textScale));
    }
}
