package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The events of a run as marks along the top of a lane: jumps numbered triangles, landings rings, others by their own shapes. */
final class EventMarks extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    /** Height of the strip that lines keep clear of. */
    static final double STRIP = 16;
    private static final double CENTRE = 8;
    private static final double CROWDED = 5;
    private static final double ROOM_FOR_NUMBER = 22;
    private transient Run run;
    private Color colour = Color.WHITE;
    private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 10);

    void setRun(Run shown) {
        run = shown;
    }

    void setInks(Color newColour, Font newFont) {
        colour = newColour;
        font = newFont;
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int renderer, PlotRenderingInfo info) {
        if (run == null) {
            return;
        }
        g2.setPaint(colour);
        g2.setStroke(Inks.HAIRLINE);
        g2.setFont(font);
        double rate = run.header().tickRate();
        List<Event> events = run.events();
        int jumps = 0;
        double lastJump = Double.NEGATIVE_INFINITY;
        double lastMark = Double.NEGATIVE_INFINITY;
        double y = area.getY() + CENTRE;
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            boolean jump = event.kind() == EventKind.JUMP;
            jumps += jump ? 1 : 0;
            double seconds = Decimation.secondsOf(event.tick(), rate);
            if (seconds < domain.getLowerBound() || seconds > domain.getUpperBound()) {
                continue;
            }
            double x = domain.valueToJava2D(seconds, area, RectangleEdge.BOTTOM);
            if (jump && x - lastJump >= CROWDED) {
                triangle(g2, x, y);
                if (x - lastJump >= ROOM_FOR_NUMBER) {
                    g2.drawString(Integer.toString(jumps), (float) (x + 6), (float) (y + 4));
                }
                lastJump = x;
            } else if (!jump && x - lastMark >= CROWDED) {
                mark(g2, event.kind(), jumpFollows(events, i, rate) ? x - 9 : x, y);
                lastMark = x;
            }
        }
    }

    /** Whether the next jump comes so soon that its triangle would cover a mark here. */
    private static boolean jumpFollows(List<Event> events, int index, double rate) {
        int tick = events.get(index).tick();
        for (int i = index + 1; i < events.size() && events.get(i).tick() - tick < 0.06 * rate; i++) {
            if (events.get(i).kind() == EventKind.JUMP) {
                return true;
            }
        }
        return false;
    }

    static void triangle(Graphics2D g2, double x, double y) {
        g2.fill(polygon(x, y - 3.5, x + 3.5, y + 3, x - 3.5, y + 3));
    }

    static void mark(Graphics2D g2, EventKind kind, double x, double y) {
        switch (kind) {
            case LAND -> g2.draw(new Ellipse2D.Double(x - 2.5, y - 2.5, 5, 5));
            case WALL_HIT, STUCK -> g2.draw(cross(x, y));
            case START, CHECKPOINT, FINISH -> g2.fill(polygon(x, y - 4, x + 5, y - 2, x + 1, y, x + 1, y + 4, x, y + 4));
            case STEP -> g2.fill(new Rectangle2D.Double(x - 0.5, y, 1, 4));
            default -> g2.draw(polygon(x, y - 3.5, x + 3.5, y, x, y + 3.5, x - 3.5, y));
        }
    }

    private static Path2D cross(double x, double y) {
        Path2D path = new Path2D.Double();
        path.moveTo(x - 2.5, y - 2.5);
        path.lineTo(x + 2.5, y + 2.5);
        path.moveTo(x - 2.5, y + 2.5);
        path.lineTo(x + 2.5, y - 2.5);
        return path;
    }

    private static Path2D polygon(double... points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return path;
    }
}
