package dev.goldenangle.workbench.plot;

import dev.goldenangle.workbench.look.Dash;
import dev.goldenangle.workbench.look.Token;

import java.util.List;

/**
 * How a line is drawn.
 *
 * @param width  in pixels
 * @param dashes lengths of strokes and gaps in turn; none for an unbroken line
 */
public record LineStyle(Ink ink, double width, List<Double> dashes) {
    public static LineStyle of(Token colour, double width, Double... dashes) {
        return new LineStyle(Ink.of(colour), width, List.of(dashes));
    }

    public static LineStyle of(Token colour, Dash dash) {
        return new LineStyle(Ink.of(colour), dash.width(), dash.lengthList());
    }

    public LineStyle withWidth(double newWidth) {
        return new LineStyle(ink, newWidth, dashes);
    }

    public LineStyle withOpacity(double opacity) {
        return new LineStyle(new Ink(ink.token(), opacity), width, dashes);
    }
}
