package dev.goldenangle.workbench.plot;

import dev.goldenangle.workbench.look.Token;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes a plot as an SVG element, in a page or as a file of its own. */
public final class SvgSurface implements Surface {
    private static final int DIGITS = 1;
    /** How far below its top, and below its middle, a text's baseline lies, in sizes of Roboto. */
    private static final double ASCENT = 0.93;
    private static final double HALF_HEIGHT = 0.35;
    private final Markup page;
    private final Function<Token, String> colours;
    private boolean clipped;

    private SvgSurface(Markup page, Function<Token, String> colours) {
        this.page = page;
        this.colours = colours;
    }

    /**
     * Begins an element; {@link #end} ends it.
     *
     * @param title   what it shows, for those who do not see it
     * @param colours a colour as the file writes it
     */
    public static SvgSurface begin(Markup page, String title, double width, double height, Function<Token, String> colours) {
        page.begin("svg", "xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + number(width) + " " + number(height), "role", "img", "aria-label", title, "class", "plot");
        page.element("title", title);
        return new SvgSurface(page, colours);
    }

    public void end() {
        page.end();
    }

    private static String number(double value) {
        return SvgPath.number(value, DIGITS);
    }

    @Override
    public void fill(Ink ink, double x, double y, double width, double height) {
        element("rect", filled(ink), "x", number(x), "y", number(y), "width", number(Math.max(0, width)), "height", number(Math.max(0, height)));
    }

    @Override
    public void fill(Ink ink, Polyline outline) {
        SvgPath path = path(outline).close();
        if (!path.isEmpty()) {
            element("path", filled(ink), "d", path.toString());
        }
    }

    @Override
    public void stroke(LineStyle style, Polyline line) {
        SvgPath path = path(line);
        if (!path.isEmpty()) {
            element("path", stroked(style), "d", path.toString());
        }
    }

    @Override
    public void circle(Ink ink, double x, double y, double radius) {
        element("circle", filled(ink), "cx", number(x), "cy", number(y), "r", number(radius));
    }

    @Override
    public void ring(LineStyle style, double x, double y, double radius) {
        element("circle", stroked(style), "cx", number(x), "cy", number(y), "r", number(radius));
    }

    @Override
    public void write(Lettering lettering, String text, double x, double y) {
        double down = switch (lettering.down()) {
            case TOP -> ASCENT * lettering.size();
            case MIDDLE -> HALF_HEIGHT * lettering.size();
            case BASELINE -> 0;
        };
        List<String> attributes = new ArrayList<>(List.of("x", number(x), "y", number(y + down), "font-size", number(lettering.size()), "fill", colours.apply(lettering.colour())));
        if (lettering.across() != Lettering.Across.START) {
            attributes.addAll(List.of("text-anchor", lettering.across() == Lettering.Across.END ? "end" : "middle"));
        }
        if (lettering.weight() == Lettering.Weight.MEDIUM) {
            attributes.addAll(List.of("font-weight", "500"));
        }
        page.element("text", text, attributes.toArray(String[]::new));
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        unclip();
        String id = page.freshId("clip");
        page.begin("clipPath", "id", id).leaf("rect", "x", number(x), "y", number(y), "width", number(Math.max(0, width)), "height", number(Math.max(0, height))).end();
        page.begin("g", "clip-path", "url(#" + id + ")");
        clipped = true;
    }

    @Override
    public void unclip() {
        if (clipped) {
            page.end();
            clipped = false;
        }
    }

    private void element(String name, List<String> style, String... place) {
        List<String> attributes = new ArrayList<>(List.of(place));
        attributes.addAll(style);
        page.leaf(name, attributes.toArray(String[]::new)).raw("\n");
    }

    private List<String> filled(Ink ink) {
        List<String> attributes = new ArrayList<>(List.of("fill", colours.apply(ink.token())));
        if (ink.opacity() < 1) {
            attributes.addAll(List.of("fill-opacity", SvgPath.number(ink.opacity(), 3)));
        }
        return attributes;
    }

    private List<String> stroked(LineStyle style) {
        List<String> attributes = new ArrayList<>(List.of("fill", "none", "stroke", colours.apply(style.ink().token()), "stroke-width", number(style.width()), "stroke-linejoin", "round"));
        if (style.ink().opacity() < 1) {
            attributes.addAll(List.of("stroke-opacity", SvgPath.number(style.ink().opacity(), 3)));
        }
        if (!style.dashes().isEmpty()) {
            attributes.addAll(List.of("stroke-dasharray", style.dashes().stream().map(SvgSurface::number).collect(Collectors.joining(" "))));
        }
        return attributes;
    }

    private static SvgPath path(Polyline line) {
        SvgPath path = new SvgPath(DIGITS);
        for (int i = 0; i < line.count(); i++) {
            path.lineTo(line.x(i), line.y(i));
        }
        return path;
    }
}
