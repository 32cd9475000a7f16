package dev.goldenangle.toolkit.plot;

import org.jfree.data.DomainOrder;
import org.jfree.data.xy.AbstractXYDataset;

import java.util.ArrayList;
import java.util.List;

/** A dataset of lines whose arrays are reused from frame to frame. */
public final class LineDataset extends AbstractXYDataset {
    private static final long serialVersionUID = 1L;
    private final transient List<Points> lines = new ArrayList<>();
    private int count;

    /** Sets the number of lines; extra ones keep their arrays for later. */
    public void setCount(int wanted) {
        while (lines.size() < wanted) {
            lines.add(new Points());
        }
        count = wanted;
    }

    public Points line(int series) {
        return lines.get(series);
    }

    /** The lowest value of all lines; greater than {@link #max} if there is none. */
    public double min() {
        double min = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, lines.get(i).min());
        }
        return min;
    }

    public double max() {
        double max = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            max = Math.max(max, lines.get(i).max());
        }
        return max;
    }

    @Override
    public DomainOrder getDomainOrder() {
        return DomainOrder.ASCENDING;
    }

    @Override
    public int getSeriesCount() {
        return count;
    }

    @Override
    public Comparable<?> getSeriesKey(int series) {
        return series;
    }

    @Override
    public int getItemCount(int series) {
        return lines.get(series).count();
    }

    @Override
    public Number getX(int series, int item) {
        return lines.get(series).x(item);
    }

    @Override
    public Number getY(int series, int item) {
        return lines.get(series).y(item);
    }

    @Override
    public double getXValue(int series, int item) {
        return lines.get(series).x(item);
    }

    @Override
    public double getYValue(int series, int item) {
        return lines.get(series).y(item);
    }
}
