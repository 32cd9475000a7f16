package dev.goldenangle.toolkit.plot;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;

/** Reduces AWT's drawing calls to five: draw, fill, drawString, transform and clip. Images are not supported. */
abstract class PlainGraphics extends Graphics2D {
    private static UnsupportedOperationException no(String what) {
        return new UnsupportedOperationException("not supported: " + what);
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void fillRect(int x, int y, int width, int height) {
        fill(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void clearRect(int x, int y, int width, int height) {
        Color kept = getColor();
        setColor(getBackground());
        fillRect(x, y, width, height);
        setColor(kept);
    }

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        draw(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        fill(new RoundRectangle2D.Double(x, y, width, height, arcWidth, arcHeight));
    }

    @Override
    public void drawOval(int x, int y, int width, int height) {
        draw(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        fill(new Ellipse2D.Double(x, y, width, height));
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int start, int extent) {
        draw(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.OPEN));
    }

    @Override
    public void fillArc(int x, int y, int width, int height, int start, int extent) {
        fill(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.PIE));
    }

    @Override
    public void drawPolyline(int[] x, int[] y, int count) {
        draw(path(x, y, count));
    }

    @Override
    public void drawPolygon(int[] x, int[] y, int count) {
        draw(closed(x, y, count));
    }

    @Override
    public void fillPolygon(int[] x, int[] y, int count) {
        fill(closed(x, y, count));
    }

    private static Path2D closed(int[] x, int[] y, int count) {
        Path2D path = path(x, y, count);
        if (count > 0) {
            path.closePath();
        }
        return path;
    }

    private static Path2D path(int[] x, int[] y, int count) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                path.moveTo(x[i], y[i]);
            } else {
                path.lineTo(x[i], y[i]);
            }
        }
        return path;
    }

    @Override
    public void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public void drawString(AttributedCharacterIterator text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public void translate(int x, int y) {
        transform(AffineTransform.getTranslateInstance(x, y));
    }

    @Override
    public void translate(double x, double y) {
        transform(AffineTransform.getTranslateInstance(x, y));
    }

    @Override
    public void rotate(double angle) {
        transform(AffineTransform.getRotateInstance(angle));
    }

    @Override
    public void rotate(double angle, double x, double y) {
        transform(AffineTransform.getRotateInstance(angle, x, y));
    }

    @Override
    public void scale(double x, double y) {
        transform(AffineTransform.getScaleInstance(x, y));
    }

    @Override
    public void shear(double x, double y) {
        transform(AffineTransform.getShearInstance(x, y));
    }

    @Override
    public Rectangle getClipBounds() {
        Shape clip = getClip();
        return clip == null ? null : clip.getBounds();
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        clip(new Rectangle(x, y, width, height));
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        setClip(new Rectangle(x, y, width, height));
    }

    @Override
    public Graphics create() {
        throw no("create");
    }

    @Override
    public void dispose() {
        // Nothing to release.
    }

    @Override
    public void setPaintMode() {
        // Paint mode is the only mode.
    }

    @Override
    public void setXORMode(Color other) {
        throw no("XOR");
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw no("copyArea");
    }

    @Override
    public boolean drawImage(Image image, AffineTransform at, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public void drawImage(BufferedImage image, BufferedImageOp op, int x, int y) {
        throw no("images");
    }

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform at) {
        throw no("images");
    }

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform at) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int x, int y, Color background, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, Color background, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int dx1, int dy1, int dx2, int dy2, int sx1, int sy1, int sx2, int sy2, ImageObserver observer) {
        throw no("images");
    }

    @Override
    public boolean drawImage(Image image, int dx1, int dy1, int dx2, int dy2, int sx1, int sy1, int sx2, int sy2, Color background, ImageObserver observer) {
        throw no("images");
    }
}
