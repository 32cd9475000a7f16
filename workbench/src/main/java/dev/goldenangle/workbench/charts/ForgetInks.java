package dev.goldenangle.workbench.charts;

import org.jfree.chart.ChartPanel;
import org.jfree.chart.event.OverlayChangeListener;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.fx.overlay.OverlayFX;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;

/**
 * Drawn last, to reset the graphics. The canvas resets its font, paint and stroke after drawing, but the graphics object over it
 * assumes that they are still set and would not set them again. Setting unusual ones here prevents that.
 */
final class ForgetInks implements OverlayFX {
    private static final Font FONT = new Font(Font.MONOSPACED, Font.PLAIN, 3);
    private static final Color PAINT = new Color(1, 2, 3);
    private static final BasicStroke STROKE = new BasicStroke(0.3f);

    @Override
    public void paintOverlay(Graphics2D g2, ChartCanvas canvas) {
        g2.setFont(FONT);
        g2.setPaint(PAINT);
        g2.setStroke(STROKE);
    }

    @Override
    public void paintOverlay(Graphics2D g2, ChartPanel panel) {
        // Only needed for Swing.
    }

    @Override
    public void addChangeListener(OverlayChangeListener listener) {
        // Never changes.
    }

    @Override
    public void removeChangeListener(OverlayChangeListener listener) {
        // Never changes.
    }
}
