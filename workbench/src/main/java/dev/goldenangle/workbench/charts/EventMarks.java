package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.plot.Decimation;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Scale;
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

/** The events of a run as marks along the top of a lane: jumps as numbered triangles, landings as rings, others with their own shapes. */
final class EventMarks extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    /** The height of the strip that lines do not enter. */
    static final double STRIP = 16;
    private static final double CENTRE = 8;
    private static final double CROWDED = 8;
    private static final double ROOM_FOR_NUMBER = 24;
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
        Scale time = Scale.of(domain, area, RectangleEdge.BOTTOM);
        double rate = run.header().tickRate();
        double y = area.getY() + CENTRE;
        Path2D filled = new Path2D.Double();
        Path2D drawn = new Path2D.Double();
        List<Event> events = run.events();
        int jumps = 0;
        double lastJump = Double.NEGATIVE_INFINITY;
        double lastOther = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            boolean jump = event.kind() == EventKind.JUMP;
            jumps += jump ? 1 : 0;
            double seconds = Decimation.secondsOf(event.tick(), rate);
            double x = time.at(seconds);
            if (!domain.getRange().contains(seconds) || x - (jump ? lastJump : lastOther) < CROWDED) {
                continue;
            }
            if (jump) {
                add(event.kind(), x, y, filled, drawn);
                if (x - lastJump >= ROOM_FOR_NUMBER) {
                    g2.drawString(Integer.toString(jumps), (float) (x + 6), (float) (y + 4));
                }
                lastJump = x;
            } else if (x - lastJump >= CROWDED) {
                add(event.kind(), jumpFollows(events, i, rate) ? x - 9 : x, y, filled, drawn);
                lastOther = x;
            }
        }
        g2.fill(filled);
        g2.draw(drawn);
    }

    /** Whether the next jump is so close that its triangle would cover this mark. */
    private static boolean jumpFollows(List<Event> events, int index, double rate) {
        int tick = events.get(index).tick();
        for (int i = index + 1; i < events.size() && events.get(i).tick() - tick < 0.06 * rate; i++) {
            if (events.get(i).kind() == EventKind.JUMP) {
                return true;
            }
        }
        return false;
    }

    private static void add(EventKind kind, double x, double y, Path2D filled, Path2D drawn) {
        switch (kind) {
            case JUMP -> filled.append(polygon(x, y - 3.5, x + 3.5, y + 3, x - 3.5, y + 3), false);
            case LAND -> drawn.append(new Ellipse2D.Double(x - 2.5, y - 2.5, 5, 5), false);
            case WALL_HIT, STUCK -> drawn.append(cross(x, y), false);
            case START, CHECKPOINT, FINISH -> filled.append(polygon(x, y - 4, x + 5, y - 2, x + 1, y, x + 1, y + 4, x, y + 4), false);
            case STEP -> filled.append(new Rectangle2D.Double(x - 0.5, y, 1, 4), false);
            default -> drawn.append(polygon(x, y - 3.5, x + 3.5, y, x, y + 3.5, x - 3.5, y), false);
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
