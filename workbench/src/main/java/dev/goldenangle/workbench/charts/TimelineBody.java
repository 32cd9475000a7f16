package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.plot.PlotRenderingInfo;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The chart with its overlay and readouts. It reads the runs and redraws only when something visible has changed. */
final class TimelineBody extends Pane {
    private static final double ROOM_FOR_READOUTS = 640;
    private static final double ZOOM_PER_NOTCH = 1.2;
    /** Larger text does not fit beside an axis. */
    private static final double MOST_TEXT_SCALE = 1.5;
    private static final int BIG_STEP = 16;
    /** A slow chart is redrawn less often: after a drawing it waits for this many times its drawing time. */
    private static final long IDLE_PER_BUSY = 2;
    private static final long QUICK_NANOS = 8_000_000L;

    private final TimelineViewModel model;
    private final Appearance look;
    private final TimelineOverlay overlay;
    private final ReadoutPane readouts = new ReadoutPane();
    private TimelineChart chart;
    private ChartCanvas canvas;
    private Drawn drawn;
    private long restUntil;
    private boolean stale;
    private double dragX;

    /** Everything that the picture depends on. Runs are compared by identity, because they are immutable. */
    private record Drawn(List<Lane> lanes, List<RunEntry> shown, List<Run> runs, List<Dash> dashes, List<Double> shifts, double from, double to, double width, double height, Theme theme, double textScale) {
        boolean isSameAs(Drawn other) {
            if (other == null || runs.size() != other.runs.size()) {
                return false;
            }
            for (int i = 0; i < runs.size(); i++) {
                if (runs.get(i) != other.runs.get(i)) {
                    return false;
                }
            }
            return lanes.equals(other.lanes) && shown.equals(other.shown) && dashes.equals(other.dashes) && shifts.equals(other.shifts) && from == other.from && to == other.to
                    && width == other.width && height == other.height && theme == other.theme && textScale == other.textScale;
        }
    }

    TimelineBody(TimelineViewModel model, Appearance look) {
        this.model = model;
        this.look = look;
        overlay = new TimelineOverlay(look);
        overlay.setId("timeline-chart");
        overlay.setFocusTraversable(true);
        overlay.setAccessibleText(Messages.text("charts.accessible"));
        overlay.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        overlay.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        overlay.addEventHandler(ScrollEvent.SCROLL, this::scroll);
        overlay.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        getChildren().addAll(overlay, readouts);
        look.textScaleProperty().addListener(observable -> fitReadouts());
        fitReadouts();
    }

    private void fitReadouts() {
        readouts.setTextScale(look.textScaleProperty().get());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        boolean roomy = getWidth() >= ROOM_FOR_READOUTS;
        readouts.setVisible(roomy);
        double right = roomy ? readouts.width() : 0;
        overlay.resizeRelocate(0, 0, Math.max(0, getWidth() - right), getHeight());
        readouts.resizeRelocate(getWidth() - right, 0, right, getHeight());
    }

    /** Redraws if something has changed since the last frame. */
    void refresh() {
        double width = Math.floor(overlay.getWidth());
        double height = Math.floor(getHeight());
        if (width < 2 * TimelineChart.AXIS_WIDTH || height < 2 * TimelineChart.AXIS_HEIGHT) {
            return;
        }
        List<RunEntry> shown = model.shown();
        Drawn wanted = new Drawn(model.drawn(height), shown, runs(shown), shown.stream().map(entry -> Dash.number(entry.dash())).toList(),
                shown.stream().map(RunEntry::shift).toList(), model.window().from(), model.window().to(), width, height, look.theme(), Math.min(MOST_TEXT_SCALE, look.textScaleProperty().get()));
        if (stale || !wanted.isSameAs(drawn) && System.nanoTime() >= restUntil) {
            stale = false;
            long start = System.nanoTime();
            draw(wanted);
            long took = System.nanoTime() - start;
            restUntil = took < QUICK_NANOS ? 0 : start + took + took * IDLE_PER_BUSY;
        }
        if (drawn != null) {
            placeCursor();
        }
    }

    /** Reads and draws everything at the next refresh, even if the last drawing was slow. */
    void invalidate() {
        stale = true;
    }

    private List<Run> runs(List<RunEntry> shown) {
        List<Run> runs = new ArrayList<>();
        runs.add(model.now());
        shown.forEach(entry -> runs.add(entry.run()));
        return runs;
    }

    private void draw(Drawn wanted) {
        if (chart == null) {
            chart = new TimelineChart(new Inks(wanted.theme, wanted.textScale));
            canvas = new ChartCanvas(chart.chart());
            canvas.setTooltipEnabled(false);
            canvas.addOverlay(new ForgetInks());
            canvas.setMouseTransparent(true);
            getChildren().add(0, canvas);
        }
        if (drawn == null || drawn.theme != wanted.theme || drawn.textScale != wanted.textScale) {
            chart.paint(new Inks(wanted.theme, wanted.textScale));
        }
        if (drawn == null || !drawn.lanes.equals(wanted.lanes)) {
            chart.setLanes(wanted.lanes);
        }
        chart.read(wanted.shown, model.now(), wanted.from, wanted.to, wanted.width, wanted.height);
        if (canvas.getWidth() != wanted.width || canvas.getHeight() != wanted.height) {
            canvas.setWidth(wanted.width);
            canvas.setHeight(wanted.height);
        }
        chart.redraw();
        drawn = wanted;
        titles();
    }

    private void titles() {
        List<String> names = chart.lanes().stream().map(lane -> lane.lane().title()).toList();
        List<String> units = chart.lanes().stream().map(lane -> ChartExport.unitOf(lane, model.now())).toList();
        overlay.setTitles(names, units, areas());
    }

    private List<Rectangle2D> areas() {
        PlotRenderingInfo info = canvas.getRenderingInfo().getPlotInfo();
        List<Rectangle2D> areas = new ArrayList<>();
        for (int i = 0; i < info.getSubplotCount(); i++) {
            areas.add(info.getSubplotInfo(i).getDataArea());
        }
        return areas;
    }

    private void placeCursor() {
        List<Rectangle2D> areas = areas();
        if (areas.size() != chart.lanes().size()) {
            return;
        }
        double seconds = model.cursorSeconds();
        Rectangle2D first = areas.get(0);
        double x = first.getX() + (seconds - drawn.from) / (drawn.to - drawn.from) * first.getWidth();
        List<TimelineOverlay.Dot> dots = new ArrayList<>();
        List<List<Readout>> rows = new ArrayList<>();
        double[] tops = new double[areas.size()];
        double[] bottoms = new double[areas.size()];
        for (int i = 0; i < areas.size(); i++) {
            LanePlot lane = chart.lanes().get(i);
            tops[i] = areas.get(i).getMinY();
            bottoms[i] = areas.get(i).getMaxY();
            rows.add(model.readouts(lane.lane(), lane.ticksPerBar()));
            addDots(lane, areas.get(i), seconds, dots);
        }
        overlay.setCursor(x, seconds, first.getMinX(), first.getMaxX(), first.getMinY(), bottoms[bottoms.length - 1], dots);
        readouts.show(rows, tops, bottoms);
    }

    private void addDots(LanePlot lane, Rectangle2D area, double seconds, List<TimelineOverlay.Dot> dest) {
        if (lane.lane().kind() == Lane.Kind.RUNS) {
            for (RunEntry entry : drawn.shown) {
                dot(lane, area, entry.run(), lane.lane().curves().get(0).column(), Token.series(entry.series()), seconds - entry.shift(), dest);
            }
        } else if (lane.lane().kind() == Lane.Kind.CURVES) {
            Lane.Curve curve = lane.lane().curves().get(0);
            dot(lane, area, model.now(), curve.column(), curve.colour(), seconds, dest);
        }
    }

    /** The run that was drawn may be gone, because a slow chart is not redrawn immediately when the source changes. */
    private void dot(LanePlot lane, Rectangle2D area, Run run, String key, Token colour, double seconds, List<TimelineOverlay.Dot> dest) {
        double factor = run == null || run.length() == 0 || model.now() == null ? Double.NaN : SharedAxis.factor(run, key, model.now());
        if (!Double.isNaN(factor)) {
            double value = factor * Readout.valueAt(run, run.columns().indexOf(key), seconds);
            double share = (value - lane.ticks().lower()) / (lane.ticks().upper() - lane.ticks().lower());
            dest.add(0, new TimelineOverlay.Dot(area.getMaxY() - share * area.getHeight(), colour));
        }
    }

    private double secondsAt(double x) {
        double width = overlay.getWidth() - TimelineChart.AXIS_WIDTH - TimelineChart.RIGHT;
        return model.window().from() + (x - TimelineChart.AXIS_WIDTH) / width * model.window().span();
    }

    private void press(MouseEvent event) {
        overlay.requestFocus();
        dragX = event.getX();
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            model.goTo(secondsAt(event.getX()));
        }
        if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            model.showAll();
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            model.seek(secondsAt(event.getX()));
        } else {
            model.pan(secondsAt(dragX) - secondsAt(event.getX()));
        }
        dragX = event.getX();
    }

    private void scroll(ScrollEvent event) {
        boolean sideways = event.isShiftDown() || Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY());
        if (sideways) {
            double delta = Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY()) ? event.getDeltaX() : event.getDeltaY();
            model.pan(secondsAt(0) - secondsAt(delta));
        } else if (event.getDeltaY() != 0) {
            model.zoom(secondsAt(event.getX()), event.getDeltaY() > 0 ? 1 / ZOOM_PER_NOTCH : ZOOM_PER_NOTCH);
        }
        event.consume();
    }

    private void key(KeyEvent event) {
        int step = event.isShiftDown() ? BIG_STEP : 1;
        switch (event.getCode()) {
            case LEFT -> model.step(-step);
            case RIGHT -> model.step(step);
            case HOME -> model.seek(0);
            case END -> model.follow();
            case PLUS, ADD, EQUALS -> model.zoom(model.cursorSeconds(), 1 / ZOOM_PER_NOTCH);
            case MINUS, SUBTRACT -> model.zoom(model.cursorSeconds(), ZOOM_PER_NOTCH);
            default -> {
                return;
            }
        }
        event.consume();
    }
}
