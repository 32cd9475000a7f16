package dev.goldenangle.workbench.report;

import dev.goldenangle.workbench.library.Texts;
import dev.goldenangle.workbench.plot.Markup;

import java.util.Locale;

/** The frame of a picture: a rectangle of numbers on a rectangle of pixels, with a grid. Colours come from the style sheet. */
final class Plot {
    static final int WIDTH = 760;
    private static final int LEFT = 52;
    private static final int RIGHT = 12;
    private static final int TOP = 22;
    private static final int BOTTOM = 28;
    private static final int LINES = 5;
    private final Markup page;
    private final int height;
    private final double minX;
    private final double maxX;
    private final double minY;
    private final double maxY;

    Plot(Markup page, String title, int height, double[] x, double[] y) {
        this.page = page;
        this.height = height;
        minX = x[0];
        maxX = x[1] > x[0] ? x[1] : x[0] + 1;
        minY = y[0];
        maxY = y[1] > y[0] ? y[1] : y[0] + 1;
        page.begin("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + WIDTH + " " + height, "role", "img", "aria-label", title, "class", "plot");
        page.element("title", title);
        page.leaf("rect", "x", "" + LEFT, "y", "" + TOP, "width", "" + (WIDTH - LEFT - RIGHT), "height", "" + (height - TOP - BOTTOM), "class", "ground");
    }

    static String digits(double pixels) {
        return String.format(Locale.ROOT, "%.1f", pixels);
    }

    double x(double value) {
        return LEFT + (value - minX) / (maxX - minX) * (WIDTH - LEFT - RIGHT);
    }

    double y(double value) {
        return height - BOTTOM - (value - minY) / (maxY - minY) * (height - TOP - BOTTOM);
    }

    /** Lines at round numbers, with the numbers and the units beside them. */
    Plot grid(String unitX, String unitY) {
        double stepY = step(maxY - minY);
        for (double value = Math.ceil(minY / stepY) * stepY; value <= maxY; value += stepY) {
            line("grid", LEFT, y(value), WIDTH - RIGHT, y(value));
            label("axis end", LEFT - 6, y(value) + 3.5, number(value, stepY));
        }
        double stepX = step(maxX - minX);
        for (double value = Math.ceil(minX / stepX) * stepX; value <= maxX; value += stepX) {
            label("axis middle", x(value), height - BOTTOM + 16, number(value, stepX));
        }
        label("axis end", LEFT - 6, TOP - 11, unitY);
        label("axis end", WIDTH - 2, height - 2, unitX);
        return this;
    }

    /** 1, 2 or 5 times a power of ten. */
    static double step(double range) {
        double rough = range / LINES;
        double power = StrictMath.pow(10, Math.floor(StrictMath.log10(rough)));
        double lead = rough / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }

    private static String number(double value, double step) {
        int digits = (int) Math.max(0, Math.ceil(-StrictMath.log10(step) - 1e-9));
        return Texts.signed(value, digits).replace("+", "");
    }

    void line(String style, double x0, double y0, double x1, double y1) {
        page.leaf("line", "x1", digits(x0), "y1", digits(y0), "x2", digits(x1), "y2", digits(y1), "class", style);
    }

    void label(String style, double x, double y, String text) {
        page.element("text", text, "x", digits(x), "y", digits(y), "class", style);
    }

    void path(String style, String points) {
        page.leaf("path", "d", points, "class", style);
    }

    void bar(String style, double x, double y, double width, double barHeight) {
        page.leaf("rect", "x", digits(x), "y", digits(y), "width", digits(width), "height", digits(barHeight), "class", style);
    }

    void end() {
        page.end();
    }
}
