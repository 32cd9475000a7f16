package dev.goldenangle.workbench.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Dash;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.look.Token;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** A plot as SVG: the grid's numbers, the line where it belongs, and a file that any viewer reads whatever is drawn. */
class SvgSurfaceTest {
    private final Markup page = new Markup();
    private final SvgSurface surface = SvgSurface.begin(page, "test", 200, 100, token -> token.hex(Theme.DARK));

    private Document written() throws Exception {
        surface.end();
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(page.toString())));
    }

    @Test
    void aGridHasRoundNumbersAndTheUnitAtTheLastOne() throws Exception {
        new PlotFrame(40, 0, 200, 80, 0, 2, 0, 10).drawGrid(surface, Unit.SECONDS, Unit.METRES_PER_SECOND);
        NodeList texts = written().getElementsByTagName("text");
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < texts.getLength(); i++) {
            labels.add(texts.item(i).getTextContent());
        }
        assertEquals(List.of("0", "5", "10", "0", "1", "2 s"), labels);
    }

    @Test
    void aLineIsBrokenWhereItHasNoValue() throws Exception {
        surface.stroke(LineStyle.of(Token.CHART_1, Dash.BEFORE), Polyline.of(0, 0, 1, 1).lift().add(3, 3).add(4, Double.NaN).add(5, 5));
        Element path = (Element) written().getElementsByTagName("path").item(0);
        assertEquals("M0 0L1 1M3 3M5 5", path.getAttribute("d"));
        assertEquals("#5DB4F5", path.getAttribute("stroke"));
        assertEquals("5 3", path.getAttribute("stroke-dasharray"));
    }

    @Test
    void clipsOfOnePageHaveNamesOfTheirOwn() throws Exception {
        surface.clip(0, 0, 10, 10);
        surface.clip(5, 5, 10, 10);
        surface.unclip();
        NodeList clips = written().getElementsByTagName("clipPath");
        assertEquals(2, clips.getLength());
        assertFalse(((Element) clips.item(0)).getAttribute("id").equals(((Element) clips.item(1)).getAttribute("id")));
    }

    @Property(tries = 300)
    void anythingDrawnAnywhereCanBeRead(@ForAll double x, @ForAll double y, @ForAll double size, @ForAll String text) throws Exception {
        Markup any = new Markup();
        SvgSurface drawn = SvgSurface.begin(any, text, size, size, token -> token.hex(Theme.LIGHT));
        new PlotFrame(0, 0, 100, 100, x, y, y, size).drawGrid(drawn, Unit.ANGLE, Unit.SECONDS);
        drawn.clip(x, y, size, size);
        drawn.fill(new Ink(Token.CHART_2, 0.5), x, y, size, x);
        drawn.circle(Ink.of(Token.CHART_2), x, Double.NaN, size);
        drawn.stroke(LineStyle.of(Token.CHART_1, 1), x, y, size, Double.NaN);
        drawn.write(Lettering.axis(), text, x, y);
        drawn.unclip();
        drawn.end();
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(any.toString())));
        assertFalse(any.toString().replaceAll(">[^<]*<", "").replaceAll("aria-label=\"[^\"]*\"", "").matches("(?s).*(NaN|Infinity).*"));
    }
}
