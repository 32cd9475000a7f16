package dev.goldenangle.workbench.plot.canvas;

import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

/** Draws a plot on a canvas, in the colours of the theme in force. */
public final class CanvasSurface implements Surface {
    private final GraphicsContext g;
    private final Look look;
    private boolean clipped;

    /** Begins with an empty canvas. */
    public CanvasSurface(Canvas canvas, Look look) {
        g = canvas.getGraphicsContext2D();
        this.look = look;
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    }

    private Color color(Ink ink) {
        Color color = look.color(ink.token());
        return ink.opacity() < 1 ? color.deriveColor(0, 1, 1, ink.opacity()) : color;
    }

    /** A picture, which only a canvas shows. */
    public void image(Image image, double x, double y, double width, double height) {
        g.drawImage(image, x, y, width, height);
    }

    @Override
    public void fill(Ink ink, double x, double y, double width, double height) {
        g.setFill(color(ink));
        g.fillRect(x, y, width, height);
    }

    @Override
    public void fill(Ink ink, Polyline outline) {
        g.setFill(color(ink));
        trace(outline);
        g.closePath();
        g.fill();
    }

    @Override
    public void stroke(LineStyle style, Polyline line) {
        take(style);
        trace(line);
        g.stroke();
    }

    private void take(LineStyle style) {
        g.setStroke(color(style.ink()));
        g.setLineWidth(style.width());
        g.setLineDashes(style.dashes().stream().mapToDouble(Double::doubleValue).toArray());
    }

    private void trace(Polyline line) {
        g.beginPath();
        for (int i = 0; i < line.count(); i++) {
            if (line.isJoined(i)) {
                g.lineTo(line.x(i), line.y(i));
            } else if (line.isPoint(i)) {
                g.moveTo(line.x(i), line.y(i));
            }
        }
    }

    @Override
    public void circle(Ink ink, double x, double y, double radius) {
        g.setFill(color(ink));
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(LineStyle style, double x, double y, double radius) {
        take(style);
        g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void write(Lettering lettering, String text, double x, double y) {
        g.setFont(lettering.weight() == Lettering.Weight.MEDIUM ? Fonts.medium(lettering.size()) : Fonts.regular(lettering.size()));
        g.setTextAlign(switch (lettering.across()) {
            case START -> TextAlignment.LEFT;
            case MIDDLE -> TextAlignment.CENTER;
            case END -> TextAlignment.RIGHT;
        });
        g.setTextBaseline(switch (lettering.down()) {
            case TOP -> VPos.TOP;
            case MIDDLE -> VPos.CENTER;
            case BASELINE -> VPos.BASELINE;
        });
        g.setFill(look.color(lettering.colour()));
        g.fillText(text, x, y);
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        unclip();
        g.save();
        g.beginPath();
        g.rect(x, y, width, height);
        g.clip();
        clipped = true;
    }

    @Override
    public void unclip() {
        if (clipped) {
            g.restore();
            clipped = false;
        }
    }
}
