package dev.goldenangle.toolkit.report;

import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Inks;

import java.awt.BasicStroke;

/** Colour and dashes of each run in a report. They repeat after six runs. */
enum RunStyle {
    FIRST(Token.CHART_6, Dash.BEFORE),
    SECOND(Token.CHART_1, Dash.SOLID),
    THIRD(Token.CHART_2, Dash.BASELINE),
    FOURTH(Token.CHART_4, Dash.LONG),
    FIFTH(Token.CHART_3, Dash.WIDE),
    SIXTH(Token.CHART_5, Dash.DASH_DOT);

    private final Token colour;
    private final Dash dash;

    RunStyle(Token colour, Dash dash) {
        this.colour = colour;
        this.dash = dash;
    }

    static RunStyle of(int run) {
        return values()[run % values().length];
    }

    Token colour() {
        return colour;
    }

    BasicStroke stroke() {
        return Inks.stroke(dash);
    }

    /** The CSS classes of the line sample before the name. */
    String key() {
        return "key key" + (ordinal() + 1);
    }
}
