package dev.goldenangle.toolkit.theme;

import java.util.Locale;

/** The colours of both themes, used by the style sheet and by all custom drawing. */
public enum Token {
    WINDOW("#121419", "#ECEEF1"),
    BG_DEFAULT("#171A20", "#FBFBFC"),
    BG_SUBTLE("#20242C", "#E9ECF0"),
    BG_INSET("#0F1115", "#F1F3F5"),
    BG_OVERLAY("#262B35", "#FFFFFF"),
    BORDER_MUTED("#23272F", "#E3E6EB"),
    BORDER_SUBTLE("#23272F", "#E3E6EB"),
    BORDER_DEFAULT("#2F3540", "#D3D8DF"),
    FG_DEFAULT("#E7EAF0", "#1A1E25"),
    FG_MUTED("#A7AFBC", "#4C5563"),
    FG_SUBTLE("#838C9B", "#626B78"),
    FG_EMPHASIS("#1A1406", "#1A1406"),
    /** Only for the Golden Angle, changed values, the selection and primary actions. */
    ACCENT_LINE("#F2B84B", "#C27C00"),
    ACCENT_FG("#F2B84B", "#8A5A00"),
    ACCENT_EMPHASIS("#E0A22E", "#E0A22E"),
    ACCENT_MUTED("#6B5526", "#E5C27C"),
    ACCENT_SUBTLE("#332A18", "#FBF0D8"),
    SUCCESS_FG("#3CCB96", "#0A7851"),
    SUCCESS_SUBTLE("#16332A", "#D9F0E6"),
    DANGER_FG("#F4754A", "#B83B14"),
    DANGER_SUBTLE("#3A211A", "#F9E3DB"),
    /** The row of a missed goal. */
    MISSED("#2A1C1A", "#FBEEE9"),
    /** The range between a goal's two limits. */
    BAND("#1B5F53", "#8FCFB4"),
    GRIDLINE("#252A32", "#DCE0E6"),
    /** The current run. */
    CHART_1("#5DB4F5", "#116FC5"),
    CHART_2("#3CCB96", "#0A7851"),
    CHART_3("#F4754A", "#B83B14"),
    /** The baseline. */
    CHART_4("#AE68F2", "#6B2C8F"),
    CHART_5("#EFE68A", "#2E3440"),
    /** The previous run. */
    CHART_6("#8F99A9", "#69727F"),
    THUMB("#A7AFBC", "#4C5563"),
    TRACK("#2F3540", "#D3D8DF");

    private final String dark;
    private final String light;

    Token(String dark, String light) {
        this.dark = dark;
        this.light = light;
    }

    /** The name in the style sheet, such as {@code -color-bg-default}. */
    public String cssName() {
        return "-color-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The colour as {@code #RRGGBB}. */
    public String hex(Theme theme) {
        return theme == Theme.DARK ? dark : light;
    }

    /** The colour of a series, from 1 to 6. */
    public static Token series(int number) {
        return values()[CHART_1.ordinal() + number - 1];
    }
}
