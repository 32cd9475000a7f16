package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A chart with two axes, written as SVG: its labels and positions. */
class AxisChartTest {
    private static final Inks INKS = new Inks(Theme.DARK, 1);
    private static final PlotFrame FRAME = new PlotFrame(40, 10, 200, 90, 0, 2, 0, 10);

    private static String svg(AxisChart chart) {
        Markup page = new Markup();
        SvgGraphics g2 = new SvgGraphics(page, 220, 120, "test", SvgGraphics::hex);
        chart.draw(g2);
        g2.end();
        return page.toString();
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> all(String svg, String name) throws Exception {
        NodeList found = parsed(svg).getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
    }

    private static List<String> labels(AxisChart chart) throws Exception {
        return all(svg(chart), "text").stream().map(Element::getTextContent).sorted().toList();
    }

    @Test
    void labelsAreRoundAndTheLastHorizontalOneHasTheUnit() throws Exception {
        assertEquals(List.of("0", "0", "1", "10", "2 s", "5"), labels(new AxisChart(INKS, FRAME, Unit.SECONDS, Unit.METRES_PER_SECOND)));
    }

    @Test
    void anglesAreLabelledInDegrees() throws Exception {
        PlotFrame angles = new PlotFrame(40, 10, 200, 90, 0, Math.toRadians(90), 0, 10);
        assertTrue(labels(new AxisChart(INKS, angles, Unit.ANGLE, Unit.NONE)).contains("90°"));
    }

    @Test
    void horizontalLabelsCanBeHidden() throws Exception {
        assertEquals(List.of("0", "10", "5"), labels(new AxisChart(INKS, FRAME, Unit.SECONDS, Unit.NONE).withoutNumbersBelow()));
    }

    @Test
    void linesAndLevelsHaveTheirStyles() throws Exception {
        AxisChart chart = new AxisChart(INKS, FRAME, Unit.SECONDS, Unit.NONE).level(5, INKS.of(Token.FG_DEFAULT), Inks.line(1.2));
        Points line = chart.line(INKS.of(Token.CHART_1), Inks.stroke(Dash.BEFORE));
        line.add(0, 0);
        line.add(1, 5);
        line.add(1.5, Double.NaN);
        line.add(1.75, 10);
        line.add(2, 10);
        List<Element> strokes = all(svg(chart), "path").stream().filter(path -> path.hasAttribute("stroke")).toList();
        assertEquals(2, strokes.size());
        assertEquals("M40 50L200 50", strokes.get(0).getAttribute("d"));
        assertEquals("1.2", strokes.get(0).getAttribute("stroke-width"));
        assertEquals("M40 90L120 50M180 10L200 10", strokes.get(1).getAttribute("d"));
        assertEquals("5 3", strokes.get(1).getAttribute("stroke-dasharray"));
        assertEquals("#5db4f5", strokes.get(1).getAttribute("stroke"));
    }

    @Test
    void layersAreDrawnBehindAndOverTheLines() throws Exception {
        AxisChart chart = new AxisChart(INKS, FRAME, Unit.SECONDS, Unit.NONE);
        chart.over(drawing -> drawing.fill(drawing.of(Token.CHART_3), 50, 20, 1, 1)).behind(drawing -> drawing.fill(drawing.of(Token.CHART_2), 50, 20, 1, 1));
        chart.line(INKS.of(Token.CHART_1), Inks.line(1)).add(0, 0);
        List<String> colours = new ArrayList<>();
        for (Element path : all(svg(chart), "path")) {
            colours.add(path.getAttribute(path.hasAttribute("stroke") ? "stroke" : "fill"));
        }
        assertTrue(colours.indexOf("#3ccb96") < colours.indexOf("#5db4f5"), colours::toString);
        assertTrue(colours.indexOf("#5db4f5") < colours.indexOf("#f4754a"), colours::toString);
        assertTrue(colours.contains("#3ccb96"), colours::toString);
    }

    /** The mouse uses the frame, JFreeChart its axes: both must map a value to the same pixel, also on a reversed axis. */
    @Property(tries = 100)
    void frameAndAxesAgree(@ForAll @DoubleRange(min = -50, max = 50) double from, @ForAll @DoubleRange(min = -50, max = 50) double to, @ForAll @DoubleRange(min = 0, max = 1) double share)
            throws Exception {
        PlotFrame frame = new PlotFrame(40, 10, 200, 90, from, from == to ? to + 1 : to, to, from == to ? from - 1 : from);
        double x = frame.valueX(40 + 160 * share);
        double y = frame.valueY(10 + 80 * share);
        AxisChart chart = new AxisChart(INKS, frame, Unit.NONE, Unit.NONE);
        Points line = chart.line(INKS.of(Token.CHART_1), Inks.line(1));
        line.add(x, y);
        line.add(frame.xFrom(), frame.yFrom());
        String data = all(svg(chart), "path").stream().filter(path -> path.hasAttribute("stroke")).findFirst().orElseThrow().getAttribute("d");
        String[] point = data.substring(1, data.indexOf('L')).split(" ");
        assertEquals(frame.toX(x), Double.parseDouble(point[0]), 0.02);
        assertEquals(frame.toY(y), Double.parseDouble(point[1]), 0.02);
        assertTrue(data.endsWith("L40 90"), data);
    }

    @Property(tries = 300)
    void anyRangeAndAnyPointMakeAReadableFile(@ForAll double x, @ForAll double y, @ForAll double size) throws Exception {
        AxisChart chart = new AxisChart(INKS, new PlotFrame(40, 10, 100, 100, x, y, y, size), Unit.ANGLE, Unit.SECONDS);
        chart.behind(drawing -> drawing.fill(drawing.of(Token.CHART_2, 0.5), new Rectangle2D.Double(x, y, size, x)));
        chart.over(drawing -> drawing.disc(drawing.of(Token.CHART_2), x, Double.NaN, size));
        Points line = chart.line(INKS.of(Token.CHART_1), Inks.line(1));
        line.add(x, y);
        line.add(size, Double.NaN);
        String svg = svg(chart);
        parsed(svg);
        assertFalse(svg.replaceAll(">[^<]*<", "").matches("(?s).*(NaN|Infinity).*"));
    }
}
