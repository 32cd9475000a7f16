package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws world shapes on the canvas. */
public final class Pen {
    private static final int CIRCLE_CORNERS = 40;
    private static final double LABEL_HEIGHT = 19;
    final GraphicsContext gc;
    public final ViewTransform view;
    final Appearance look;
    private double[] xs = new double[64];
    private double[] ys = new double[64];
    private int count;
    private final List<double[]> taken = new ArrayList<>();
    private boolean quiet;

    public Pen(GraphicsContext gc, ViewTransform view, Appearance look) {
        this.gc = gc;
        this.view = view;
        this.look = look;
        gc.setLineCap(StrokeLineCap.BUTT);
        gc.setLineJoin(StrokeLineJoin.ROUND);
        gc.setGlobalAlpha(1);
        gc.setLineDashes((double[]) null);
    }

    /** Hides labels, but not chips. */
    public void setQuiet(boolean newQuiet) {
        quiet = newQuiet;
    }

    Color color(Token token, double alpha) {
        return Paints.of(look, token, alpha);
    }

    Pen begin() {
        count = 0;
        return this;
    }

    Pen to(double wx, double wy, double wz) {
        return toPixel(view.x(wx, wy), view.y(wx, wy, wz));
    }

    Pen toPixel(double x, double y) {
        if (count == xs.length) {
            xs = Arrays.copyOf(xs, 2 * count);
            ys = Arrays.copyOf(ys, 2 * count);
        }
        xs[count] = x;
        ys[count++] = y;
        return this;
    }

    void fill(Paint paint) {
        gc.setFill(paint);
        gc.fillPolygon(xs, ys, count);
    }

    void strokeOpen(Paint paint, double width, double... dashes) {
        stroke(paint, width, dashes);
        if (count > 1) {
            gc.strokePolyline(xs, ys, count);
        }
    }

    void strokeClosed(Paint paint, double width, double... dashes) {
        stroke(paint, width, dashes);
        gc.strokePolygon(xs, ys, count);
    }

    private void stroke(Paint paint, double width, double... dashes) {
        gc.setStroke(paint);
        gc.setLineWidth(width);
        gc.setLineDashes(dashes);
    }

    /** A circle on the floor. */
    Pen circle(double wx, double wy, double wz, double radius) {
        return begin().arc(wx, wy, wz, radius, 0, 2 * Math.PI, CIRCLE_CORNERS);
    }

    Pen arc(double wx, double wy, double wz, double radius, double from, double to, int corners) {
        for (int i = 0; i <= corners; i++) {
            double a = from + (to - from) * i / corners;
            to(wx + radius * Math.cos(a), wy + radius * Math.sin(a), wz);
        }
        return this;
    }

    /** An arrow between two pixels with a filled or open head. */
    void arrow(double x0, double y0, double x1, double y1, Paint paint, double width, double head, double... dashes) {
        double length = Math.hypot(x1 - x0, y1 - y0);
        if (length < 3) {
            return;
        }
        double ux = (x1 - x0) / length;
        double uy = (y1 - y0) / length;
        boolean open = head < 0;
        double size = Math.min(Math.abs(head), length);
        double shaft = open ? 0 : size * 0.8;
        begin().toPixel(x0, y0).toPixel(x1 - ux * shaft, y1 - uy * shaft).strokeOpen(paint, width, dashes);
        begin().toPixel(x1 - ux * size - uy * size * 0.5, y1 - uy * size + ux * size * 0.5).toPixel(x1, y1)
                .toPixel(x1 - ux * size + uy * size * 0.5, y1 - uy * size - ux * size * 0.5);
        if (open) {
            strokeOpen(paint, width);
        } else {
            fill(paint);
        }
    }

    /** Text with a halo in the colour of the floor, centred on a pixel. */
    public void label(String text, double x, double y, Color colour, Font font) {
        if (quiet) {
            return;
        }
        HaloText.draw(gc, look, text, x, y, colour, font, TextAlignment.CENTER);
    }

    /** The y position at which a label overlaps no earlier one: the given one, or above. */
    public double free(double x, double y, double width) {
        double free = y;
        double wide = width * look.textScaleProperty().get();
        double high = LABEL_HEIGHT * look.textScaleProperty().get();
        for (int i = 0; i < taken.size(); i++) {
            double[] other = taken.get(i);
            if (Math.abs(other[0] - x) < (other[2] + wide) / 2 && Math.abs(other[1] - free) < high) {
                // One extra pixel, so that rounding cannot cause an endless loop.
                free = other[1] - high - 1;
                i = -1;
            }
        }
        taken.add(new double[] {x, free, wide});
        return free;
    }

    public Font font(double size) {
        return Fonts.medium(size * look.textScaleProperty().get());
    }

    /** A rounded box with text, centred on a pixel. */
    void chip(String text, double x, double y, double width, Paint background, Paint border, Color colour) {
        double height = 18 * look.textScaleProperty().get();
        double w = width * look.textScaleProperty().get();
        gc.setFill(background);
        gc.fillRoundRect(x - w / 2, y - height / 2, w, height, 6, 6);
        stroke(border, 1);
        gc.strokeRoundRect(x - w / 2 + 0.5, y - height / 2 + 0.5, w - 1, height - 1, 6, 6);
        gc.setFont(font(11));
        gc.setTextAlign(TextAlignment.CENTER);
        gc.setTextBaseline(VPos.CENTER);
        gc.setFill(colour);
        gc.fillText(text, x, y);
    }
}
