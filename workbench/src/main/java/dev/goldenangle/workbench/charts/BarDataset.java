package dev.goldenangle.workbench.charts;

import dev.goldenangle.toolkit.plot.Points;
import org.jfree.data.DomainOrder;
import org.jfree.data.xy.AbstractIntervalXYDataset;

/** Bars by group of causes, in arrays that are reused between frames. */
final class BarDataset extends AbstractIntervalXYDataset {
    private static final long serialVersionUID = 1L;
    private final transient Points[] starts = new Points[CauseGroup.values().length];
    private final transient Points[] ends = new Points[CauseGroup.values().length];

    BarDataset() {
        for (int i = 0; i < starts.length; i++) {
            starts[i] = new Points();
            ends[i] = new Points();
        }
    }

    void clear() {
        for (int i = 0; i < starts.length; i++) {
            starts[i].clear();
            ends[i].clear();
        }
    }

    void add(int series, double fromX, double toX, double fromY, double toY) {
        starts[series].add(fromX, fromY);
        ends[series].add(toX, toY);
    }

    /** The lowest bottom of all bars, or zero. */
    double min() {
        double min = 0;
        for (Points points : ends) {
            min = Math.min(min, points.min());
        }
        return min;
    }

    double max() {
        double max = 0;
        for (Points points : ends) {
            max = Math.max(max, points.max());
        }
        return max;
    }

    @Override
    public DomainOrder getDomainOrder() {
        return DomainOrder.ASCENDING;
    }

    @Override
    public int getSeriesCount() {
        return starts.length;
    }

    @Override
    public Comparable<?> getSeriesKey(int series) {
        return CauseGroup.values()[series];
    }

    @Override
    public int getItemCount(int series) {
        return starts[series].count();
    }

    @Override
    public Number getX(int series, int item) {
        return getStartX(series, item);
    }

    @Override
    public Number getY(int series, int item) {
        return getEndY(series, item);
    }

    @Override
    public Number getStartX(int series, int item) {
        return starts[series].x(item);
    }

    @Override
    public Number getEndX(int series, int item) {
        return ends[series].x(item);
    }

    @Override
    public Number getStartY(int series, int item) {
        return starts[series].y(item);
    }

    @Override
    public Number getEndY(int series, int item) {
        return ends[series].y(item);
    }

    @Override
    public double getStartXValue(int series, int item) {
        return starts[series].x(item);
    }

    @Override
    public double getEndXValue(int series, int item) {
        return ends[series].x(item);
    }

    @Override
    public double getStartYValue(int series, int item) {
        return starts[series].y(item);
    }

    @Override
    public double getEndYValue(int series, int item) {
        return ends[series].y(item);
    }
}
