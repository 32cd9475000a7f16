package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.RunFormat;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.SvgGraphics;
import dev.goldenangle.workbench.look.PngPicture;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;

/** Exports the timeline as a picture, or the current run as numbers. A picture includes names and titles. */
public final class ChartExport {
    private static final int SCALE = 2;
    private static final double TOP = 28;
    private static final double TITLE = 17;

    private ChartExport() {
    }

    /** The file formats, with their extensions. */
    public enum Format {
        PNG("PNG", "png"), SVG("SVG", "svg"), CSV(RunFormat.CSV), JSON(RunFormat.JSON), CHROME_TRACE(RunFormat.CHROME_TRACE);

        private final String label;
        private final String ending;
        private final RunFormat numbers;

        Format(String label, String ending) {
            this.label = label;
            this.ending = ending;
            numbers = null;
        }

        Format(RunFormat numbers) {
            label = numbers.label();
            ending = numbers.ending().substring(1);
            this.numbers = numbers;
        }

        public String ending() {
            return ending;
        }

        @Override
        public String toString() {
            return label;
        }
    }

    /**
     * The content of a picture.
     *
     * @param width  in pixels at normal size
     * @param height in pixels at normal size
     */
    record Picture(List<Lane> lanes, List<RunEntry> shown, Run now, double from, double to, int width, int height, Inks inks) {
    }

    /** @param watch wraps the writer of the numbers */
    static void write(Picture picture, Format format, OutputStream out, UnaryOperator<Writer> watch) throws IOException {
        switch (format) {
            case PNG -> png(picture, out);
            case SVG -> svg(picture, out);
            case CSV, JSON, CHROME_TRACE -> {
                Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
                format.numbers.write(picture.now, watch.apply(writer));
                writer.flush();
            }
        }
    }

    private static void png(Picture picture, OutputStream out) throws IOException {
        BufferedImage image = new BufferedImage(SCALE * picture.width, SCALE * picture.height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g2 = image.createGraphics();
        g2.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g2.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g2.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g2.scale(SCALE, SCALE);
        draw(picture, g2);
        g2.dispose();
        PngPicture.write(image, out);
    }

    private static void svg(Picture picture, OutputStream out) throws IOException {
        Markup page = new Markup();
        SvgGraphics g2 = new SvgGraphics(page, picture.width, picture.height, Messages.text("charts.export.title", what(picture.now)), SvgGraphics::hex);
        draw(picture, g2);
        g2.end();
        out.write(page.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static void draw(Picture picture, Graphics2D g2) {
        Inks inks = picture.inks;
        g2.setPaint(inks.of(Token.BG_DEFAULT));
        g2.fill(new Rectangle2D.Double(0, 0, picture.width, picture.height));
        drawNames(picture, g2);
        TimelineChart chart = new TimelineChart(inks);
        chart.setLanes(picture.lanes);
        Rectangle2D area = new Rectangle2D.Double(0, TOP, picture.width, picture.height - TOP);
        chart.read(picture.shown, picture.now, picture.from, picture.to, area.getWidth(), area.getHeight());
        chart.chart().draw(g2, area);
        drawTitles(picture, chart, area, g2);
    }

    private static void drawNames(Picture picture, Graphics2D g2) {
        Inks inks = picture.inks;
        g2.setFont(inks.caption());
        double x = TimelineChart.AXIS_WIDTH;
        for (RunEntry entry : picture.shown) {
            g2.setPaint(inks.of(Token.series(entry.series())));
            g2.setStroke(Inks.stroke(Dash.number(entry.dash())));
            g2.draw(new Line2D.Double(x, TOP / 2, x + 18, TOP / 2));
            g2.setPaint(inks.of(Token.FG_DEFAULT));
            g2.drawString(entry.name(), (float) x + 24, (float) TOP / 2 + 4);
            x += 24 + g2.getFontMetrics().stringWidth(entry.name()) + 18;
        }
        String what = what(picture.now);
        g2.setPaint(inks.of(Token.FG_SUBTLE));
        g2.drawString(what, (float) (picture.width - TimelineChart.RIGHT - g2.getFontMetrics().stringWidth(what)), (float) TOP / 2 + 4);
    }

    private static String what(Run now) {
        return now.header().model() + ", " + now.header().map() + ", " + now.header().source();
    }

    private static void drawTitles(Picture picture, TimelineChart chart, Rectangle2D area, Graphics2D g2) {
        double weights = picture.lanes.stream().mapToDouble(Lane::weight).sum();
        double room = area.getHeight() - TimelineChart.AXIS_HEIGHT - TimelineChart.GAP * (picture.lanes.size() - 1);
        double y = area.getY();
        g2.setFont(picture.inks.caption());
        for (LanePlot lane : chart.lanes()) {
            String title = titleOf(lane, picture.now);
            boolean isFirst = lane == chart.lanes().get(0);
            g2.setPaint(picture.inks.of(isFirst ? Token.BG_INSET : Token.BG_DEFAULT));
            double top = isFirst ? y : y - TimelineChart.GAP;
            g2.fill(new Rectangle2D.Double(TimelineChart.AXIS_WIDTH, top, g2.getFontMetrics().stringWidth(title) + 12, isFirst ? TITLE : TimelineChart.GAP));
            g2.setPaint(picture.inks.of(Token.FG_MUTED));
            g2.drawString(title, (float) TimelineChart.AXIS_WIDTH + 6, (float) top + (isFirst ? 12 : 11));
            y += room * lane.lane().weight() / weights + TimelineChart.GAP;
        }
    }

    static String titleOf(LanePlot lane, Run now) {
        return lane.lane().title() + " " + unitOf(lane, now);
    }

    static String unitOf(LanePlot lane, Run now) {
        String unit = lane.lane().unitOf(now);
        return lane.lane().kind() == Lane.Kind.CAUSES ? Messages.text("charts.unit.per-ticks", unit, lane.ticksPerBar()) : unit;
    }
}
