package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.Dash;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.look.Token;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.EnumMap;
import java.util.Map;

/** Colours, fonts and strokes of one theme and size of text, as JFreeChart takes them. */
final class Inks {
    static final Stroke HAIRLINE = new BasicStroke(1f);
    static final Stroke REFERENCE = new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1f, new float[] {3f, 3f}, 0f);
    private static final int AIRBORNE_ALPHA = 5;
    private static final Map<Dash, BasicStroke> STROKES = new EnumMap<>(Dash.class);
    private final Theme theme;
    private final double textScale;

    Inks(Theme theme, double textScale) {
        Fonts.loadForCharts();
        this.theme = theme;
        this.textScale = textScale;
    }

    /** A dash as AWT has it. Bevelled, because jagged lines with round joints cost a renderer several times as much. */
    static BasicStroke stroke(Dash dash) {
        return STROKES.computeIfAbsent(dash, Inks::makeStroke);
    }

    private static BasicStroke makeStroke(Dash dash) {
        float[] lengths = new float[dash.lengths().length];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = (float) dash.lengths()[i];
        }
        return new BasicStroke((float) dash.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1f, lengths.length == 0 ? null : lengths, 0f);
    }

    Color of(Token token) {
        return Color.decode(token.hex(theme));
    }

    /** What the stretches in the air are tinted with: two per cent of the text colour. */
    Color airborne() {
        Color text = of(Token.FG_DEFAULT);
        return new Color(text.getRed(), text.getGreen(), text.getBlue(), AIRBORNE_ALPHA);
    }

    Font axis() {
        return new Font(Fonts.REGULAR, Font.PLAIN, (int) Math.rint(10 * textScale));
    }

    Font caption() {
        return new Font(Fonts.REGULAR, Font.PLAIN, (int) Math.rint(11 * textScale));
    }
}
