package dev.goldenangle.toolkit.theme;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import static dev.goldenangle.toolkit.theme.Token.ACCENT_EMPHASIS;
import static dev.goldenangle.toolkit.theme.Token.ACCENT_FG;
import static dev.goldenangle.toolkit.theme.Token.ACCENT_LINE;
import static dev.goldenangle.toolkit.theme.Token.ACCENT_MUTED;
import static dev.goldenangle.toolkit.theme.Token.ACCENT_SUBTLE;
import static dev.goldenangle.toolkit.theme.Token.BG_DEFAULT;
import static dev.goldenangle.toolkit.theme.Token.BG_INSET;
import static dev.goldenangle.toolkit.theme.Token.BG_OVERLAY;
import static dev.goldenangle.toolkit.theme.Token.BG_SUBTLE;
import static dev.goldenangle.toolkit.theme.Token.BORDER_DEFAULT;
import static dev.goldenangle.toolkit.theme.Token.CHART_1;
import static dev.goldenangle.toolkit.theme.Token.CHART_3;
import static dev.goldenangle.toolkit.theme.Token.CHART_6;
import static dev.goldenangle.toolkit.theme.Token.DANGER_FG;
import static dev.goldenangle.toolkit.theme.Token.DANGER_SUBTLE;
import static dev.goldenangle.toolkit.theme.Token.FG_DEFAULT;
import static dev.goldenangle.toolkit.theme.Token.FG_EMPHASIS;
import static dev.goldenangle.toolkit.theme.Token.FG_MUTED;
import static dev.goldenangle.toolkit.theme.Token.FG_SUBTLE;
import static dev.goldenangle.toolkit.theme.Token.MISSED;
import static dev.goldenangle.toolkit.theme.Token.SUCCESS_FG;
import static dev.goldenangle.toolkit.theme.Token.SUCCESS_SUBTLE;
import static dev.goldenangle.toolkit.theme.Token.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** The colours of texts, icons and focus rings are readable on the backgrounds on which they appear. */
class TokenContrastTest {
    /** A text colour and the backgrounds it appears on. */
    private static final List<Pairs> TEXTS = List.of(
            new Pairs(FG_DEFAULT, WINDOW, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, BORDER_DEFAULT, ACCENT_MUTED, DANGER_SUBTLE, MISSED),
            new Pairs(FG_MUTED, WINDOW, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, MISSED),
            new Pairs(FG_SUBTLE, BG_DEFAULT, BG_SUBTLE, BG_INSET),
            new Pairs(FG_EMPHASIS, ACCENT_EMPHASIS),
            new Pairs(ACCENT_FG, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, ACCENT_SUBTLE),
            new Pairs(SUCCESS_FG, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, SUCCESS_SUBTLE),
            new Pairs(DANGER_FG, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, DANGER_SUBTLE, MISSED),
            new Pairs(CHART_1, BG_DEFAULT, BG_INSET, BG_OVERLAY),
            new Pairs(CHART_3, BG_DEFAULT, BG_OVERLAY),
            new Pairs(CHART_6, BG_DEFAULT),
            new Pairs(BG_DEFAULT, CHART_1, CHART_6, FG_DEFAULT),
            new Pairs(BG_INSET, FG_DEFAULT));
    /** The colour of an icon, mark or focus ring, and the backgrounds it appears on. */
    private static final List<Pairs> MARKS = List.of(
            new Pairs(CHART_1, WINDOW, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY, MISSED),
            new Pairs(FG_SUBTLE, BG_DEFAULT, BG_SUBTLE, BG_INSET, BG_OVERLAY),
            new Pairs(ACCENT_LINE, BG_DEFAULT, BG_INSET, BG_OVERLAY));

    private record Pairs(Token colour, Token... backgrounds) {
    }

    @ParameterizedTest
    @EnumSource
    void textIsReadableOnItsBackgrounds(Theme theme) {
        assertEquals(List.of(), below(Contrast.TEXT, TEXTS, theme));
    }

    @ParameterizedTest
    @EnumSource
    void iconsMarksAndFocusRingsStandOutFromTheirBackgrounds(Theme theme) {
        assertEquals(List.of(), below(Contrast.LARGE, MARKS, theme));
    }

    @Test
    void ratioIsThatOfTheGuidelines() {
        assertEquals(21, Contrast.ratio(new double[] {0, 0, 0}, new double[] {1, 1, 1}), 1e-9);
        assertEquals(4.54, Contrast.ratio(new double[] {118 / 255.0, 118 / 255.0, 118 / 255.0}, new double[] {1, 1, 1}), 0.005);
    }

    private static List<String> below(double wanted, List<Pairs> table, Theme theme) {
        List<String> low = new ArrayList<>();
        for (Pairs pairs : table) {
            for (Token background : pairs.backgrounds) {
                double ratio = Contrast.ratio(pairs.colour, background, theme);
                if (ratio < wanted) {
                    low.add(String.format(Locale.ROOT, "%s on %s: %.2f", pairs.colour, background, ratio));
                }
            }
        }
        return low;
    }
}
