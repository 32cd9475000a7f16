package dev.goldenangle.workbench.plot;

/** What a plot is drawn on: a canvas of the window, or a file. A plot that draws on a surface can be shown and written alike. */
public interface Surface {
    /** A rectangle. */
    void fill(Ink ink, double x, double y, double width, double height);

    /** What an outline holds; it closes by itself. */
    void fill(Ink ink, Polyline outline);

    void stroke(LineStyle style, Polyline line);

    void circle(Ink ink, double x, double y, double radius);

    /** The edge of a circle. */
    void ring(LineStyle style, double x, double y, double radius);

    void write(Lettering lettering, String text, double x, double y);

    /** Draws what follows only within a rectangle, until {@link #unclip}. */
    void clip(double x, double y, double width, double height);

    void unclip();

    default void stroke(LineStyle style, double x0, double y0, double x1, double y1) {
        stroke(style, Polyline.of(x0, y0, x1, y1));
    }
}
