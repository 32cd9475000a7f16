package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** An axis of internal values, labelled at round values of the display unit. The last label of a horizontal axis includes the unit. */
final class RoundAxis extends NumberAxis {
    private static final long serialVersionUID = 1L;
    private static final double PIXELS_PER_UPRIGHT = 60;
    private static final double PIXELS_PER_LEVEL = 34;
    /** If the last label is closer to the right edge than this, it is aligned with the edge. */
    private static final double ROOM_FOR_LAST = 16;
    /** Labels closer to the top than this would be cut off. */
    private static final double ROOM_ABOVE = 6;
    private final Unit unit;

    /** @param room pixels for the labels, next to or below the plot */
    RoundAxis(Unit unit, double from, double to, double room, Inks inks) {
        this.unit = unit;
        boolean hasRange = from != to && Double.isFinite(to - from);
        setRange(hasRange ? Math.min(from, to) : 0, hasRange ? Math.max(from, to) : 1);
        setInverted(from > to);
        setAxisLineVisible(false);
        setTickMarksVisible(false);
        setFixedDimension(room);
        setTickLabelInsets(new RectangleInsets(4, 6, 0, 6));
        setTickLabelFont(inks.axis());
        setTickLabelPaint(inks.of(Token.FG_SUBTLE));
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        boolean isAcross = edge == RectangleEdge.BOTTOM;
        double parts = Math.max(2, isAcross ? area.getWidth() / PIXELS_PER_UPRIGHT : area.getHeight() / PIXELS_PER_LEVEL);
        RoundSteps steps = RoundSteps.within(unit.toShown(getLowerBound()), unit.toShown(getUpperBound()), parts, unit);
        List<NumberTick> ticks = new ArrayList<>();
        for (double shown : steps.values()) {
            double value = unit.toInternal(shown);
            boolean isLast = ticks.size() == steps.count() - 1;
            String number = Numbers.fixed(shown, steps.digits());
            double pixel = valueToJava2D(value, area, edge);
            TextAnchor anchor = isAcross ? isLast && pixel > area.getMaxX() - ROOM_FOR_LAST ? TextAnchor.TOP_RIGHT : TextAnchor.TOP_CENTER
                    : pixel < ROOM_ABOVE ? TextAnchor.TOP_RIGHT : TextAnchor.CENTER_RIGHT;
            ticks.add(new NumberTick(value, isAcross && isLast ? Numbers.withUnit(number, unit.symbol()) : number, anchor, anchor, 0));
        }
        return ticks;
    }
}
