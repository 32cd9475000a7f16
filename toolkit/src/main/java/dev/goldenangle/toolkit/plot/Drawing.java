package dev.goldenangle.toolkit.plot;

import dev.goldenangle.toolkit.theme.Token;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Shorthand for drawing on a Graphics2D in the theme's colours. Use it for all custom drawing, on screen and in files. */
public final class Drawing {
    private final Graphics2D g2;
    private final Inks inks;

    public Drawing(Graphics2D g2, Inks inks) {
        this.g2 = g2;
        this.inks = inks;
    }

    public Graphics2D graphics() {
        return g2;
    }

    public Inks inks() {
        return inks;
    }

    public Color of(Token token) {
        return inks.of(token);
    }

    public Color of(Token token, double opacity) {
        return inks.of(token, opacity);
    }

    public void fill(Color colour, double x, double y, double width, double height) {
        fill(colour, new Rectangle2D.Double(x, y, Math.max(0, width), Math.max(0, height)));
    }

    public void fill(Color colour, Shape shape) {
        g2.setPaint(colour);
        g2.fill(shape);
    }

    public void stroke(Color colour, Stroke stroke, Shape shape) {
        g2.setPaint(colour);
        g2.setStroke(stroke);
        g2.draw(shape);
    }

    public void stroke(Color colour, Stroke stroke, double x0, double y0, double x1, double y1) {
        stroke(colour, stroke, new Line2D.Double(x0, y0, x1, y1));
    }

    public void disc(Color colour, double x, double y, double radius) {
        fill(colour, circle(x, y, radius));
    }

    public void ring(Color colour, Stroke stroke, double x, double y, double radius) {
        stroke(colour, stroke, circle(x, y, radius));
    }

    private static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** @param anchor which part of the text is at the point */
    public void write(Color colour, Font font, TextAnchor anchor, String text, double x, double y) {
        g2.setPaint(colour);
        g2.setFont(font);
        TextUtils.drawAlignedString(text, g2, (float) x, (float) y, anchor);
    }

    public double width(Font font, String text) {
        return g2.getFontMetrics(font).getStringBounds(text, g2).getWidth();
    }

    /** Clips drawing to a rectangle. */
    public void clipped(double x, double y, double width, double height, Runnable content) {
        Shape before = g2.getClip();
        g2.clip(new Rectangle2D.Double(x, y, Math.max(0, width), Math.max(0, height)));
        content.run();
        g2.setClip(before);
    }
}
