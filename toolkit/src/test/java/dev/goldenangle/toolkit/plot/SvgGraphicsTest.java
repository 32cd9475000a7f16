package dev.goldenangle.toolkit.plot;

import dev.goldenangle.toolkit.theme.Theme;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

import javax.xml.parsers.DocumentBuilderFactory;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Shapes, lines and texts as SVG: place, colour, clip, and well-formed XML for any input. */
class SvgGraphicsTest {
    private final Markup page = new Markup();
    private final SvgGraphics g2 = new SvgGraphics(page, 200, 100, "test", SvgGraphics::hex);

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private Document written() throws Exception {
        g2.end();
        return parse(page.toString());
    }

    private Element only(String name) throws Exception {
        NodeList found = written().getElementsByTagName(name);
        assertEquals(1, found.getLength());
        return (Element) found.item(0);
    }

    @Test
    void shapeIsFilledInItsColourAtItsTransformedPlace() throws Exception {
        g2.setPaint(new Color(0x12, 0x34, 0x56));
        g2.translate(10, 5);
        g2.scale(2, 2);
        g2.fill(new Rectangle2D.Double(1, 2, 3, 4));
        Element path = only("path");
        assertEquals("#123456", path.getAttribute("fill"));
        assertEquals("M12 9L18 9L18 17L12 17L12 9Z", path.getAttribute("d"));
    }

    @Test
    void lineKeepsWidthDashesAndOpacity() throws Exception {
        g2.setPaint(new Color(0, 0, 0, 128));
        g2.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.5f));
        g2.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1, new float[] {5, 3}, 0));
        g2.draw(new Line2D.Double(0, 0, 10, 0));
        Element path = only("path");
        assertEquals("none", path.getAttribute("fill"));
        assertEquals("1.5", path.getAttribute("stroke-width"));
        assertEquals("5 3", path.getAttribute("stroke-dasharray"));
        assertEquals("0.251", path.getAttribute("stroke-opacity"));
    }

    @Test
    void clipIsWrittenOnceAndEndsWhenItIsReset() throws Exception {
        java.awt.Shape before = g2.getClip();
        g2.clip(new Rectangle2D.Double(10, 10, 20, 20));
        g2.fill(new Rectangle2D.Double(0, 0, 100, 100));
        g2.fill(new Rectangle2D.Double(5, 5, 100, 100));
        g2.setClip(before);
        g2.fill(new Rectangle2D.Double(7, 7, 1, 1));
        Document document = written();
        assertEquals(1, document.getElementsByTagName("clipPath").getLength());
        NodeList paths = document.getElementsByTagName("path");
        assertEquals("url(#clip1)", ((Element) paths.item(1)).getAttribute("clip-path"));
        assertEquals("url(#clip1)", ((Element) paths.item(2)).getAttribute("clip-path"));
        assertEquals("", ((Element) paths.item(3)).getAttribute("clip-path"));
    }

    @Test
    void textIsWrittenAsTextAndRotatesWithTheTransform() throws Exception {
        g2.rotate(Math.PI / 2);
        g2.drawString("up", 3, 4);
        Element text = only("text");
        assertEquals("up", text.getTextContent());
        assertEquals("matrix(0 1 -1 0 0 0)", text.getAttribute("transform"));
    }

    @Test
    void gradientsAndXorAreRejected() {
        assertThrows(UnsupportedOperationException.class, () -> g2.setPaint(new GradientPaint(0, 0, Color.RED, 1, 1, Color.BLUE)));
        assertThrows(UnsupportedOperationException.class, () -> g2.setXORMode(Color.RED));
    }

    @Test
    void lineIsBrokenAtAPointThatIsNotFinite() throws Exception {
        g2.draw(Polyline.of(0, 0, 1, 1, 2, Double.NaN, 3, 3, 4.25, 4));
        assertEquals("M0 0L1 1M3 3L4.25 4", only("path").getAttribute("d"));
    }

    @Test
    void mediumFontIsWrittenAsAWeight() throws Exception {
        g2.setFont(new Inks(Theme.DARK, 1).medium(11));
        g2.drawString("W", 0, 0);
        assertEquals("500", only("text").getAttribute("font-weight"));
    }

    @Test
    void twoDrawingsOnOnePageHaveDifferentClipIds() throws Exception {
        g2.clip(new Rectangle2D.Double(1, 1, 2, 2));
        g2.fill(new Rectangle2D.Double(0, 0, 9, 9));
        g2.end();
        SvgGraphics second = new SvgGraphics(page, 10, 10, "second", SvgGraphics::hex);
        second.clip(new Rectangle2D.Double(5, 5, 2, 2));
        second.fill(new Rectangle2D.Double(0, 0, 9, 9));
        second.end();
        NodeList clips = parse("<page>" + page + "</page>").getElementsByTagName("clipPath");
        assertEquals(2, clips.getLength());
        assertNotEquals(((Element) clips.item(0)).getAttribute("id"), ((Element) clips.item(1)).getAttribute("id"));
    }

    @Property(tries = 300)
    void anyTextAndShapeMakeWellFormedXml(@ForAll String title, @ForAll String text, @ForAll @Size(max = 12) double[] points) throws Exception {
        Markup anyPage = new Markup();
        SvgGraphics any = new SvgGraphics(anyPage, 10, 10, title, SvgGraphics::hex);
        Path2D path = new Path2D.Double();
        path.moveTo(0, 0);
        for (int i = 0; i + 1 < points.length; i += 2) {
            path.lineTo(points[i], i % 4 == 0 ? Double.NaN : points[i + 1]);
        }
        any.draw(path);
        any.drawString(text, points.length == 0 ? Float.NaN : (float) points[0], 0);
        any.end();
        String svg = anyPage.toString();
        parse(svg);
        assertFalse(svg.replaceAll(">[^<]*<", "").contains("NaN"));
        assertTrue(svg.chars().allMatch(c -> c >= ' ' || c == '\n' || c == '\t' || c == '\r'));
    }
}
