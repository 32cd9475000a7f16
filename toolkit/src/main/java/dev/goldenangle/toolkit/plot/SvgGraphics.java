package dev.goldenangle.toolkit.plot;


import dev.goldenangle.math.Decimals;
import dev.goldenangle.toolkit.theme.ChartFonts;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.PathIterator;
import java.awt.image.BufferedImage;
import java.text.AttributedCharacterIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A Graphics2D that writes an SVG element: shapes, lines and texts in plain colours, clipped.
 *
 * <p>How it works:
 * <ol>
 * <li>Colour, stroke, font, transform and clip are stored when set.
 * <li>A shape is transformed and written as one path; a text is written as text. A point that is not finite breaks its line.
 * <li>A clip is written once, before the first element that needs it.
 * </ol>
 *
 * <p>Not suitable for images, gradients and XOR, which our charts do not use; these calls throw.
 */
public final class SvgGraphics extends PlainGraphics {
    private static final int DIGITS = 2;
    private static final double FARTHEST = 1e9;
    private static final Graphics2D MEASURE = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
    private final Markup page;
    private final Function<Color, String> colours;
    private final Map<String, String> clips = new HashMap<>();
    private final RenderingHints hints = new RenderingHints(null);
    private AffineTransform transform = new AffineTransform();
    private Shape clip;
    private Color colour = Color.BLACK;
    private Color background = Color.WHITE;
    private BasicStroke stroke = new BasicStroke();
    private AlphaComposite composite = AlphaComposite.SrcOver;
    private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /**
     * Begins an element of a page; {@link #end} ends it.
     *
     * @param title   description for screen readers
     * @param colours converts a colour to text, without its opacity
     */
    public SvgGraphics(Markup page, double width, double height, String title, Function<Color, String> colours) {
        this.page = page;
        this.colours = colours;
        page.begin("svg", "xmlns", "http://www.w3.org/2000/svg", "width", number(width), "height", number(height), "viewBox", "0 0 " + number(width) + " " + number(height),
                "role", "img", "class", "plot");
        page.element("title", title);
    }

    /** A colour as {@code #rrggbb}, for stand-alone files. */
    public static String hex(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }

    public void end() {
        page.end();
    }

    @Override
    public void draw(Shape shape) {
        List<String> attributes = new ArrayList<>(List.of("fill", "none", "stroke", colours.apply(colour), "stroke-width", number(stroke.getLineWidth() * scale())));
        attributes.addAll(List.of("stroke-linejoin", stroke.getLineJoin() == BasicStroke.JOIN_ROUND ? "round" : stroke.getLineJoin() == BasicStroke.JOIN_BEVEL ? "bevel" : "miter"));
        if (stroke.getDashArray() != null) {
            StringBuilder lengths = new StringBuilder();
            for (float length : stroke.getDashArray()) {
                lengths.append(lengths.length() == 0 ? "" : " ").append(number(length * scale()));
            }
            attributes.addAll(List.of("stroke-dasharray", lengths.toString()));
        }
        write(shape, "stroke-opacity", attributes);
    }

    @Override
    public void fill(Shape shape) {
        write(shape, "fill-opacity", new ArrayList<>(List.of("fill", colours.apply(colour))));
    }

    private void write(Shape shape, String opacityName, List<String> attributes) {
        PathIterator path = shape.getPathIterator(transform);
        String data = data(path);
        if (!data.isEmpty()) {
            attributes.addAll(0, List.of("d", data));
            if (path.getWindingRule() == PathIterator.WIND_EVEN_ODD) {
                attributes.addAll(List.of("fill-rule", "evenodd"));
            }
            finish("path", opacityName, attributes);
        }
    }

    private void finish(String element, String opacityName, List<String> attributes) {
        double opacity = colour.getAlpha() / 255.0 * composite.getAlpha();
        if (opacity < 1) {
            attributes.addAll(List.of(opacityName, Decimals.trimmed(opacity, 3)));
        }
        if (clip != null) {
            attributes.addAll(List.of("clip-path", "url(#" + clipName() + ")"));
        }
        page.leaf(element, attributes.toArray(String[]::new)).raw("\n");
    }

    private static String data(PathIterator path) {
        StringBuilder data = new StringBuilder();
        double[] c = new double[6];
        boolean down = false;
        for (; !path.isDone(); path.next()) {
            int kind = path.currentSegment(c);
            if (kind == PathIterator.SEG_CLOSE) {
                data.append(down ? "Z" : "");
                continue;
            }
            int count = kind == PathIterator.SEG_CUBICTO ? 6 : kind == PathIterator.SEG_QUADTO ? 4 : 2;
            boolean isFinite = Arrays.stream(c, 0, count).allMatch(Double::isFinite);
            if (isFinite && (count == 2 || !down)) {
                data.append(down && kind != PathIterator.SEG_MOVETO ? 'L' : 'M').append(number(c[count - 2])).append(' ').append(number(c[count - 1]));
            } else if (isFinite) {
                data.append(count == 6 ? 'C' : 'Q').append(Arrays.stream(c, 0, count).mapToObj(SvgGraphics::number).collect(Collectors.joining(" ")));
            }
            down = isFinite;
        }
        return data.toString();
    }

    private String clipName() {
        String data = data(clip.getPathIterator(null));
        return clips.computeIfAbsent(data, missing -> {
            String id = page.freshId("clip");
            page.begin("clipPath", "id", id).leaf("path", "d", data).end();
            return id;
        });
    }

    @Override
    public void drawString(String text, float x, float y) {
        List<String> attributes = new ArrayList<>(List.of("font-family", ChartFonts.REGULAR + ", sans-serif", "font-size", number(font.getSize2D()), "fill", colours.apply(colour)));
        if (font.getName().equals(ChartFonts.MEDIUM)) {
            attributes.addAll(List.of("font-weight", "500"));
        }
        double[] at = {x, y};
        if (isTurned()) {
            double[] m = new double[6];
            transform.getMatrix(m);
            attributes.addAll(List.of("transform", "matrix(" + number(m[0]) + " " + number(m[1]) + " " + number(m[2]) + " " + number(m[3]) + " " + number(m[4]) + " " + number(m[5]) + ")"));
        } else {
            transform.transform(at, 0, at, 0, 1);
        }
        attributes.addAll(0, List.of("x", number(at[0]), "y", number(at[1])));
        int length = getFontMetrics(font).stringWidth(text);
        if (length > 0) {
            // If the font is missing, its substitute is fitted to the same width.
            attributes.addAll(List.of("textLength", number(length), "lengthAdjust", "spacingAndGlyphs"));
        }
        if (!text.isBlank()) {
            page.element("text", text, attributes.toArray(String[]::new));
        }
    }

    private boolean isTurned() {
        return (transform.getType() & ~AffineTransform.TYPE_TRANSLATION) != 0;
    }

    private double scale() {
        return Math.sqrt(Math.abs(transform.getDeterminant()));
    }

    /** Writes non-finite numbers as zero and limits others to a thousand million, because viewers cannot read larger ones. */
    private static String number(double value) {
        return Decimals.trimmed(Double.isFinite(value) ? Math.max(-FARTHEST, Math.min(FARTHEST, value)) : 0, DIGITS);
    }

    @Override
    public void drawString(AttributedCharacterIterator text, float x, float y) {
        StringBuilder plain = new StringBuilder();
        for (char c = text.first(); c != AttributedCharacterIterator.DONE; c = text.next()) {
            plain.append(c);
        }
        drawString(plain.toString(), x, y);
    }

    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        fill(glyphs.getOutline(x, y));
    }

    @Override
    public boolean hit(Rectangle area, Shape shape, boolean onStroke) {
        return transform.createTransformedShape(onStroke ? stroke.createStrokedShape(shape) : shape).intersects(area);
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        return MEASURE.getDeviceConfiguration();
    }

    @Override
    public FontMetrics getFontMetrics(Font measured) {
        return MEASURE.getFontMetrics(measured);
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        return new FontRenderContext(null, true, true);
    }

    @Override
    public void setComposite(Composite wanted) {
        composite = wanted instanceof AlphaComposite alpha ? alpha : AlphaComposite.SrcOver;
    }

    @Override
    public Composite getComposite() {
        return composite;
    }

    @Override
    public void setPaint(Paint paint) {
        if (paint != null && !(paint instanceof Color)) {
            throw new UnsupportedOperationException("only plain colours are supported, not " + paint.getClass().getSimpleName());
        }
        colour = paint == null ? colour : (Color) paint;
    }

    @Override
    public Paint getPaint() {
        return colour;
    }

    @Override
    public void setColor(Color wanted) {
        setPaint(wanted);
    }

    @Override
    public Color getColor() {
        return colour;
    }

    @Override
    public void setBackground(Color wanted) {
        background = wanted;
    }

    @Override
    public Color getBackground() {
        return background;
    }

    @Override
    public void setStroke(Stroke wanted) {
        stroke = (BasicStroke) wanted;
    }

    @Override
    public Stroke getStroke() {
        return stroke;
    }

    @Override
    public void setFont(Font wanted) {
        font = wanted == null ? font : wanted;
    }

    @Override
    public Font getFont() {
        return font;
    }

    @Override
    public void setRenderingHint(RenderingHints.Key key, Object value) {
        if (value == null) {
            hints.remove(key);
        } else {
            hints.put(key, value);
        }
    }

    @Override
    public Object getRenderingHint(RenderingHints.Key key) {
        return hints.get(key);
    }

    @Override
    public void setRenderingHints(Map<?, ?> wanted) {
        hints.clear();
        hints.putAll(wanted);
    }

    @Override
    public void addRenderingHints(Map<?, ?> more) {
        hints.putAll(more);
    }

    @Override
    public RenderingHints getRenderingHints() {
        return (RenderingHints) hints.clone();
    }

    @Override
    public void transform(AffineTransform more) {
        transform.concatenate(more);
    }

    @Override
    public void setTransform(AffineTransform wanted) {
        transform = new AffineTransform(wanted);
    }

    @Override
    public AffineTransform getTransform() {
        return new AffineTransform(transform);
    }

    @Override
    public void clip(Shape more) {
        if (more == null) {
            clip = null;
            return;
        }
        Area area = new Area(transform.createTransformedShape(more));
        if (clip != null) {
            area.intersect(new Area(clip));
        }
        clip = area;
    }

    @Override
    public void setClip(Shape wanted) {
        clip = wanted == null ? null : transform.createTransformedShape(wanted);
    }

    @Override
    public Shape getClip() {
        try {
            return clip == null ? null : transform.createInverse().createTransformedShape(clip);
        } catch (NoninvertibleTransformException flat) {
            throw new IllegalStateException(flat);
        }
    }
}
